import type { FieldError } from "../../../contract/errors.ts";
import type { Words } from "../../../contract/text.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import type { Module } from "../../define-module.ts";
import { SHEET_REFUSALS } from "../sheet-refusals.ts";
import { takenError, uniqueKey } from "../../rules/unique.server.ts";
import type { CellLookups } from "../cell-lookups.server.ts";
import { KEY_COLUMN } from "../record-key.ts";
import type { SheetColumns } from "../sheet-columns.ts";
import { withLaoTexts } from "./lao-texts.server.ts";
import {
  withDefaults,
  namedRecord,
  readLine,
  type Earlier,
  type Existing,
  type Line,
  type PlannedLine,
  type ReadLine,
} from "./sheet-lines.server.ts";

const keyError = (words: Words): FieldError => ({ field: KEY_COLUMN.wireName, words });
const newIdOf = ({ number }: Line, earlier: Earlier | undefined): string => {
  const id = earlier?.newIds.get(number) ?? newRecordId();
  earlier?.newIds.set(number, id);
  return id;
};

/**
 * Decides for each row whether it adds or updates a record. In a tree a row may refer to a parent anywhere in the sheet
 * and waits until that is known; `waiting` are the rows whose parent was not found.
 */
export function planLines(
  module: Module,
  columns: SheetColumns,
  lines: readonly Line[],
  lookups: CellLookups,
  { byUnique, versions, earlier, mayWait = false }: Existing,
): { readonly planned: readonly PlannedLine[]; readonly waiting: readonly Line[] } {
  const rule = module.unique?.[0];
  const parent = module.tree?.parent;
  const parentName = module.properties.find(({ name }) => name === parent)?.wireName;
  const changing = new Map<string, number>();
  const repeats = (row: number): FieldError => ({
    ...takenError(module, rule ?? []),
    words: SHEET_REFUSALS.repeatsRow,
    parameters: { row },
  });
  const change = (read: ReadLine, id: string, twice: (row: number) => FieldError): PlannedLine => {
    const first = changing.get(id) ?? earlier?.ids.get(id);
    if (first === undefined) changing.set(id, read.line.number);
    return { ...read, errors: first === undefined ? read.errors : [...read.errors, twice(first)], id, isNew: false };
  };
  const plan = (read: ReadLine): PlannedLine => {
    const named = namedRecord(columns, read.line);
    if (named && versions.has(named.id)) return change(read, named.id, () => keyError(SHEET_REFUSALS.doubleKey));
    if (named)
      return { ...read, errors: [...read.errors, keyError(SHEET_REFUSALS.unknownKey)], id: newRecordId(), isNew: true };
    const key = rule && uniqueKey(rule, read.values);
    const id = key === undefined ? undefined : byUnique.get(key);
    if (id !== undefined) {
      const { values, moved } = withLaoTexts(columns.properties, read.values);
      const isLeft = ([name]: readonly [string, unknown]) => !moved.some((column) => column.name === name);
      const kept = Object.fromEntries(Object.entries(values).filter(isLeft));
      return { ...change({ ...read, values: kept }, id, repeats), moved };
    }
    const defaulted = withDefaults(module, columns, read);
    const whole = { ...defaulted, ...withLaoTexts(columns.properties, defaulted.values) };
    const first = key === undefined ? undefined : earlier?.keys.get(key);
    const errors = first === undefined ? whole.errors : [...whole.errors, repeats(first)];
    const added = { ...whole, errors, id: newIdOf(read.line, earlier), isNew: true };
    if (added.errors.length === 0) lookups.learn(added.id, added.values);
    return added;
  };

  const planned: PlannedLine[] = [];
  for (let waiting = lines; ;) {
    const next = waiting.filter((line) => {
      const read = readLine(columns, line, lookups);
      const isWaiting = parentName !== undefined && read.errors.some(({ field }) => field === parentName);
      if (!isWaiting) planned.push(plan(read));
      return isWaiting;
    });
    if (next.length === 0) return { planned, waiting: [] };
    // Nothing was resolved in this round: the rest waits for a later batch, or its parent does not exist.
    if (next.length === waiting.length) {
      if (mayWait) return { planned, waiting: next };
      return { planned: [...planned, ...next.map((line) => plan(readLine(columns, line, lookups)))], waiting: [] };
    }
    waiting = next;
  }
}
