import type { Endpoint } from "../../../contract/endpoint.ts";
import { Failure, invalidField } from "../../../contract/errors.ts";
import type { TextParameters, Words } from "../../../contract/text.ts";
import { IMAGE_LIMIT, UPLOAD_TEXTS } from "../../../contract/files/upload.ts";
import { decodeForm, type FormFields } from "../../../contract/wire/wire.ts";
import { MULTIPART_TEXTS as texts } from "./multipart-texts.ts";
import type { UploadedFile } from "./uploaded-file.ts";

/**
 * UP-08. Sizes in bytes; the largest body is one file at its limit and a form around it. Sheets may be larger
 * (`largestFile`).
 */
export const MULTIPART_LIMITS = {
  file: IMAGE_LIMIT,
  files: 1,
  parts: 21,
  head: 1_024,
  name: 100,
  field: 4_000,
  body: IMAGE_LIMIT + 256 * 1024,
} as const;

/** The failure for a malformed body. */
const malformed = (words: Words, parameters: TextParameters = {}) => new Failure("invalidInput", { words, parameters });
/** The failure for an invalid part, by its name. */
const wrongPart = (field: string, words: Words, parameters?: TextParameters) =>
  invalidField(field.slice(0, MULTIPART_LIMITS.name), words, parameters);
const MEGABYTE = 1024 * 1024;
const fileTooLarge = (largest: number) =>
  largest === MULTIPART_LIMITS.file
    ? new Failure("tooLarge", { words: UPLOAD_TEXTS.tooLarge })
    : new Failure("tooLarge", { words: texts.fileTooLarge, parameters: { max: largest / MEGABYTE } });

/** Bytes of a whole body: a file at its limit and a form around it. */
export const bodyLimitOf = ({ largestFile = MULTIPART_LIMITS.file }: Pick<Endpoint, "largestFile">): number =>
  largestFile + MULTIPART_LIMITS.body - MULTIPART_LIMITS.file;
const utf8 = new TextDecoder("utf-8", { fatal: true });

const textOf = (bytes: Buffer, refusal: () => Failure): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw refusal();
  }
};

const boundaryOf = (contentType: string): string => {
  const found = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))\s*(?:;|$)/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2] ?? "";
  const isOne = contentType.match(/;\s*boundary\s*=/gi)?.length === 1;
  if (!isOne || !/^[\w'()+,\-./:=?]{1,70}$/.test(boundary)) throw malformed(texts.boundary);
  return boundary;
};

// The bytes between the boundaries. A body begins with a boundary and ends with the closing one, without a preamble or
// epilogue.
const partsOf = (body: Buffer, boundary: string): Buffer[] => {
  const mark = Buffer.from(`\r\n--${boundary}`);
  if (!body.subarray(0, mark.length - 2).equals(mark.subarray(2))) throw malformed(texts.beginning);
  const parts: Buffer[] = [];
  const endless = () => malformed(texts.end, { part: parts.length + 1 });
  for (let at = mark.length - 2; ;) {
    const after = body.toString("latin1", at, at + 2);
    if (after === "--") {
      if (!/^(\r\n)?$/.test(body.toString("latin1", at + 2, at + 10))) throw endless();
      return parts;
    }
    const next = body.indexOf(mark, at);
    if (after !== "\r\n" || next < 0) throw endless();
    if (parts.length >= MULTIPART_LIMITS.parts) throw malformed(texts.tooManyParts, { max: MULTIPART_LIMITS.parts });
    parts.push(body.subarray(at + 2, next));
    at = next + mark.length;
  }
};

interface Head {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly contentType: string;
}

// Browsers write a quote in a name as %22, others as \".
const unquoted = (text: string): string => text.replace(/\\(["\\])/g, "$1").replaceAll("%22", '"');

function headersOf(bytes: Buffer, part: number): ReadonlyMap<string, string> {
  const unreadable = () => malformed(texts.head, { part, max: MULTIPART_LIMITS.head });
  const headers = new Map<string, string>();
  for (const line of textOf(bytes, unreadable).split("\r\n")) {
    const [, name, value] = /^([A-Za-z-]{1,40}):[ \t]*([^\r\n\0]*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined || headers.has(name.toLowerCase())) throw unreadable();
    headers.set(name.toLowerCase(), value);
  }
  return headers;
}

function headOf(bytes: Buffer, part: number): Head {
  const headers = headersOf(bytes, part);
  const disposition = headers.get("content-disposition") ?? "";
  const parameters = new Map<string, string>();
  const isForm = /^form-data(?:;\s*[\w*]+=(?:"(?:[^"\\]|\\.)*"|[^\s;"]+))*$/i.test(disposition);
  if (!isForm) throw malformed(texts.disposition, { part });
  for (const [, key = "", quoted, plain] of disposition.matchAll(/;\s*([\w*]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/g)) {
    if (parameters.has(key.toLowerCase())) throw malformed(texts.disposition, { part });
    parameters.set(key.toLowerCase(), unquoted(quoted ?? plain ?? ""));
  }
  const name = parameters.get("name") ?? "";
  if (name === "" || name.length > MULTIPART_LIMITS.name)
    throw malformed(texts.name, { part, max: MULTIPART_LIMITS.name });
  const fileName = parameters.get("filename");
  if (fileName === "") throw wrongPart(name, texts.fileName);
  const isEncoded = !/^(binary|7bit|8bit)?$/i.test(headers.get("content-transfer-encoding") ?? "");
  if (isEncoded) throw wrongPart(name, texts.encoding);
  return { name, fileName, contentType: headers.get("content-type") ?? "text/plain" };
}

export interface Multipart {
  readonly fields: FormFields;
  readonly files: readonly UploadedFile[];
}

const fieldOf = ({ name, contentType }: Head, content: Buffer): string => {
  if (!/^text\/plain\b/i.test(contentType)) throw wrongPart(name, texts.plainText);
  if (content.length > MULTIPART_LIMITS.field) throw wrongPart(name, texts.longField, { max: MULTIPART_LIMITS.field });
  const text = textOf(content, () => wrongPart(name, texts.utf8));
  return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
};

/**
 * Reads a multipart body: text fields and at most one file, in any order. Throws `invalidInput` for any other shape,
 * with the name of the part or field, and `tooLarge`.
 */
export function multipartOf(body: Buffer, contentType: string, largest: number = MULTIPART_LIMITS.file): Multipart {
  const pairs: string[] = [];
  const files: UploadedFile[] = [];
  for (const [index, part] of partsOf(body, boundaryOf(contentType)).entries()) {
    const end = part.indexOf("\r\n\r\n");
    if (end < 0 || end > MULTIPART_LIMITS.head)
      throw malformed(texts.head, { part: index + 1, max: MULTIPART_LIMITS.head });
    const head = headOf(part.subarray(0, end), index + 1);
    const content = part.subarray(end + 4);
    if (head.fileName === undefined) {
      pairs.push(fieldOf(head, content));
      continue;
    }
    if (files.length >= MULTIPART_LIMITS.files) throw wrongPart(head.name, texts.oneFile);
    if (content.length > largest) throw fileTooLarge(largest);
    decodeForm(`${encodeURIComponent(head.name)}=`); // the rules for names hold for a file's too (IN-03)
    files.push({ field: head.name, fileName: head.fileName, contentType: head.contentType, bytes: content });
  }
  return { fields: decodeForm(pairs.join("&")), files };
}
