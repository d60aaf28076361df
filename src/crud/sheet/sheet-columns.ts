import { Failure } from "../../contract/errors.ts";
import type { ImportResult } from "../../contract/import-result.ts";
import { inLanguage, LANGUAGES } from "../../contract/text.ts";
import type { Cell } from "../../fields/field.ts";
import type { Module, NamedProperty } from "../define-module.ts";
import { SHEET_REFUSALS } from "./sheet-refusals.ts";
import { KEY_COLUMN, namesOfKeyColumn, VERSION_COLUMN } from "./record-key.ts";
import { foldCell } from "./find-header-row.ts";

/** All columns but secrets, in the order of declaration. */
export const sheetColumns = (module: Module): NamedProperty[] =>
  module.properties.filter(({ property }) => !property.isSecret);

/** The meaning of a sheet's columns, by position. */
export interface SheetColumns {
  /** Undefined: the column is not imported. */
  readonly properties: readonly (NamedProperty | undefined)[];
  /** Positions of record key and version. */
  readonly key?: number | undefined;
  readonly version?: number | undefined;
  /** The columns whose values only the server sets. */
  readonly readOnly: readonly { readonly at: number; readonly column: NamedProperty }[];
  /** Column names that match nothing. */
  readonly unknown: readonly string[];
}

/** For the answer to an import: the time zone, where the sheet has times that are imported. */
export const zoneOfTimes = ({ properties }: SheetColumns, timeZone: string): Pick<ImportResult, "timeZone"> =>
  properties.some((column) => column?.property.column === "timestamptz") ? { timeZone } : {};

const key = namesOfKeyColumn(KEY_COLUMN).map(foldCell);
const version = namesOfKeyColumn(VERSION_COLUMN).map(foldCell);
// The column of errors that a file of failed rows has.
const ignored = new Set(["", ...LANGUAGES.map((language) => foldCell(SHEET_REFUSALS.problem[language]))]);

/** Columns by folded label in every language and by wire name. */
function knownColumns(module: Module): Map<string, NamedProperty> {
  const known = new Map<string, NamedProperty>();
  for (const column of sheetColumns(module)) {
    // Both the shipped labels and those that an administrator overrode, so that older files are still read.
    const { label: words } = column.property;
    const labels = LANGUAGES.flatMap((language) => [words[language], inLanguage(words, language)]);
    for (const label of [column.wireName, ...labels]) known.set(foldCell(label), column);
  }
  return known;
}

/** All folded names that a column of the module may have. */
export const knownNames = (module: Module): string[] => [...knownColumns(module).keys(), ...key, ...version];

/** Matches the header with the module's columns. Throws `invalidInput` for a column that occurs twice. */
export function columnsOfHead(module: Module, head: readonly Cell[]): SheetColumns {
  const known = knownColumns(module);
  const names = head.map(foldCell);
  const placeOf = (among: readonly string[]): number | undefined => {
    const at = names.findIndex((name) => among.includes(name) && !known.has(name));
    return at < 0 ? undefined : at;
  };
  const places = { key: placeOf(key), version: placeOf(version) };
  const seen = new Set<NamedProperty>();
  const unknown: string[] = [];
  const readOnly: { at: number; column: NamedProperty }[] = [];
  const properties = names.map((name, at) => {
    if (ignored.has(name) || at === places.key || at === places.version) return undefined;
    const column = known.get(name);
    if (!column) {
      unknown.push(String(head[at]).trim());
      return undefined;
    }
    if (seen.has(column))
      throw new Failure("invalidInput", { words: SHEET_REFUSALS.doubleColumn, parameters: { name: String(head[at]) } });
    seen.add(column);
    if (!column.field.isReadOnly) return column;
    readOnly.push({ at, column });
    return undefined;
  });
  return { properties, ...places, readOnly, unknown };
}
