import { z } from "zod";
import { LANGUAGES } from "../../../contract/text.ts";
import { enterprise } from "../../enterprise/enterprise.ts";
import { product } from "../../product/product.ts";
import { boardRecord } from "../../publishing/publishing.ts";
import { APPLICATION_STATES, LETTER_STATES } from "../application-state.ts";

/** Modules of the records an approval creates; products belong to the enterprise, so it comes first. */
export const CREATED_MODULES = { enterprise, product } as const;
export const CREATED_KINDS = ["enterprise", "product"] as const satisfies readonly (keyof typeof CREATED_MODULES)[];

const kind = z.enum(CREATED_KINDS);
export type CreatedKind = z.output<typeof kind>;

const letter = z.object({
  state: z.enum(LETTER_STATES),
  /** ISO moment of the approval. */
  at: z.string(),
  to: z.string(),
  phone: z.string(),
  contact: z.string(),
  /** The applicant's language, in which the email is written. */
  language: z.enum(LANGUAGES),
  subject: z.string(),
  /** Text of the email; where none is sent, the text for telling the applicant by hand. */
  text: z.string(),
});
export type ApprovalLetter = z.output<typeof letter>;

export const createdRecords = z.object({
  number: z.string(),
  title: z.string(),
  state: z.enum(APPLICATION_STATES),
  records: z.array(boardRecord.extend({ kind })),
  /** Records in the recycle bin. */
  removed: z.array(z.object({ kind, id: z.string(), version: z.int(), title: z.string() })),
  /** Number of records the caller may not see or that were deleted for good. */
  unseen: z.int(),
  /** Null unless approved. */
  letter: letter.nullable(),
});
export type CreatedRecords = z.output<typeof createdRecords>;
