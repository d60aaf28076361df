import { crc32, deflateSync } from "node:zlib";

/** A PDF of one empty page; `objects` are added to it. */
export const pdfOf = (...objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from(
      "%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n" +
        "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>> endobj\n",
      "latin1",
    ),
    ...objects.map((each) => (typeof each === "string" ? Buffer.from(each, "latin1") : each)),
    Buffer.from("\ntrailer <</Root 1 0 R/Size 4>>\n%%EOF\n", "latin1"),
  ]);

/** An object stream of a PDF. */
export const objectStream = (content: string, { name = "/ObjStm", more = "" } = {}): Buffer =>
  Buffer.concat([
    Buffer.from(`9 0 obj <</Type${name}/N 1/First 4/Filter/FlateDecode${more}>>\nstream\n`, "latin1"),
    deflateSync(Buffer.from(content, "latin1")),
    Buffer.from("\nendstream endobj\n", "latin1"),
  ]);

const u16 = (value: number) => Buffer.from(Uint16Array.of(value).buffer);
const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer);

/** A zip archive, not compressed. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const [title, data] = [Buffer.from(name), Buffer.from(content as string)];
    const described = [u16(0), u16(0), u32(0), u32(crc32(data)), u32(data.length), u32(data.length), u16(title.length)];
    const body = Buffer.concat([u32(0x04034b50), u16(20), ...described, u16(0), title, data]);
    directory.push(
      Buffer.concat([
        u32(0x02014b50),
        u16(20),
        u16(20),
        ...described,
        u16(0),
        u16(0),
        u16(0),
        u16(0),
        u32(0),
        u32(at),
        title,
      ]),
    );
    bodies.push(body);
    at += body.length;
  }
  const entries = Buffer.concat(directory);
  const count = u16(directory.length);
  const end = Buffer.concat([u32(0x06054b50), u16(0), u16(0), count, count, u32(entries.length), u32(at), u16(0)]);
  return Buffer.concat([...bodies, entries, end]);
}

const TYPES = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const DOCUMENT =
  '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>';

/** A DOCX; `parts` are added to it or replace its own. */
export const docxOf = (parts: Readonly<Record<string, string | Buffer>> = {}): Buffer =>
  zipOf({ "[Content_Types].xml": TYPES, "word/document.xml": DOCUMENT, ...parts });

/** A part with one relation to something outside the document. */
export const relationTo = (type: string, target = "https://example.org/x"): string =>
  `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`;
