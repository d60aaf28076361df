import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import type { FailureDetails } from "../../../contract/errors.ts";
import { DOCUMENT_TYPES, documentKindOf, DOCUMENT_REFUSALS } from "../../../contract/files/documents.ts";
import { docxOf, objectStream, pdfOf, relationTo, zipOf } from "../../testing/documents.ts";
import { checkDocument } from "./check-document.ts";

const sent = (fileName: string, bytes: Uint8Array, contentType?: string) => {
  const kind = documentKindOf(fileName);
  const type = contentType ?? (kind ? DOCUMENT_TYPES[kind] : "application/octet-stream");
  return checkDocument({ field: "file", fileName, contentType: type, bytes: Buffer.from(bytes) });
};
const refusal = (fileName: string, bytes: Uint8Array, contentType?: string): string => {
  try {
    return `taken as ${sent(fileName, bytes, contentType)}`;
  } catch (error) {
    const words = (error as { readonly details?: FailureDetails }).details?.words?.en;
    return Object.entries(DOCUMENT_REFUSALS).find(([, each]) => each.en === words)?.[0] ?? String(error);
  }
};

test("a PDF, DOCX and XLSX are taken, also with links, charts and compressed objects", async () => {
  expect(
    sent("招标.PDF", pdfOf(objectStream("4 0 <</Type/Annot/Subtype/Link/A<</S/URI/URI(https://example.org)>>>>"))),
  ).toBe("pdf");
  const chart = { "word/embeddings/Microsoft_Excel_Sheet.xlsx": "x" };
  expect(sent("a.docx", docxOf({ ...chart, "word/_rels/document.xml.rels": relationTo("hyperlink") }))).toBe("docx");
  const workbook = await writeXlsx({ sheets: [{ name: "a", rows: [["x", 1]] }] });
  expect(sent("价格 2026.xlsx", workbook)).toBe("xlsx");
});

test.each([
  ["another ending", "a.doc", pdfOf()],
  ["no ending", "pdf", pdfOf()],
  ["a program by a document's name", "a.pdf", Buffer.from("MZ\u0090\u0000%PDF-1.7 %%EOF")],
  ["a page by a document's name", "a.pdf", Buffer.from("<html><script>alert(1)</script>%%EOF")],
  ["a PDF that breaks off", "a.pdf", pdfOf().subarray(0, 120)],
  ["a PDF by the name of a DOCX", "a.docx", pdfOf()],
  ["a workbook by the name of a DOCX", "a.docx", zipOf({ "[Content_Types].xml": "", "xl/workbook.xml": "" })],
  ["an archive of something else", "a.docx", zipOf({ "run.exe": "MZ" })],
  [
    "relations in another encoding",
    "a.docx",
    docxOf({ "word/_rels/a.rels": Buffer.from(relationTo("oleObject"), "utf16le") }),
  ],
  [
    "relations in numbered letters",
    "a.docx",
    docxOf({ "word/_rels/a.rels": relationTo("oleObject").replace("External", "&#69;xternal") }),
  ],
  [
    "compressed objects that cannot be read",
    "a.pdf",
    pdfOf(objectStream("", { more: "/DecodeParms<</Predictor 12>>" })),
  ],
  ["compressed objects by a disguised name", "a.pdf", pdfOf(objectStream("/JavaScript", { name: "/Obj#53tm" }))],
  ["nothing", "a.pdf", Buffer.alloc(0)],
])("%s is refused as no document (UP-01)", (_, name, bytes) => {
  expect(refusal(name, bytes)).toBe("wrongType");
});

test("a type that its name does not mean is refused (UP-01)", () => {
  expect(refusal("a.pdf", pdfOf(), "text/html")).toBe("wrongType");
});

test.each([
  ["a script", "a.pdf", pdfOf("4 0 obj <</S/JavaScript/JS(app.alert\\(1\\))>> endobj\n")],
  ["a script by a disguised name", "a.pdf", pdfOf("4 0 obj <</S/J#61vaScript>> endobj\n")],
  ["a script among compressed objects", "a.pdf", pdfOf(objectStream("4 0 <</S/JavaScript/JS(1)>>"))],
  ["a program to launch", "a.pdf", pdfOf("4 0 obj <</S /Launch /F (cmd.exe)>> endobj\n")],
  ["files within", "a.pdf", pdfOf("4 0 obj <</Type/EmbeddedFile>> endobj\n")],
  ["a form that is sent", "a.pdf", pdfOf("4 0 obj <</S/SubmitForm>> endobj\n")],
  ["macros", "a.docx", docxOf({ "word/vbaProject.bin": "x" })],
  [
    "macros by their type",
    "a.docx",
    docxOf({
      "[Content_Types].xml": "<Override ContentType='application/vnd.ms-word.document.macroEnabled.main+xml'/>",
    }),
  ],
  ["a control", "a.docx", docxOf({ "word/activeX/activeX1.xml": "x" })],
  ["an embedded program", "a.docx", docxOf({ "word/embeddings/oleObject1.bin": "x" })],
  ["a template from elsewhere", "a.docx", docxOf({ "word/_rels/settings.xml.rels": relationTo("attachedTemplate") })],
  [
    "a picture from elsewhere",
    "a.docx",
    docxOf({ "word/_rels/document.xml.rels": relationTo("image", "\\\\\\\\host\\\\a.png") }),
  ],
])("%s is refused, with the reason", (_, name, bytes) => {
  expect(refusal(name, bytes)).toBe("active");
});

test("what is encrypted cannot be checked and is refused", () => {
  expect(refusal("a.pdf", pdfOf("5 0 obj <</Encrypt 6 0 R>> endobj\n"))).toBe("encrypted");
  expect(refusal("a.xlsx", Buffer.from("d0cf11e0a1b11ae1".padEnd(2048, "0"), "hex"))).toBe("encrypted");
});

test.each([
  ["repeated names", "/ObjStm ".repeat(1_200_000)],
  ["open streams", "stream\n".repeat(1_400_000)],
  ["escapes", "#41".repeat(3_300_000)],
  ["objects", " obj<<".repeat(1_600_000)],
])("ten megabytes of %s end (RL-04)", (_, content) => {
  expect(refusal("a.pdf", pdfOf(content))).toMatch(/wrongType|taken as pdf/);
});

test("relations of four megabytes end (RL-04)", () => {
  const open = "<Relationship ".repeat(280_000);
  expect(refusal("a.docx", docxOf({ "word/_rels/a.rels": open }))).toBe("taken as docx");
});
