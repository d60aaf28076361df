import type { DatabaseTransaction } from "../server/database/database.ts";
import type { Caller } from "../server/caller.ts";
import type { Module, Stored, Values } from "./define-module.ts";
import type { PendingRecord } from "./record/pending-record.server.ts";

export interface SaveContext<M extends Module = Module> {
  readonly trx: DatabaseTransaction;
  /** The stored record, locked; undefined for a new one. */
  readonly before: Stored<M> | undefined;
  readonly caller: Caller;
}

/**
 * A spreadsheet saves thousands of records at once: `all` and `once` let a rule query the database once for all of
 * them.
 */
export interface BeforeSaveContext<M extends Module = Module> extends SaveContext<M> {
  readonly id: string;
  /** All records of this save, including this one. */
  readonly all: readonly PendingRecord<M>[];
  /** Calls `ask` once per save and name; later calls get the same answer. */
  once<T>(name: string, ask: () => Promise<T>): Promise<T>;
}

/**
 * A module's own rules. They run inside the transaction, again after a deadlock, and refuse by throwing a `Failure`.
 */
export interface Hooks<M extends Module = Module> {
  /** Returns the values to store: the given ones, checked, completed, or (a password) replaced by its hash. */
  beforeSave?(
    values: Partial<Values<M>>,
    context: BeforeSaveContext<M>,
  ): Partial<Values<M>> | Promise<Partial<Values<M>>>;
  afterSave?(record: Stored<M>, context: SaveContext<M>): void | Promise<void>;
  /** Called once per save, with all its records. */
  afterSaveMany?(
    saved: readonly { readonly record: Stored<M>; readonly before: Stored<M> | undefined }[],
    context: Omit<SaveContext<M>, "before">,
  ): void | Promise<void>;
  beforeRemove?(record: Stored<M>, context: Omit<SaveContext<M>, "before">): void | Promise<void>;
  /** Called once per call, when all its records are in the bin. */
  afterRemove?(records: readonly Stored<M>[], context: Omit<SaveContext<M>, "before">): void | Promise<void>;
  beforeRestore?(record: Stored<M>, context: Omit<SaveContext<M>, "before">): void | Promise<void>;
}

/**
 * Widens a module's hooks for the engine, which calls them only with records of that module but does not know its type.
 */
export const anyHooks = <M extends Module>(hooks: Hooks<M>): Hooks => hooks;
