import { z } from "zod";
import { publicText, type PublicText } from "../contract/public/public-page.ts";
import type { Field, Fields } from "./field.ts";

/** What visitors get of a field, by its kind. The values of other kinds are for staff, or are told by their module itself. */
interface PublicValues {
  text: string;
  "translated-text": PublicText;
  /** Clean HTML (RT-01), its pictures in sizes. */
  "rich-text": PublicText;
  /** A value of its dictionary. */
  dictionary: string;
  /** Null: nobody said. */
  number: number | null;
  flag: boolean;
  /** ISO 8601, as the next; empty: nobody said. */
  date: string;
  moment: string;
  /** A path; empty: there is none. */
  image: string;
  images: string[];
}
export type PublicKind = keyof PublicValues;

/** The names of the fields that visitors can be shown. */
export type PublicNames<F extends Fields> = {
  [K in keyof F & string]: F[K]["kind"] extends PublicKind ? K : never;
}[keyof F & string];

/** Fields as members of an answer: each under its name, the word of a dictionary's value as `<name>Name`. */
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
  image: z.string(),
  images: z.array(z.string()),
};

export const isPublicKind = (kind: string): kind is PublicKind => Object.hasOwn(SHAPES, kind);

/** The shape of fields as members of an answer; throws for a kind that visitors are not shown. */
export const publicShape = (fields: Fields, names: readonly string[]): z.ZodRawShape =>
  Object.fromEntries(
    names.flatMap((name) => {
      const kind = (fields[name] as Field).kind;
      if (!isPublicKind(kind)) throw new Error(`${name}: visitors are shown no ${kind}`);
      const member = [name, SHAPES[kind]] as const;
      return kind === "dictionary" ? [member, [`${name}Name`, z.string()] as const] : [member];
    }),
  );
