import { z } from "zod";
import { writeSheet } from "../../src/crud/sheet/workbook/spreadsheet.server.ts";
import { documentsText } from "../../src/fields/documents/documents.ts";
import { readText } from "../seed/texts.server.ts";

const text = z.strictObject({
  fileName: z.string(),
  /** The name that readers see, the same in all languages, because a document has one name. */
  title: z.string(),
  /** Rows of a sheet; the first one is its header. */
  rows: z.array(z.array(z.union([z.string(), z.number()]))).optional(),
});
const texts = readText("documents", z.record(z.string(), text));

/** A key of `texts/documents.json`. */
export const documentKey = z.string().refine((key) => Object.hasOwn(texts, key), "no such document");

const endingOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf(".") + 1);
const pathOf = (key: string): string => `/file/news/demo/${key}.${endingOf(texts[key]?.fileName ?? "")}`;

/** The value of a record's field that has these documents. */
export const attached = (keys: readonly string[] = []): string =>
  documentsText(keys.map((key) => ({ path: pathOf(key), name: texts[key]?.title ?? "" })));

/** A PDF of one page that shows a JPEG. */
function pdfOf(jpeg: Buffer, width: number, height: number): Buffer {
  const [wide, high] = [595, Math.round((595 * height) / width)]; // points; the width of A4
  const drawing = `q ${wide} 0 0 ${high} 0 0 cm /P Do Q`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Resources<</XObject<</P 5 0 R>>>>/Contents 4 0 R>>`,
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
    Buffer.concat([
      Buffer.from(
        `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>\nstream\n`,
      ),
      jpeg,
      Buffer.from("\nendstream"),
    ]),
  ];
  const parts = [Buffer.from("%PDF-1.4\n")];
  const starts: number[] = [];
  for (const [index, object] of objects.entries()) {
    starts.push(parts.reduce((sum, { length }) => sum + length, 0));
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n"));
  }
  const table = parts.reduce((sum, { length }) => sum + length, 0);
  const lines = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`);
  const size = objects.length + 1;
  return Buffer.concat([
    ...parts,
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${lines.join("")}`),
    Buffer.from(`trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`),
  ]);
}

/** A picture that stands in a PDF. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  jpeg(): Promise<Buffer>;
}

export interface DemoDocument {
  readonly path: string;
  readonly fileName: string;
  bytes(): Promise<Buffer>;
}

/** Every document of the demonstration; those without rows show `sheet`. */
export const demoDocuments = (sheet: Sheet): DemoDocument[] =>
  Object.entries(texts).map(([key, { fileName, title, rows }]) => ({
    path: pathOf(key),
    fileName,
    bytes: async () =>
      rows ? Buffer.from(await writeSheet(title, rows)) : pdfOf(await sheet.jpeg(), sheet.width, sheet.height),
  }));
