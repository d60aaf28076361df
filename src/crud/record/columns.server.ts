import { sql, type RawBuilder } from "kysely";
import type { ComparedColumn } from "../../fields/column-condition.server.ts";
import { joinedIds } from "../../fields/references/joining-table.server.ts";
import { isInRows, type Module, type SystemValues } from "../define-module.ts";
import { perModule } from "../per-module.ts";
import { joinedOf } from "./joins.server.ts";
import { LISTED_SYSTEM_COLUMNS, SYSTEM_COLUMNS } from "./system-columns.ts";

/** A stored record by property name, without secrets. */
export type Row = Record<string, unknown> & SystemValues;
export type RowValues = Readonly<Record<string, unknown>>;

const columnNames = new Map<string, string>(); // one for each name in the declarations

/** Column of a property: `labelEn` → `label_en`. */
export function columnOf(name: string): string {
  const column = columnNames.get(name) ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  columnNames.set(name, column);
  return column;
}

/** The column of a wire name that lists may be filtered and sorted by; undefined for any other name. */
export const comparableOf = (module: Module, wireName: string): ComparedColumn | undefined => {
  const system = Object.hasOwn(LISTED_SYSTEM_COLUMNS, wireName) ? LISTED_SYSTEM_COLUMNS[wireName] : undefined;
  if (system) return { column: columnOf(wireName), type: system };
  const found = module.properties.find((candidate) => candidate.wireName === wireName && !candidate.property.isSecret);
  if (!found) return undefined;
  const { column: type, schema } = found.property;
  return { column: columnOf(found.name), type, flag: type === "boolean" ? schema : undefined };
};

/**
 * The select list that reads rows by property name; with `isForList` it omits the fields that lists do not answer.
 * Decimals are read as numbers, as they have at most 15 digits.
 */
export const selectionOf = (module: Module, isForList = false): RawBuilder<unknown> =>
  (isForList ? listed : selected)(module);

const selected = perModule((module) => makeSelection(module, false));
const listed = perModule((module) => makeSelection(module, true));

function makeSelection(module: Module, isForList: boolean): RawBuilder<unknown> {
  const shown = module.properties.filter(
    ({ property, fieldName }) => !property.isSecret && (!isForList || isInRows(module, fieldName)),
  );
  // One string instead of a node for each column, because it is part of every read. The names come from declarations,
  // so they are safe as identifiers.
  const read = (name: string, cast = "") => `"${columnOf(name)}"${cast} as "${name}"`;
  const lists = new Map(joinedOf(module).map((each) => [each.name, joinedIds(each)]));
  return sql.raw(
    [
      ...SYSTEM_COLUMNS.map((name) => read(name)),
      ...shown.map(({ name, property }) => {
        const list = lists.get(name);
        return list ? `${list} as "${name}"` : read(name, property.column === "numeric" ? "::float8" : "");
      }),
    ].join(", "),
  );
}
