import type { FastifyRequest } from "fastify";
import { Failure } from "../../../contract/errors.ts";
import { decodeForm, type FormFields } from "../../../contract/wire/wire.ts";

export const FORM_TYPE = "application/x-www-form-urlencoded";
export const MULTIPART_TYPE = "multipart/form-data";

const hasBody = (request: FastifyRequest): boolean => {
  const { headers } = request;
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
};

/**
 * Refuses every body but the documented one before it is read (IN-02): media type compared without case, charset UTF-8
 * or none, no Content-Encoding. An empty body needs no type.
 */
export function checkContentType(request: FastifyRequest, wanted: typeof FORM_TYPE | typeof MULTIPART_TYPE): void {
  const { headers } = request;
  const refused = () => new Failure("wrongContentType");
  if (headers["content-encoding"] !== undefined) throw refused();
  const given = headers["content-type"];
  if (given === undefined) {
    if (hasBody(request) || wanted === MULTIPART_TYPE) throw refused();
    return;
  }
  const [mediaType = "", ...parameters] = given.split(";");
  if (mediaType.trim().toLowerCase() !== wanted) throw refused();
  const charsets = parameters
    .map((parameter) => parameter.trim().toLowerCase())
    .filter((parameter) => parameter.startsWith("charset"));
  if (charsets.length > 1 || charsets.some((charset) => !/^charset\s*=\s*"?utf-?8"?$/.test(charset))) throw refused();
  // The form reader downstream compares the type as written.
  headers["content-type"] = [wanted, ...parameters].join(";");
}

/** A GET carries its meaning in the address; a body would be read by one proxy and not by the next. */
export function refuseBody(request: FastifyRequest): void {
  if (hasBody(request)) throw new Failure("wrongContentType");
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Reads a form body. Throws `invalidInput` for anything that is not one value per name in UTF-8 (IN-01, IN-03). */
export function formOf(body: unknown): FormFields {
  if (!Buffer.isBuffer(body)) return decodeForm("");
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw new Failure("invalidInput");
  }
  return decodeForm(text);
}
