import type { ImportQuestions } from "../../../contract/import-outcome.ts";
import type { Cell } from "../../../fields/field.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import type { Module } from "../../define-module.ts";
import type { ImportChoices } from "../sheet-endpoints.ts";
import type { Hooks } from "../../table/save.server.ts";

/** A sheet too long for a request: its head was read and found to be one, its rows were put aside. */
export interface LongSheet {
  readonly head: readonly Cell[];
  /** How many rows there are, and the file they were put into. */
  readonly rows: number;
  readonly aside: string;
  readonly choices: ImportChoices;
  readonly isDryRun: boolean;
  /** What its head left open. */
  readonly questions: ImportQuestions;
}

/** What becomes of a sheet too long for a request. Made once per process: routes say by which rules a module is written, and its jobs write by them. */
export interface Imports {
  /** Sheets of the module are taken here, by these rules. */
  offer(module: Module, hooks: Hooks): void;
  /** The rules of a module that is offered. */
  rulesOf(path: string): Hooks | undefined;
  /** A file of its own for the rows that are put aside. */
  newAside(): Promise<string>;
  /** Leaves the work to a job; gives its id. */
  begin(
    module: Module,
    sheet: LongSheet,
    context: Pick<SignedInContext, "caller" | "language" | "idempotencyKey">,
  ): Promise<string>;
}
