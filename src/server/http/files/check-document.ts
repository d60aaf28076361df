import { inflateSync } from "node:zlib";
import { Failure } from "../../../contract/errors.ts";
import {
  DOCUMENT_TYPES,
  documentKindOf,
  DOCUMENT_REFUSALS,
  type DocumentKind,
} from "../../../contract/files/documents.ts";
import type { UploadedFile } from "../request/uploaded-file.ts";
import { unpack, zipEntries } from "./zip-entries.ts";

/*
 * Documents are stored as they were sent: nothing here renders or runs them, and visitors get them as downloads. This
 * refuses content that the program which opens them would run or fetch. It is not a virus scanner.
 */

const wrongType = () => new Failure("invalidInput", { words: DOCUMENT_REFUSALS.wrongType });
const active = () => new Failure("invalidInput", { words: DOCUMENT_REFUSALS.active });
const encrypted = () => new Failure("invalidInput", { words: DOCUMENT_REFUSALS.encrypted });

const UNPACKED = 16 * 1024 * 1024; // bytes of all object streams of a PDF
const MAX_STREAMS = 20_000;
const LONGEST_DICTIONARY = 2_000; // characters around the type of an object stream
// Actions that run a program or script, send a form, or open a file within the file. Short names, which the bytes of a
// picture may hold by chance, need what follows them.
const PDF_ACTIONS =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|SubmitForm|ImportData|GoToE)(?!\w)|\/XFA\s*[[\d<]/;

const MAX_ESCAPES = 100_000; // the bytes of ten megabytes of pictures hold some hundred by chance

/** Names of a PDF may write any letter as `#4a`. */
function plainNames(text: string): string {
  let count = 0;
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => {
    count += 1;
    if (count > MAX_ESCAPES) throw wrongType();
    return String.fromCharCode(Number.parseInt(code, 16));
  });
}

const occurrences = (text: string, of: string): number[] => {
  const found: number[] = [];
  for (let at = text.indexOf(of); at >= 0 && found.length <= MAX_STREAMS; at = text.indexOf(of, at + 1)) found.push(at);
  return found;
};

/**
 * The compressed objects as text. Other streams are pictures, fonts and page contents. Throws for a stream it cannot
 * read.
 */
function* objectStreams(whole: string, { bytes }: UploadedFile): Generator<string> {
  let left = UNPACKED;
  for (const at of occurrences(whole, "/ObjStm")) {
    const before = whole.slice(Math.max(0, at - LONGEST_DICTIONARY), at);
    const after = /^[^]*?\bstream\r?\n/.exec(whole.slice(at, at + LONGEST_DICTIONARY))?.[0];
    const end = after === undefined ? -1 : whole.indexOf("endstream", at + after.length);
    if (after === undefined || end < 0) throw wrongType();
    const dictionary = before.slice(before.lastIndexOf(" obj") + 1) + after;
    if (!/\/(?:FlateDecode|Fl)\b/.test(dictionary) || dictionary.includes("/DecodeParms")) throw wrongType();
    const unpacked = inflateSync(bytes.subarray(at + after.length, end), { maxOutputLength: Math.max(left, 1) });
    left -= unpacked.length;
    yield unpacked.toString("latin1");
  }
}

function checkPdf(file: UploadedFile): void {
  const whole = file.bytes.toString("latin1");
  if (!/^%PDF-[12]\.\d/.test(whole) || !whole.slice(-2048).includes("%%EOF")) throw wrongType();
  const names = plainNames(whole);
  const [plain, hidden] = [whole, names].map((text) => occurrences(text, "/ObjStm").length);
  if (plain !== hidden || (plain ?? 0) > MAX_STREAMS) throw wrongType();
  if (/\/Encrypt(?!\w)/.test(names)) throw encrypted();
  if (PDF_ACTIONS.test(names)) throw active();
  for (const objects of objectStreams(whole, file)) if (PDF_ACTIONS.test(plainNames(objects))) throw active();
}

const COMPOUND = "d0cf11e0a1b11ae1"; // an encrypted DOCX or XLSX is a compound file, as a DOC or XLS is
const MAIN_PART = { docx: "word/document.xml", xlsx: "xl/workbook.xml" } as const;
const LONGEST_PARTS = 4 * 1024 * 1024; // bytes of all parts that are read
const ACTIVE_PART =
  /(?:^|\/)(?:vbaProject|vbaData|activeX|macrosheets|dialogsheets|customUI)|\/embeddings\/[^/]*(?<!\.(?:xlsx|docx|pptx))$/i;
const ACTIVE_TYPE = /macroEnabled|vbaProject|activeX|oleObject/i;

/**
 * A template, picture or workbook that is fetched when the document is opened. Links that a reader has to press are
 * allowed.
 */
const isFetched = (tag: string): boolean =>
  /^(?:[\w.-]+:)?Relationship\s/.test(tag) &&
  /\bTargetMode\s*=\s*["']External/i.test(tag) &&
  !/\bType\s*=\s*["'][^"']*\/hyperlink["']/.test(tag);

/** Content types and relations, as text. Throws for an archive without them. */
function describingParts({ bytes }: UploadedFile, main: string): string[] {
  const entries = zipEntries(bytes);
  const names = entries.map(({ name }) => name);
  if (!names.includes("[Content_Types].xml") || !names.includes(main)) throw wrongType();
  if (names.some((name) => ACTIVE_PART.test(name))) throw active();
  const read = entries.filter(({ name }) => name === "[Content_Types].xml" || name.endsWith(".rels"));
  if (read.reduce((sum, { whole }) => sum + whole, 0) > LONGEST_PARTS) throw wrongType();
  return read.map((entry) => unpack(bytes, entry).toString("utf8"));
}

function checkOffice(file: UploadedFile, kind: keyof typeof MAIN_PART): void {
  if (file.bytes.toString("hex", 0, 8) === COMPOUND) throw encrypted();
  for (const part of describingParts(file, MAIN_PART[kind])) {
    // UTF-16, or letters by number: no office program writes them here.
    if (part.includes("\0") || part.includes("&#")) throw wrongType();
    if (ACTIVE_TYPE.test(part) || part.split("<").some(isFetched)) throw active();
  }
}

const check = (file: UploadedFile, kind: DocumentKind): void => {
  try {
    if (kind === "pdf") checkPdf(file);
    else checkOffice(file, kind);
  } catch (error) {
    throw error instanceof Failure ? error : wrongType(); // damaged, or larger than it says
  }
};

/** The kind of a document by its name, type and content, which must agree. Throws `invalidInput`. */
export function checkDocument(file: UploadedFile): DocumentKind {
  const kind = documentKindOf(file.fileName);
  if (kind === undefined || file.contentType.toLowerCase() !== DOCUMENT_TYPES[kind]) throw wrongType();
  check(file, kind);
  return kind;
}
