import { z } from "zod";
import { LANGUAGES, type Words } from "../../contract/text.ts";
import { fieldErrorsOf } from "../../contract/validation.ts";
import { parseDay } from "../../contract/date/parse-day.ts";
import type { Cell, CellContext, Property, WrittenCell } from "../field.ts";

export const label: Words = { zh: "标签", lo: "ປ້າຍ", en: "Name" };

/** A cell context in which the key `k1` has the title 水稻, ເຂົ້າ or Rice. */
export const contextIn = (language: (typeof LANGUAGES)[number], timeZone = "Asia/Vientiane"): CellContext => {
  const titles = { zh: "水稻", lo: "ເຂົ້າ", en: "Rice" };
  return {
    language,
    timeZone,
    parseDay,
    titleOf: (_, key) => (key === "k1" ? titles[language] : undefined),
    keyOf: (_, title) => (title === "k1" || LANGUAGES.some((each) => titles[each] === title) ? "k1" : undefined),
  };
};

/** Decodes a form value; returns the English message for a refused one. */
export function reading<V>(property: Property<V>, wire: unknown): { value: V } | { refused: string } {
  const read = z.safeDecode(property.schema, wire);
  return read.success
    ? { value: read.data }
    : { refused: fieldErrorsOf(read.error, wire)[0]?.words.en ?? "without words" };
}
export const value = <V>(expected: V) => ({ value: expected });
export const refused = (words: string) => ({ refused: words });

// A written cell as the workbook reader returns it.
const readAgain = (cell: WrittenCell): Cell =>
  cell instanceof Date ? cell.toISOString().slice(0, 19).replace("T", " ").replace(" 00:00:00", "") : cell;

/** The value after a round trip over the wire, and over a cell in each language. */
export function afterTrips<V>(property: Property<V>, given: V): V[] {
  const decode = (wire: unknown) => z.decode(property.schema, wire);
  const sent = decode(z.encode(property.schema, given));
  const cells = LANGUAGES.map((language) => {
    const cell = property.toCell(given, contextIn(language));
    return decode(property.fromCell(readAgain(cell), contextIn(language)));
  });
  return [sent, ...cells];
}

/** Refused by single-line text (IN-06), and shapes that are no scalar (IN-01). */
export const HOSTILE_LINES = ["a\u0000b", "a\u001bb", "\u0085", "a\nb", "\ud800"];
export const NO_SCALARS: readonly unknown[] = [["a"], { a: "b" }, [], {}];
