import type { FieldIssue } from "../../contract/errors.ts";

/** What is to be stored: the values that change, and the record they change if it is there already. */
export interface Draft {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly before?: Readonly<Record<string, unknown>> | undefined;
}
/** A broken rule of one draft, by its place in the list. */
export interface DraftIssue extends FieldIssue {
  readonly index: number;
}
