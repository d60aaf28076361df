import { deflateRawSync, gzipSync } from "node:zlib";
import { packed, partsOf, type Parts } from "./workbook-of.server.ts";

const SHEET = "xl/worksheets/sheet1.xml";
const TEXTS = "xl/sharedStrings.xml";
const HEADER = `<row r="1"><c r="A1" t="inlineStr"><is><t>code</t></is></c><c r="B1" t="inlineStr"><is><t>name</t></is></c></row>`;
const LINE = `<row r="2"><c r="A2" t="inlineStr"><is><t>a</t></is></c><c r="B2" t="inlineStr"><is><t>x</t></is></c></row>`;
const sound = partsOf({ rows: HEADER + LINE });
const withSheet = (rows: string) => packed(partsOf({ rows: HEADER + rows }));
const withTexts = (texts: string) => packed(partsOf({ rows: HEADER + LINE, texts }));
const withPart = (name: string, content: string | Buffer): Buffer => packed({ ...sound, [name]: content });
// The sheet has another name, given only by its relationship.
const withSheetAs = (name: string, rows: string): Buffer =>
  packed(
    Object.fromEntries(
      Object.entries(partsOf({ rows: HEADER + rows })).map(([part, content]) =>
        part === SHEET
          ? [`xl/${name}`, content]
          : [part, String(content).replace('Target="worksheets/sheet1.xml"', `Target="${name}"`)],
      ),
    ),
  );
const MANY_CELLS = `<row>${`<c><v>1</v></c>`.repeat(600_000)}</row>`;
const xml = (name: string): string => String(sound[name]);
const cell = (address: string) => `<row r="${/\d+/.exec(address)?.[0]}"><c r="${address}"><v>1</v></c></row>`;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
const nested = (depth: number): Buffer => {
  let inner = packed({ "0.txt": zeros(4) });
  for (let level = 0; level < depth; level += 1)
    inner = packed(Object.fromEntries(Array.from({ length: 8 }, (_, n): [string, Buffer] => [`${n}.zip`, inner])));
  return inner;
};
// All entries point to the data of the first one.
const overlapping = (): Buffer => {
  const parts: Parts = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`xl/${n}.xml`, n ? "" : zeros(1)]));
  const archive = packed(parts, Object.fromEntries(Object.keys(parts).map((name) => [name, { whole: 1024 * 1024 }])));
  let at = archive.readUInt32LE(archive.length - 6);
  const first = archive.readUInt32LE(at + 20);
  for (let entry = 0; entry < 400; entry += 1) {
    archive.writeUInt32LE(first, at + 20);
    archive.writeUInt32LE(0, at + 42);
    at += 46 + archive.readUInt16LE(at + 28);
  }
  return archive;
};
const edited = (change: (archive: Buffer) => void): Buffer => {
  const archive = packed(sound);
  change(archive);
  return archive;
};
const endOf = (archive: Buffer) => archive.length - 22;
const LAUGHS = `<!DOCTYPE l [<!ENTITY a "ha">${"bcdefghij"
  .split("")
  .map((name, n) => `<!ENTITY ${name} "${`&${"abcdefghij"[n]};`.repeat(10)}">`)
  .join("")}]>`;
const outside = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>`;

/** Malicious files (EX-03): each must be refused with a message. */
export const HOSTILE_WORKBOOKS: Readonly<Record<string, () => Uint8Array>> = {
  nothing: () => new Uint8Array(0),
  "one byte": () => Buffer.from("P"),
  "lines of text": () => Buffer.from("code,name\na,x"),
  "a page": () => Buffer.from("<html><script>alert(1)</script></html>"),
  "an old workbook": () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), zeros(1)]),
  "a gzip": () => gzipSync(Buffer.from("code,name")),
  "a bare deflate stream": () => deflateRawSync(zeros(1)),
  "the end mark alone": () => Buffer.from("PK\x05\x06".padEnd(22, "\0"), "latin1"),
  "a thousand end marks": () => Buffer.from("PK\x05\x06".repeat(1_000), "latin1"),
  "the first half": () => packed(sound).subarray(0, packed(sound).length / 2),
  "without its last byte": () => packed(sound).subarray(0, -1),
  "an archive of nothing": () => packed({}),
  "an archive of other things": () => packed({ "readme.txt": "code,name" }),
  "without a workbook": () =>
    packed(Object.fromEntries(Object.entries(sound).filter(([name]) => !name.includes("workbook")))),
  "without a sheet": () => packed(Object.fromEntries(Object.entries(sound).filter(([name]) => name !== SHEET))),
  "an index that lies beyond the end": () =>
    edited((archive) => archive.writeUInt32LE(0x7fffffff, endOf(archive) + 16)),
  "an index that says it is elsewhere": () =>
    edited((archive) => archive.writeUInt32LE(0xffffffff, endOf(archive) + 12)),
  "65,535 entries announced": () => edited((archive) => archive.writeUInt16LE(0xffff, endOf(archive) + 10)),
  "more entries announced than there are": () => edited((archive) => archive.writeUInt16LE(499, endOf(archive) + 10)),
  "600 entries": () =>
    packed({ ...sound, ...Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`x${n}`, ""])) }),
  "an entry of 4 GB announced": () => packed(sound, { [TEXTS]: { whole: 0xfffffff0 } }),
  "an entry that says it is empty": () => packed({ ...sound, [TEXTS]: zeros(65) }, { [TEXTS]: { whole: 0 } }),
  "an entry that says little": () => packed({ ...sound, [TEXTS]: zeros(65) }, { [TEXTS]: { whole: 100 } }),
  "an entry whose size follows": () =>
    packed({ ...sound, [SHEET]: zeros(65) }, { [SHEET]: { flags: 8, packed: 0, whole: 0 } }),
  "an entry in 64 bits": () => packed(sound, { [TEXTS]: { packed: 0xffffffff } }),
  "broken data": () => edited((archive) => archive.fill(0xff, 40, 200)),
  "65 MB of zeros beside the sheet": () => withPart("xl/media/image1.png", zeros(65)),
  "65 MB of zeros as texts": () => withPart(TEXTS, zeros(65)),
  "ten parts of 10 MB": () =>
    packed({ ...sound, ...Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`xl/${n}.xml`, zeros(10)])) }),
  "archives in archives": () => nested(3),
  "400 entries over the same data": overlapping,
  "a million laughs": () => withPart(TEXTS, LAUGHS + xml(TEXTS).replace("</sst>", "<si><t>&j;</t></si></sst>")),
  "an entity from a file, in the texts": () => withPart(TEXTS, outside + xml(TEXTS)),
  "an entity from a file, in the sheet": () => withPart(SHEET, outside + xml(SHEET)),
  "an entity from a file, in the list of parts": () =>
    withPart("[Content_Types].xml", outside + xml("[Content_Types].xml")),
  "a sheet in 16 bits": () => withPart(SHEET, Buffer.from(`\ufeff${xml(SHEET)}`, "utf16le")),
  "a cell in the last column": () => withSheet(cell("XFD2")),
  "a cell in the last column of the last row": () => withSheet(cell("XFD1048576")),
  "a cell in no column there is": () => withSheet(cell("ZZZZZZ2")),
  "a cell whose address stands last": () => withSheet(`<row r="2"><c t="n" s="1" r = 'XFD2'><v>1</v></c></row>`),
  "a cell under another prefix": () => withSheet(`<row r="2"><x:c r="XFD2"><v>1</v></x:c></row>`),
  "600,000 cells": () => withSheet(MANY_CELLS),
  "600,000 cells in a sheet called a text": () => withSheetAs("worksheets/sheet1.txt", MANY_CELLS),
  "600,000 cells in a sheet called a picture": () => withSheetAs("media/image1.png", MANY_CELLS),
  "600,000 cells in a sheet called nothing": () => withSheetAs("sheet1", MANY_CELLS),
  "a cell in the last column of a sheet called a folder": () => withSheetAs("sheet1/", cell("XFD2")),
  "3 million texts": () => withTexts("<si><t/></si>".repeat(3_000_000)),
  "600,000 texts in four parts": () =>
    packed({ ...sound, ...Object.fromEntries([1, 2, 3, 4].map((n) => [`xl/t${n}.xml`, "<si/>".repeat(150_000)])) }),
  "5 million tags": () => withPart("xl/styles.xml", "<a/>".repeat(5_000_000)),
  "a million tags that do not end": () => withSheet("<c ".repeat(1_000_000)),
  "a tag of a million addresses": () => withSheet(`<c ${'r="A"'.repeat(1_000_000)}`),
  "100,000 levels": () => withSheet("<row>".repeat(100_000)),
  "no rows at all": () => packed(partsOf({ rows: "" })),
};
