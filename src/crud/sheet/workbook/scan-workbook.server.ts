import { unpack, zipEntries, type ZipEntry } from "../../../server/http/files/zip-entries.ts";
import { ScannedRelations } from "./scan-relations.server.ts";
import { scanTags } from "./scan-tags.server.ts";
import { tagAttributes } from "./tag-attributes.server.ts";

/*
 * A cheap scan before the library builds objects from a workbook: a hundred kilobytes can hold millions of texts, or
 * one cell so far out that the rows before it would fill the memory (EX-03). Takes tenths of a second in the reader's
 * thread.
 */

/**
 * 10,000 rows of a module's columns with distinct texts stay below all of these; the limits of a file above ORDINARY
 * grow with its size. `others` are neither cells nor rows nor texts: styles, merged cells, comments, links, parts.
 */
const MOST = { cells: 500_000, texts: 500_000, attributes: 3_000_000, others: 500_000 };
const MAX_TAGS = 4_000_000;
const ORDINARY = 2 * 1024 * 1024; // bytes
const MAX_COLUMNS = 256;
const MAX_ATTRIBUTES = 200; // of one tag; the richest one of the format has some eighty
const MAX_SHEETS = 500; // a file has as many parts
// The library makes an object for each column that has a width, as often as one is given.
const SHEET_COLUMNS = 16_384;
const MAX_WIDTHS = 2 * SHEET_COLUMNS;
// So it does for each empty row above a cell. 400,000 take a second.
const MAX_EMPTY_ROWS = 200_000;
const SHEET_ROWS = 1_048_576;

/** The workbook is sound but exceeds the limits of one file. */
export class OversizedWorkbook extends Error {
  override readonly name = "OversizedWorkbook";
}

/** A cell stands below more empty rows than are read. */
export class FarRow extends Error {
  override readonly name = "FarRow";
  readonly row: number;

  constructor(row: number) {
    super("a row far down");
    this.row = row;
  }
}

const LESS_THAN = 0x3c;
const countTags = (xml: Buffer): number => {
  let count = 0;
  for (let at = xml.indexOf(LESS_THAN); at >= 0; at = xml.indexOf(LESS_THAN, at + 1)) count += 1;
  return count;
};

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

// A cell as programs write it; any other is read attribute by attribute.
const PLAIN_CELL = /^<c r="([A-Z]{1,3})(\d{1,7})"(?: [st]="\w{1,10}")*\/?$/;
const CELL_AT = /^([A-Za-z]{1,20})(\d{0,7})/;
const placeOf = (tag: string): readonly (string | undefined)[] =>
  PLAIN_CELL.exec(tag) ?? CELL_AT.exec(tagAttributes(tag).get("r") ?? "") ?? [];
const ROW_AT = /\sr="(\d{1,7})"/;

/** Number of columns that a `col` is about. */
function columnsGiven(tag: string): number {
  const given = tagAttributes(tag);
  const [first, last] = [Number(given.get("min") ?? 1), Number(given.get("max") ?? 0)];
  return first >= 1 && last <= SHEET_COLUMNS ? Math.max(1, last - first + 1) : SHEET_COLUMNS;
}

// Drawings may have a document type; the library does not parse them.
const PICTURE = /^xl\/media\/[^/]+\.(?:svg|png|jpe?g|gif|bmp|tiff?|emf|wmf)$/i;
const RICH_TEXT = ["r", "rPr", "t", "sz", "color", "rFont", "family", "scheme", "charset", "b", "i", "u"];
const OF_CELLS = new Set(["c", "v", "f", "is", "row", "si", ...RICH_TEXT]);

/** Throws `OversizedWorkbook` or `FarRow` above the limits, and another error for an invalid archive. */
export function scanWorkbook(bytes: Uint8Array): void {
  const entries = zipEntries(bytes);
  const scan = new Scan(entries, Math.max(1, bytes.length / ORDINARY));
  // Pictures as well: a part's role depends on the relations that refer to it, not on its name.
  for (const entry of entries) scan.part(entry.name, unpack(bytes, entry));
}

class Scan {
  readonly #times: number;
  readonly #relations: ScannedRelations;
  #tags = 0;
  #cells = 0;
  #texts = 0;
  #attributes = 0;
  #others = 0;
  #sheets = 0;
  // Of one part.
  #rows = 0;
  #row = 0;
  #farthest = 0;
  #widths = 0;

  constructor(entries: readonly ZipEntry[], times: number) {
    this.#relations = new ScannedRelations(entries);
    this.#times = times;
  }

  part(name: string, xml: Buffer): void {
    this.#tags += countTags(xml);
    if (this.#tags > MAX_TAGS * this.#times) throw new OversizedWorkbook("tags");
    // No spreadsheet program writes a DOCTYPE, an entity or UTF-16; entities can expand without limit or name files.
    const refuseDocument = () => {
      if (!PICTURE.test(name)) throw new Error("a document type");
    };
    if (/^(?:\xff\xfe|\xfe\xff)/.test(xml.toString("latin1", 0, 2))) refuseDocument();
    [this.#rows, this.#row, this.#farthest, this.#widths] = [0, 0, 0, 0];
    scanTags(xml, {
      declaration(word) {
        if (word.startsWith("DOCTYPE") || word.startsWith("ENTITY")) refuseDocument();
      },
      tag: (tagName, attributes, from, to) => {
        this.#attributes += attributes;
        if (attributes > MAX_ATTRIBUTES || this.#attributes > MOST.attributes * this.#times)
          throw new OversizedWorkbook("attributes");
        if (tagName === "c") this.#cell(xml.toString("latin1", from, to));
        else if (tagName === "row") this.#beginRow(xml.toString("latin1", from, to));
        else if (tagName === "si") this.#text();
        else if (!OF_CELLS.has(tagName)) this.#other(name, tagName, () => xml.toString("utf8", from, to));
      },
    });
    if (this.#farthest - this.#rows > MAX_EMPTY_ROWS) throw new FarRow(this.#farthest);
  }

  #cell(tag: string): void {
    this.#cells += 1;
    const [, letters, row] = placeOf(tag);
    this.#farthest = Math.max(this.#farthest, Number(row ?? this.#row));
    const isTooWide = letters !== undefined && columnOf(letters) > MAX_COLUMNS;
    if (isTooWide || this.#cells > MOST.cells * this.#times) throw new OversizedWorkbook("cells");
  }

  #beginRow(tag: string): void {
    this.#rows += 1;
    if (this.#rows > SHEET_ROWS) throw new OversizedWorkbook("rows");
    this.#row = Number(ROW_AT.exec(tag)?.[1] ?? this.#row + 1);
  }

  #text(): void {
    this.#texts += 1;
    if (this.#texts > MOST.texts * this.#times) throw new OversizedWorkbook("texts");
  }

  #other(part: string, name: string, tag: () => string): void {
    this.#others += 1;
    if (this.#others > MOST.others * this.#times) throw new OversizedWorkbook("others");
    if (name === "col") {
      this.#widths += columnsGiven(tag());
      if (this.#widths > MAX_WIDTHS) throw new OversizedWorkbook("widths");
    } else if (name === "Relationship") {
      if (this.#relations.isTooMuch(part, tag())) throw new OversizedWorkbook("relations");
    } else if (name === "sheet" || name === "pivotCache") {
      this.#sheets += 1;
      const isRepeated = this.#relations.isRepeated(name, tag());
      if (isRepeated || this.#sheets > MAX_SHEETS) throw new OversizedWorkbook("sheets");
    }
  }
}
