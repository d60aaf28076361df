import { unpack, zipEntries } from "../../../server/http/files/zip-entries.ts";

/*
 * A cheap scan before the library builds objects from a workbook: a hundred kilobytes can hold millions of texts, or
 * one cell so far out that the rows before it would fill the memory (EX-03). Takes tenths of a second in the reader's
 * thread.
 */

// 10,000 rows of a module's columns with distinct texts stay below all of these; the limits of a file above ORDINARY
// grow with its size.
const MAX_CELLS = 500_000;
const MAX_TEXTS = 500_000;
const MAX_TAGS = 4_000_000;
const MAX_COLUMNS = 256;
const ORDINARY = 2 * 1024 * 1024; // bytes

/** The workbook is sound but exceeds the limits of one file. */
export class OversizedWorkbook extends Error {
  override readonly name = "OversizedWorkbook";
}

const LESS_THAN = 0x3c;
const countTags = (xml: Buffer): number => {
  let count = 0;
  for (let at = xml.indexOf(LESS_THAN); at >= 0; at = xml.indexOf(LESS_THAN, at + 1)) count += 1;
  return count;
};

const WINDOW = 8 * 1024 * 1024; // bytes

/** Splits a part of the archive before a tag, so that a large one is not in memory twice. */
function* windowsOf(xml: Buffer): Generator<string> {
  for (let from = 0, to = 0; from < xml.length || from === 0; from = to) {
    const cut = from + WINDOW < xml.length ? xml.indexOf(LESS_THAN, from + WINDOW) : -1;
    to = cut < 0 ? xml.length : cut;
    yield xml.toString("latin1", from, to);
    if (to === 0) return;
  }
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

// Elements may have a namespace prefix, and a cell's address any position in its tag. The pattern never looks past its
// tag: otherwise a file of unclosed tags would take quadratic time.
const COUNTED = /<(?:[\w.-]+:)?(?:(si)|c)(?=[\s/>])(?:\s[^<>]*?\br\s*=\s*["']([A-Za-z]{1,20})\d)?/g;

// Drawings may have a document type; the library does not parse them.
const PICTURE = /^xl\/media\/[^/]+\.(?:svg|png|jpe?g|gif|bmp|tiff?|emf|wmf)$/i;

/** Throws `OversizedWorkbook` above the limits, and another error for an invalid archive. */
export function scanWorkbook(bytes: Uint8Array): void {
  let [cells, texts, tags] = [0, 0, 0];
  const times = Math.max(1, bytes.length / ORDINARY);
  // Pictures as well: a part's role depends on the relations that refer to it, not on its name.
  for (const entry of zipEntries(bytes)) {
    const raw = unpack(bytes, entry);
    tags += countTags(raw);
    if (tags > MAX_TAGS * times) throw new OversizedWorkbook("tags");
    let isFirst = true;
    for (const xml of windowsOf(raw)) {
      // No spreadsheet program writes a DOCTYPE, an entity or UTF-16; entities can expand without limit or name files.
      const isDocument = /<!(?:DOCTYPE|ENTITY)/i.test(xml) || (isFirst && /^(?:\xff\xfe|\xfe\xff)/.test(xml));
      if (isDocument && !PICTURE.test(entry.name)) throw new Error("a document type");
      isFirst = false;
      for (const [, text, letters] of xml.matchAll(COUNTED)) {
        if (text) texts += 1;
        else cells += 1;
        const isTooWide = letters !== undefined && columnOf(letters.toUpperCase()) > MAX_COLUMNS;
        if (isTooWide || cells > MAX_CELLS * times || texts > MAX_TEXTS * times) throw new OversizedWorkbook("cells");
      }
    }
  }
}
