import type { DatabaseTransaction } from "../server/database/database.ts";
import type { Caller } from "../server/http/route.ts";
import type { Module, Stored, Values } from "./define-module.ts";

export interface SaveContext<M extends Module = Module> {
  readonly trx: DatabaseTransaction;
  /** The record as it stands; undefined for a new one. */
  readonly before: Stored<M> | undefined;
  readonly caller: Caller;
}

/** A record of a write, before it is written. */
export interface Coming<M extends Module = Module> {
  readonly id: string;
  /** Only those that differ. */
  readonly values: Partial<Values<M>>;
  readonly before: Stored<M> | undefined;
}

/** A spreadsheet writes thousands of records at once: what a rule asks the database, it asks once for all of them. */
export interface BeforeSaveContext<M extends Module = Module> extends SaveContext<M> {
  readonly id: string;
  /** All records of this write, this one among them. */
  readonly all: readonly Coming<M>[];
  /** Asks once in this write under this name, and gives the same answer from then on. */
  once<T>(name: string, ask: () => Promise<T>): Promise<T>;
}

/** A module's own rules, inside the transaction of the write. Throw a `Failure` to refuse. They may run again after a deadlock. */
export interface Hooks<M extends Module = Module> {
  /** Gives the values to store: the given ones, checked, completed, or (a password) replaced by their hash. */
  beforeSave?(
    values: Partial<Values<M>>,
    context: BeforeSaveContext<M>,
  ): Partial<Values<M>> | Promise<Partial<Values<M>>>;
  afterSave?(record: Stored<M>, context: SaveContext<M>): void | Promise<void>;
  /** Once for all records of one write. */
  afterSaveMany?(
    saved: readonly { readonly record: Stored<M>; readonly before: Stored<M> | undefined }[],
    context: Omit<SaveContext<M>, "before">,
  ): void | Promise<void>;
  beforeRemove?(record: Stored<M>, context: Omit<SaveContext<M>, "before">): void | Promise<void>;
  /** Once for all records of one call, when they are in the bin. */
  afterRemove?(records: readonly Stored<M>[], context: Omit<SaveContext<M>, "before">): void | Promise<void>;
  beforeRestore?(record: Stored<M>, context: Omit<SaveContext<M>, "before">): void | Promise<void>;
}

/** A module's own rules as the engine calls them: with records of that module, whose type it does not know. */
export const anyHooks = <M extends Module>(hooks: Hooks<M>): Hooks => hooks;
