import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Endpoint } from "../../contract/endpoint.ts";
import { Failure } from "../../contract/errors.ts";
import { fieldErrorsOf } from "../../contract/validation.ts";
import { decodeForm, successParts, type FormFields } from "../../contract/wire/wire.ts";
import { familyReply } from "../../contract/wire/wire-family.ts";
import type { IdempotencyKey } from "./answer/idempotency.ts";
import { headerToken } from "./request/access-token.ts";
import { cookieJar } from "./request/secret-cookies.ts";
import { formOf } from "./request/form-body.ts";
import { multipartOf } from "./request/multipart-body.ts";
import { contextOf } from "./request/request-context.ts";
import { requestLanguage } from "./request/request-language.ts";
import { requestTimeZone } from "./request/request-time-zone.ts";
import { queryOf } from "./request/request-path.ts";
import type { UploadedFile } from "./request/uploaded-file.ts";
import { versionNameCheck } from "./request/version-name.ts";
import type { Caller } from "../caller.ts";
import type { PublicContext, Route } from "./route.ts";

const readMembers = (request: FastifyRequest, endpoint: Endpoint) => {
  if (endpoint.method === "GET") return { fields: decodeForm(queryOf(request)), files: [] };
  if (endpoint.body === "multipart")
    return multipartOf(request.body as Buffer, request.headers["content-type"] ?? "", endpoint.largestFile);
  return { fields: formOf(request.body), files: [] };
};

export interface DecodedRequest {
  readonly wire: FormFields;
  readonly files: readonly UploadedFile[];
}

export const decodeRequest = (request: FastifyRequest, endpoint: Endpoint): DecodedRequest => {
  const { fields, files } = readMembers(request, endpoint);
  return { wire: { ...fields, ...(request.params as Record<string, string>) }, files };
};

/** Aborted once the connection has closed and the answer was not written. */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  if (raw.closed) disconnected.abort(); // while it waited for its turn
  else raw.once("close", () => raw.writableFinished || disconnected.abort());
  return disconnected.signal;
}

/** The steps of a call of one endpoint, after admission and `decodeRequest`. */
export const endpointSteps = ({ endpoint, handle }: Route, isFamily: boolean) => {
  const run = handle as (args: unknown, context: PublicContext) => Promise<unknown>;
  const checkVersionName = versionNameCheck(endpoint);
  const parse = ({ wire, files }: DecodedRequest) => {
    checkVersionName(wire);
    const decoded = z.safeDecode(endpoint.input, wire);
    if (!decoded.success) throw new Failure("invalidInput", { errors: fieldErrorsOf(decoded.error, wire) });
    return { input: decoded.data, files };
  };
  const serializeParts = (result: unknown): readonly string[] => {
    const data = z.encode(endpoint.reply, result);
    return successParts(isFamily ? familyReply(endpoint.path, data) : data, endpoint.flat, isFamily);
  };
  return {
    endpoint,
    /** Throws `invalidInput`. */
    parse,
    /** Runs the handler. */
    execute: async (
      request: FastifyRequest,
      reply: FastifyReply,
      { input, files }: ReturnType<typeof parse>,
      by: { readonly caller: Caller | undefined; readonly idempotencyKey?: IdempotencyKey | undefined },
    ) =>
      run(
        input,
        contextOf(request, {
          language: requestLanguage(request),
          timeZone: endpoint.isInTimeZone ? requestTimeZone(request) : undefined,
          origin: request.headers.origin,
          accessToken: headerToken(request),
          cookies: cookieJar(request, reply),
          files,
          signal: () => disconnectSignal(reply),
          caller: by.caller,
          idempotencyKey: by.idempotencyKey,
        }),
      ),
    serialize: (result: unknown) => serializeParts(result).join(""),
    /** For long replies, which are compressed part by part. */
    serializeParts,
  };
};
export type EndpointSteps = ReturnType<typeof endpointSteps>;
