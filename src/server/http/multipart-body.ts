import { Failure } from "../../contract/errors.ts";
import { IMAGE_LIMIT, UPLOAD_TEXTS } from "../../contract/upload.ts";
import { decodeForm, type FormFields } from "../../contract/wire.ts";
import type { UploadedFile } from "./route.ts";

/** UP-08. Sizes in bytes; the largest body is one file at its limit and a form around it. */
export const MULTIPART_LIMITS = {
  file: IMAGE_LIMIT,
  files: 1,
  parts: 21,
  head: 1_024,
  name: 100,
  field: 4_000,
  body: IMAGE_LIMIT + 256 * 1024,
} as const;

const malformed = () => new Failure("invalidInput");
const fileTooLarge = () => new Failure("tooLarge", { words: UPLOAD_TEXTS.tooLarge });
const utf8 = new TextDecoder("utf-8", { fatal: true });

const textOf = (bytes: Buffer): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw malformed();
  }
};

const boundaryOf = (contentType: string): string => {
  const found = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))\s*(?:;|$)/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2] ?? "";
  if (contentType.match(/;\s*boundary\s*=/gi)?.length !== 1) throw malformed();
  if (!/^[\w'()+,\-./:=?]{1,70}$/.test(boundary)) throw malformed();
  return boundary;
};

// The bytes between the boundaries. A body begins with one and ends with the closing one; nothing stands around them.
const partsOf = (body: Buffer, boundary: string): Buffer[] => {
  const mark = Buffer.from(`\r\n--${boundary}`);
  if (!body.subarray(0, mark.length - 2).equals(mark.subarray(2))) throw malformed();
  const parts: Buffer[] = [];
  for (let at = mark.length - 2; ;) {
    const after = body.toString("latin1", at, at + 2);
    if (after === "--") {
      if (!/^(\r\n)?$/.test(body.toString("latin1", at + 2, at + 10))) throw malformed();
      return parts;
    }
    const next = body.indexOf(mark, at);
    if (after !== "\r\n" || next < 0 || parts.length >= MULTIPART_LIMITS.parts) throw malformed();
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

const headOf = (bytes: Buffer): Head => {
  const lines = textOf(bytes).split("\r\n");
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^([A-Za-z-]{1,40}):[ \t]*([^\r\n\0]*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined || headers.has(name.toLowerCase())) throw malformed();
    headers.set(name.toLowerCase(), value);
  }
  const disposition = headers.get("content-disposition") ?? "";
  const parameters = new Map<string, string>();
  if (!/^form-data(?:;\s*[\w*]+=(?:"(?:[^"\\]|\\.)*"|[^\s;"]+))*$/i.test(disposition)) throw malformed();
  for (const [, key = "", quoted, plain] of disposition.matchAll(/;\s*([\w*]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/g)) {
    if (parameters.has(key.toLowerCase())) throw malformed();
    parameters.set(key.toLowerCase(), unquoted(quoted ?? plain ?? ""));
  }
  const name = parameters.get("name") ?? "";
  const fileName = parameters.get("filename");
  const isEncoded = !/^(binary|7bit|8bit)?$/i.test(headers.get("content-transfer-encoding") ?? "");
  if (name === "" || name.length > MULTIPART_LIMITS.name || fileName === "" || isEncoded) throw malformed();
  return { name, fileName, contentType: headers.get("content-type") ?? "text/plain" };
};

export interface Multipart {
  readonly fields: FormFields;
  readonly files: readonly UploadedFile[];
}

/** Reads a multipart body: text fields and at most one file, in any order. Throws `invalidInput` for any other shape, `tooLarge`. */
export function multipartOf(body: Buffer, contentType: string): Multipart {
  const pairs: string[] = [];
  const files: UploadedFile[] = [];
  for (const part of partsOf(body, boundaryOf(contentType))) {
    const end = part.indexOf("\r\n\r\n");
    if (end < 0 || end > MULTIPART_LIMITS.head) throw malformed();
    const { name, fileName, contentType: type } = headOf(part.subarray(0, end));
    const content = part.subarray(end + 4);
    if (fileName !== undefined) {
      if (files.length >= MULTIPART_LIMITS.files) throw malformed();
      if (content.length > MULTIPART_LIMITS.file) throw fileTooLarge();
      decodeForm(`${encodeURIComponent(name)}=`); // the rules for names hold for a file's too (IN-03)
      files.push({ field: name, fileName, contentType: type, bytes: content });
      continue;
    }
    if (content.length > MULTIPART_LIMITS.field || !/^text\/plain\b/i.test(type)) throw malformed();
    pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(textOf(content))}`);
  }
  return { fields: decodeForm(pairs.join("&")), files };
}
