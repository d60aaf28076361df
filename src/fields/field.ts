import type { z } from "zod";
import type { Language, Words } from "../contract/text.ts";
import type { DayOrder, parseDay } from "../contract/date/parse-day.ts";

/** SQL type of the column, by which filters compare. */
export type ColumnType = "text" | "integer" | "numeric" | "boolean" | "date" | "timestamptz" | "text[]";

/** The content of a spreadsheet cell. */
export type Cell = string | number | boolean | null;
/** A cell to be written. Dates and timestamps are a Date whose UTC fields are the local time to be shown. */
export type WrittenCell = Cell | Date;

/**
 * The dictionary or module (or its path, for self-references) that a stored key refers to. Checked on every save;
 * spreadsheets show the title.
 */
export type ChoiceSource = { readonly dictionary: string } | { readonly target: ReferenceTarget | `/${string}` };

/** A module that a reference can point to; every module declaration is one. */
export interface ReferenceTarget {
  readonly path: `/${string}`;
  readonly table: string;
  readonly record: Words;
  /** The field that is a record's title. */
  readonly recordTitle: string;
  readonly fields: Fields;
  readonly tree?: { readonly parent: string };
  /** A flag field: only records with it on can be chosen. */
  readonly active?: string;
  /** Its records are people. */
  readonly ofPeople?: true;
  /** Area and module of its permissions. */
  readonly permission?: `${string}:${string}`;
  /** Only users who may list the records can choose one. */
  readonly areTitlesListed?: true;
}

/**
 * A join table for a field with several values, by database names: `{ table: "user_role", from: "account_id", to:
 * "role_id" }`.
 */
export interface Join {
  readonly table: string;
  /** Column with the id of the record that has the field. */
  readonly from: string;
  /** Column with the id of the referenced record. */
  readonly to: string;
  /** The table has these two columns only, without `created_at` and `created_by`. */
  readonly isBare?: true;
  /** A referenced record can be deleted; otherwise being referenced prevents it. */
  readonly allowsRemoval?: true;
}

/** The context in which cells are written and read; titles are preloaded. */
export interface CellContext {
  readonly language: Language;
  /** IANA name of the time zone of the sheet's times. */
  readonly timeZone: string;
  /** Day order of the file's numeric dates; absent: not chosen yet. */
  readonly dayOrder?: DayOrder;
  /** Injected, because only the server reads sheets and browsers need not load the parser. */
  readonly parseDay: typeof parseDay;
  /** The title of a stored key. */
  titleOf(source: ChoiceSource, key: string): string | undefined;
  /** The key of a typed text, which is a title in any language or the key itself. */
  keyOf(source: ChoiceSource, title: string): string | undefined;
}

/** One stored value with its wire format. Most fields have one property; a translated text has three. */
export interface Property<Value = unknown> {
  readonly label: Words;
  /** Decodes wire → program. Nullable exactly when the value is optional. */
  readonly schema: z.ZodType<Value>;
  readonly column: ColumnType;
  /** Only where the family's name differs (wire.ts). */
  readonly wireName?: string;
  /** Lists are put in order by a second column, `<column>_key`: as dictionaries do, in place of by code points. */
  readonly hasSortKey?: true;
  /** Operator of a plain `<field>=value` filter. */
  readonly plainOperator: "eq" | "like";
  /** Included in full-text search. */
  readonly isSearchable?: true;
  /** Accepted by calls and never returned (AZ-12). */
  readonly isSecret?: true;
  /** Default of a new record when a call omits the value; absent: null, or an error where it is required. */
  readonly initial?: Value;
  /** Source of the allowed values, when they are data. */
  readonly source?: ChoiceSource;
  /** The value is a list of ids stored in this join table instead of a column. */
  readonly join?: Join;
  /** Conversion to a spreadsheet cell and back; the result of `fromCell` is decoded by `schema`. */
  toCell(value: Value, context: CellContext): WrittenCell;
  fromCell(cell: Cell, context: CellContext): unknown;
}

/** All field kinds; `views.tsx` must have a view for each, or does not compile. */
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
  | "documents"
  | "reference"
  | "references"
  | "choice"
  | "choices"
  | "moment"
  | "rich-text"
  | "password";

/**
 * The data half of a field. `Properties` maps suffixes to value types: `{ "": string }` for a field with one column, `{
 * "": string; En: string; Lo: string }` for a translated one.
 */
export interface Field<Properties extends Record<string, unknown> = Record<string, unknown>> {
  readonly kind: FieldKind;
  readonly label: Words;
  readonly help?: Words;
  readonly isRequired: boolean;
  /** Required in the language in which the record was written (`sourceLanguage`), and in no other. */
  readonly isRequiredInSource?: true;
  /** Set by the server; shown but never edited. */
  readonly isReadOnly: boolean;
  /** Set by API calls; forms do not show it. */
  readonly isCallOnly?: true;
  readonly properties: { readonly [Suffix in keyof Properties]: Property<Properties[Suffix]> };
}

/** Options common to all kinds. */
export interface FieldOptions {
  readonly label: Words;
  readonly help?: Words;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly isCallOnly?: true;
}

/** Builds the members common to all kinds. */
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

/** A cell as trimmed text. */
export const cellText = (cell: Cell): string => (cell === null ? "" : String(cell).trim());

/** The property of one chosen record or entry: stored by its key, in spreadsheets by its title. */
export const chosenProperty = (
  { label }: Pick<FieldOptions, "label">,
  source: ChoiceSource,
  schema: z.ZodType<string | null>,
): Property<string | null> => ({
  label,
  schema,
  column: "text",
  plainOperator: "eq",
  source,
  toCell: (value, { titleOf }) => (value === null ? null : (titleOf(source, value) ?? value)),
  fromCell: (cell, { keyOf }) => keyOf(source, cellText(cell)) ?? cellText(cell),
});

export type Fields = Readonly<Record<string, Field>>;

type Spread<Name extends string, F> =
  F extends Field<infer P> ? { [Suffix in keyof P & string as `${Name}${Suffix}`]: P[Suffix] } : never;
type Merge<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void ? All : never;
/** The record type of a set of fields, by program names. */
export type ValuesOf<F extends Fields> = {
  [K in keyof Merge<{ [Name in keyof F & string]: Spread<Name, F[Name]> }[keyof F & string]>]: Merge<
    { [Name in keyof F & string]: Spread<Name, F[Name]> }[keyof F & string]
  >[K];
};
