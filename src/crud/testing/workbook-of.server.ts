import { crc32, deflateRawSync } from "node:zlib";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** The parts of a workbook with one sheet, by name. */
export type Parts = Readonly<Record<string, string | Buffer>>;

/** The parts with the given cells and texts, for files that no library would write. */
export const partsOf = ({ rows, texts = "" }: { readonly rows: string; readonly texts?: string }): Parts => ({
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${LINKS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${LINKS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${LINKS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  "xl/sharedStrings.xml": `<sst xmlns="${MAIN}">${texts}</sst>`,
});

/** False statements in an entry's header. */
export interface Claim {
  readonly flags?: number;
  readonly packed?: number;
  readonly whole?: number;
}

/** Packs a zip archive, with `claims` in its central directory. */
export function packed(parts: Parts, claims: Readonly<Record<string, Claim>> = {}): Buffer {
  const bodies: Buffer[] = [];
  const index: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const whole = Buffer.from(content);
    const data = deflateRawSync(whole, { level: 1 });
    const head = (claim: Claim = {}) => {
      const bytes = Buffer.alloc(26); // the fields shared by local header and central directory
      bytes.writeUInt16LE(20, 0);
      bytes.writeUInt16LE(claim.flags ?? 0, 2);
      bytes.writeUInt16LE(8, 4);
      bytes.writeUInt32LE(crc32(whole), 10);
      bytes.writeUInt32LE(claim.packed ?? data.length, 14);
      bytes.writeUInt32LE(claim.whole ?? whole.length, 18);
      bytes.writeUInt16LE(Buffer.byteLength(name), 22);
      return bytes;
    };
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const body = Buffer.concat([Buffer.from("PK\x03\x04"), head(), Buffer.from(name), data]);
    index.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), head(claims[name]), place, Buffer.from(name)]));
    bodies.push(body);
    at += body.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(index.length, 8);
  end.writeUInt16LE(index.length, 10);
  end.writeUInt32LE(Buffer.concat(index).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, ...index, end]);
}

/** A workbook whose only cell refers to the first of the texts. */
export const workbookOf = (texts: string): Buffer =>
  packed(partsOf({ rows: `<row r="1"><c r="A1" t="s"><v>0</v></c></row>`, texts }));
