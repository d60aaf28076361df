import type { ImportQuestions } from "../../../contract/import-result.ts";
import type { Cell } from "../../../fields/field.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import type { Module } from "../../define-module.ts";
import type { ImportChoices } from "../sheet-endpoints.ts";
import type { Hooks } from "../../hooks.server.ts";

/** A sheet too long for one request: its header has been read, its rows are in a spool file. */
export interface LongSheet {
  readonly head: readonly Cell[];
  /** Number of rows, and the path of the spool file. */
  readonly rows: number;
  readonly spoolFile: string;
  readonly choices: ImportChoices;
  readonly isDryRun: boolean;
  /** Of its times. */
  readonly timeZone: string;
  /** Questions that the header left open. */
  readonly questions: ImportQuestions;
}

/**
 * Long imports as background jobs, one object per process: routes register a module's rules, and its jobs write by
 * them.
 */
export interface Imports {
  /** Registers a module whose sheets may be imported, with its hooks. */
  offer(module: Module, hooks: Hooks): void;
  /** The hooks of a registered module. */
  rulesOf(path: string): Hooks | undefined;
  /** Returns the path of a new spool file. */
  newSpoolFile(): Promise<string>;
  /** Starts the background job and returns its id. */
  begin(
    module: Module,
    sheet: LongSheet,
    context: Pick<SignedInContext, "caller" | "language" | "idempotencyKey">,
  ): Promise<string>;
}
