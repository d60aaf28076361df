import type { ErrorName } from "./errors.ts";

/** Query parameter of a form's page: the token of what was typed into it before. */
export const KEPT_FORM = "kept";
/** Member of a form that is not sent but shown in another language, with what was typed. */
export const SHOW_IN = "showIn";
/** Member of a form that says what was wrong with it: it says so in the other language too. */
export const WAS_REFUSED = "wasRefused";

/** What was typed into a plain form, and why it was refused; null: it was not. */
export interface KeptForm {
  readonly values: Readonly<Record<string, string>>;
  readonly reason: ErrorName | null;
  readonly retryAfter?: number | undefined;
}
