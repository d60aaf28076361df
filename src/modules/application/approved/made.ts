import { z } from "zod";
import { LANGUAGES } from "../../../contract/text.ts";
import { enterprise } from "../../enterprise/enterprise.ts";
import { product } from "../../product/product.ts";
import { boardRecord } from "../../publishing/publishing.ts";
import { APPLICATION_STATES, LETTER_STATES } from "../application-state.ts";

/** What an approval makes records of, the one that the others belong to first. */
export const MADE_MODULES = { enterprise, product } as const;
export const MADE_KINDS = ["enterprise", "product"] as const satisfies readonly (keyof typeof MADE_MODULES)[];

const kind = z.enum(MADE_KINDS);
export type MadeKind = z.output<typeof kind>;

const letter = z.object({
  state: z.enum(LETTER_STATES),
  /** When the step was made that it belongs to. */
  at: z.string(),
  to: z.string(),
  phone: z.string(),
  contact: z.string(),
  /** The applicant's, in which it is written. */
  language: z.enum(LANGUAGES),
  subject: z.string(),
  /** What was sent or is to be; where nobody is mailed what can be told by hand. */
  text: z.string(),
});
export type MadeLetter = z.output<typeof letter>;

export const made = z.object({
  number: z.string(),
  title: z.string(),
  state: z.enum(APPLICATION_STATES),
  records: z.array(boardRecord.extend({ kind })),
  /** In the recycle bin. */
  removed: z.array(z.object({ kind, id: z.string(), version: z.int(), title: z.string() })),
  /** Not for the caller's eyes, or gone for good. */
  unseen: z.int(),
  /** Null: it is not approved. */
  letter: letter.nullable(),
});
export type Made = z.output<typeof made>;
