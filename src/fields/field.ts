import type { z } from "zod";
import type { Language, Words } from "../contract/text.ts";
import type { DayOrder, typedDay } from "./date/typed-day.ts";

/** How a column is stored; also what a filter compares. */
export type ColumnType = "text" | "integer" | "numeric" | "boolean" | "date" | "timestamptz" | "text[]";

/** A spreadsheet cell's content. */
export type Cell = string | number | boolean | null;
/** What is written into one: a day or a moment as the program's own date, at the clock it is to show, said as UTC. */
export type WrittenCell = Cell | Date;

/** The dictionary or module (a path: the module itself) a stored key stands for; checked on every save and shown by its title in a spreadsheet. */
export type ChoiceSource = { readonly dictionary: string } | { readonly target: ReferenceTarget | `/${string}` };

/** What a reference may point to. A module declaration is one. */
export interface ReferenceTarget {
  readonly path: `/${string}`;
  readonly table: string;
  readonly record: Words;
  /** The field whose words stand for a record. */
  readonly recordTitle: string;
  readonly fields: Fields;
  readonly tree?: { readonly parent: string };
  /** A flag field: only records where it is on can be chosen. */
  readonly active?: string;
}

/** Rows of another table in which a field with several values keeps them, as its database names them: `{ table: "user_role", from: "account_id", to: "role_id" }`. */
export interface Join {
  readonly table: string;
  /** The column with the record's own id. */
  readonly from: string;
  /** The column with the id of the record referred to. */
  readonly to: string;
  /** The table has these two columns only, and neither `created_at` nor `created_by`. */
  readonly isBare?: true;
  /** A record joined here may be deleted all the same: that it was once chosen keeps nobody. */
  readonly letsGo?: true;
}

/** What a cell needs to know beside its value; titles are loaded beforehand. */
export interface CellContext {
  readonly language: Language;
  /** What stands first in the file's days of figures alone; absent: nobody has said it. */
  readonly dayOrder?: DayOrder;
  /** Handed in, as only the server reads sheets: a browser need not load all the ways to write a day. */
  readonly typedDay: typeof typedDay;
  /** What a person reads for a stored key. */
  titleOf(source: ChoiceSource, key: string): string | undefined;
  /** The key for what a person typed: a title in any language, or the key itself. */
  keyOf(source: ChoiceSource, title: string): string | undefined;
}

/** One stored and transported value. Most fields are one property; a translated text is three. */
export interface Property<Value = unknown> {
  readonly label: Words;
  /** Wire ↔ program. Nullable exactly when the value may be missing. */
  readonly schema: z.ZodType<Value>;
  readonly column: ColumnType;
  /** Only when the family spells it otherwise (wire.ts). */
  readonly wireName?: string;
  /** How a plain `<field>=value` is compared. */
  readonly plainOperator: "eq" | "like";
  /** The search box may look in it. */
  readonly isSearchable?: true;
  /** Accepted by calls, never answered by one (AZ-12). */
  readonly isSecret?: true;
  /** What a new record gets when a call leaves the value out; absent: nothing, or an error where it is required. */
  readonly initial?: Value;
  /** Where the permitted values stand, when they are data. */
  readonly source?: ChoiceSource;
  /** The value is a list of keys, kept there and in no column of the record's own table. */
  readonly join?: Join;
  /** For the spreadsheet: what a person reads there, and back. `fromCell` gives what `schema` then decodes. */
  toCell(value: Value, context: CellContext): WrittenCell;
  fromCell(cell: Cell, context: CellContext): unknown;
}

/** The names of the kinds; `views.tsx` holds a view for each, or does not compile. */
export type FieldKind =
  | "text"
  | "long-text"
  | "translated-text"
  | "number"
  | "flag"
  | "dictionary"
  | "date"
  | "image"
  | "images"
  | "reference"
  | "references"
  | "choice"
  | "choices"
  | "moment"
  | "rich-text"
  | "password";

/**
 * What a column can be: the data half. `Properties` maps a suffix to a value: `{ "": string }` for a field stored under its own
 * name, `{ "": string; En: string; Lo: string }` for one that spreads.
 */
export interface Field<Properties extends Record<string, unknown> = Record<string, unknown>> {
  readonly kind: FieldKind;
  readonly label: Words;
  readonly help?: Words;
  readonly isRequired: boolean;
  /** Filled by the server; shown, never typed. */
  readonly isReadOnly: boolean;
  /** Given by calls; no form asks for it. */
  readonly isCallOnly?: true;
  readonly properties: { readonly [Suffix in keyof Properties]: Property<Properties[Suffix]> };
}

/** What every kind's factory accepts beside its own options. */
export interface FieldOptions {
  readonly label: Words;
  readonly help?: Words;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly isCallOnly?: true;
}

/** The members every kind shares, from its options and its properties. */
export const fieldOf = <K extends FieldKind, P extends Record<string, unknown>>(
  kind: K,
  options: FieldOptions,
  properties: { readonly [S in keyof P]: Property<P[S]> },
) => ({
  kind,
  label: options.label,
  isRequired: options.required ?? false,
  isReadOnly: options.readOnly ?? false,
  properties,
  ...(options.help ? { help: options.help } : {}),
  ...(options.isCallOnly ? { isCallOnly: options.isCallOnly } : {}),
});

/** A cell as the text a person sees in it; numbers keep their digits. */
export const cellText = (cell: Cell): string => (cell === null ? "" : String(cell).trim());

export type Fields = Readonly<Record<string, Field>>;

type Spread<Name extends string, F> =
  F extends Field<infer P> ? { [Suffix in keyof P & string as `${Name}${Suffix}`]: P[Suffix] } : never;
type Merge<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void ? All : never;
/** The record a set of fields describes, under the program's names. */
export type ValuesOf<F extends Fields> = {
  [K in keyof Merge<{ [Name in keyof F & string]: Spread<Name, F[Name]> }[keyof F & string]>]: Merge<
    { [Name in keyof F & string]: Spread<Name, F[Name]> }[keyof F & string]
  >[K];
};
