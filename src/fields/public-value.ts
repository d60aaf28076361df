import { z } from "zod";
import { publicText, type PublicText } from "../contract/public/public-text.ts";
import { DOCUMENT_KINDS } from "../contract/files/documents.ts";
import type { Field, Fields } from "./field.ts";

const publicDocument = z.object({
  path: z.string(),
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  /** Bytes. */
  size: z.int(),
});
/** A document that visitors may download. */
export type PublicDocument = z.output<typeof publicDocument>;

/** The public value of a field, by kind. Other kinds are internal, or published by their module itself. */
interface PublicValues {
  text: string;
  "translated-text": PublicText;
  /** Sanitised HTML (RT-01) with responsive images. */
  "rich-text": PublicText;
  /** The entry's value. */
  dictionary: string;
  /** Null: not set. */
  number: number | null;
  flag: boolean;
  /** ISO 8601, as for `moment`; empty: not set. */
  date: string;
  moment: string;
  documents: PublicDocument[];
  /** A path; empty: none. */
  image: string;
  images: string[];
}
export type PublicKind = keyof PublicValues;

/** Names of the fields whose kind can be published. */
export type PublicNames<F extends Fields> = {
  [K in keyof F & string]: F[K]["kind"] extends PublicKind ? K : never;
}[keyof F & string];

/** The members of a reply for the fields; a dictionary's label is added as `<name>Name`. */
export type PublicMembers<F extends Fields, Names extends keyof F & string> = {
  [K in Names]: PublicValues[F[K]["kind"] & PublicKind];
} & { [K in Names as F[K]["kind"] extends "dictionary" ? `${K}Name` : never]: string };

const SHAPES: { readonly [K in PublicKind]: z.ZodType<PublicValues[K]> } = {
  text: z.string(),
  "translated-text": publicText,
  "rich-text": publicText,
  dictionary: z.string(),
  number: z.number().nullable(),
  flag: z.boolean(),
  date: z.string(),
  moment: z.string(),
  documents: z.array(publicDocument),
  image: z.string(),
  images: z.array(z.string()),
};

export const isPublicKind = (kind: string): kind is PublicKind => Object.hasOwn(SHAPES, kind);

/** The schema of those members; throws for a kind that cannot be published. */
export const publicShape = (fields: Fields, names: readonly string[]): z.ZodRawShape =>
  Object.fromEntries(
    names.flatMap((name) => {
      const kind = (fields[name] as Field).kind;
      if (!isPublicKind(kind)) throw new Error(`${name}: visitors are shown no ${kind}`);
      const member = [name, SHAPES[kind]] as const;
      return kind === "dictionary" ? [member, [`${name}Name`, z.string()] as const] : [member];
    }),
  );
