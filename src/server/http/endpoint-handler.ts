import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Endpoint } from "../../contract/endpoint.ts";
import { Failure } from "../../contract/errors.ts";
import { fieldErrorsOf } from "../../contract/validation.ts";
import { decodeForm, successParts, type FormFields } from "../../contract/wire/wire.ts";
import { familyReply } from "../../contract/wire/wire-family.ts";
import { headerToken } from "./request/access-token.ts";
import { queryOf } from "./request/request-path.ts";
import { forCaller } from "../database/connections/query-context.ts";
import { admit, type Gate } from "./admission/admit.ts";
import { answerTo, JSON_TYPE } from "./answer/answer-failure.ts";
import type { FairTurn } from "./admission/fair-queue.ts";
import type { WithinSession } from "./admission/calls-per-session.ts";
import { cookieJar } from "./request/cookie-jar.ts";
import { sendParts } from "./answer/content-encoding.ts";
import { sendWithETag, writeList } from "./answer/etag-answer.ts";
import type { RenderWithin } from "./admission/render-budget.ts";
import type { RefusalDelay } from "./admission/refusal-delay.ts";
import { firstAnswer, type IdempotencyKey, type Idempotency } from "./answer/idempotency.ts";
import { sendPrepared, type PublicCache } from "./answer/public-cache.ts";
import { multipartOf } from "./request/multipart-body.ts";
import { formOf } from "./request/form-body.ts";
import { networkOf } from "./connection/network-of.ts";
import { isLanguage } from "../../contract/text.ts";
import { SHOW_IN, WAS_REFUSED } from "../../contract/kept-form.ts";
import type { FormPage, RedirectToForm } from "./pages/refused-form.ts";
import { sendFile, type SentFile } from "./answer/send-file.ts";
import { requestLanguage } from "./request/request-language.ts";
import { versionNameCheck } from "./request/version-name.ts";
import type { UploadedFile } from "./request/uploaded-file.ts";
import type { Caller, PublicContext, Route } from "./route.ts";

export interface HandlerOptions extends Gate {
  /** WIRE_COMPAT=family. */
  readonly isFamily: boolean;
  readonly publicCache: PublicCache;
  readonly renderWithin: RenderWithin;
  readonly delayRefusal: RefusalDelay;
  readonly fairTurn: FairTurn;
  readonly withinSession: WithinSession;
  /** Absent: no reply is stored and the header is ignored. */
  readonly idempotency?: Idempotency | undefined;
  /** Absent: there are no pages, and plain forms are answered as any other call. */
  readonly redirectToForm?: RedirectToForm | undefined;
}

const members = (request: FastifyRequest, endpoint: Endpoint) => {
  if (endpoint.method === "GET") return { fields: decodeForm(queryOf(request)), files: [] };
  if (endpoint.body === "multipart")
    return multipartOf(request.body as Buffer, request.headers["content-type"] ?? "", endpoint.largestFile);
  return { fields: formOf(request.body), files: [] };
};

interface DecodedRequest {
  readonly wire: FormFields;
  readonly files: readonly UploadedFile[];
}

const decodeRequest = (request: FastifyRequest, endpoint: Endpoint): DecodedRequest => {
  const { fields, files } = members(request, endpoint);
  return { wire: { ...fields, ...(request.params as Record<string, string>) }, files };
};

/** The namespace of idempotency keys: the user, for a visitor the form they fill in, otherwise their address. */
const ownerOfKeys = (request: FastifyRequest, { wire }: DecodedRequest, caller: Caller | undefined): string => {
  const draft = wire["draft"];
  return caller ? `person:${caller.userId}` : typeof draft === "string" ? `form:${draft}` : networkOf(request.ip);
};

const PUBLISHED = {
  status: 200,
  headers: { "content-type": JSON_TYPE },
  vary: "Accept-Language",
  isCached: true,
} as const;

declare module "fastify" {
  interface FastifyRequest {
    /** The authenticated caller, for requests whose body is read only after authentication. */
    admission: { readonly caller: Caller | undefined } | undefined;
  }
}

/** Aborted once the connection has closed and the answer was not written. */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  if (raw.closed) disconnected.abort(); // while it waited for its turn
  else raw.once("close", () => raw.writableFinished || disconnected.abort());
  return disconnected.signal;
}

/** Reads, executes and answers the calls of one endpoint. */
const workOf = ({ endpoint, handle }: Route, isFamily: boolean) => {
  const run = handle as (args: unknown, context: PublicContext) => Promise<unknown>;
  const checkVersionName = versionNameCheck(endpoint);
  const read = ({ wire, files }: DecodedRequest) => {
    checkVersionName(wire);
    const decoded = z.safeDecode(endpoint.input, wire);
    if (!decoded.success) throw new Failure("invalidInput", { errors: fieldErrorsOf(decoded.error, wire) });
    return { input: decoded.data, files };
  };
  const parts = (result: unknown): readonly string[] => {
    const data = z.encode(endpoint.reply, result);
    return successParts(isFamily ? familyReply(endpoint.path, data) : data, endpoint.flat, isFamily);
  };
  return {
    endpoint,
    read,
    answer: async (
      request: FastifyRequest,
      reply: FastifyReply,
      { input, files }: ReturnType<typeof read>,
      by: { readonly caller: Caller | undefined; readonly idempotencyKey?: IdempotencyKey | undefined },
    ) =>
      run(input, {
        requestId: request.id,
        language: requestLanguage(request),
        address: request.ip,
        userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
        origin: request.headers.origin,
        accessToken: headerToken(request),
        cookies: cookieJar(request, reply),
        files,
        signal: () => disconnectSignal(reply),
        caller: by.caller,
        idempotencyKey: by.idempotencyKey,
      }),
    /** The answer's text, in parts. */
    parts,
    written: (result: unknown) => parts(result).join(""),
  };
};
type Work = ReturnType<typeof workOf>;

/**
 * A visitor's call. All readers of the language get the same answer until something published changes. Only the caller
 * for whom it is computed is charged for more than the request (RL-01).
 */
async function answerVisitor(request: FastifyRequest, reply: FastifyReply, work: Work, options: HandlerOptions) {
  const { endpoint, read, answer, written } = work;
  const network = networkOf(request.ip);
  await options.rateLimit("address", network);
  await options.fairTurn(network);
  const given = read(decodeRequest(request, endpoint));
  // Keyed by the parsed input: undeclared members and other spellings give the same answer.
  const key = `${requestLanguage(request)} ${endpoint.path} ${JSON.stringify(given.input)}`;
  const turn = <R>(make: () => Promise<R>) => options.renderWithin(network, make);
  const kept = await options.publicCache(key, turn, async () => {
    await options.rateLimit(endpoint.budget ?? "read", network);
    return { ...PUBLISHED, body: written(await answer(request, reply, given, { caller: undefined })) };
  });
  return sendPrepared(request, reply, kept);
}

/** The written answer of a call that may bear a key: of the same call once more, the first one's. */
async function answerOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller | undefined,
  { endpoint, read, answer, written }: Work,
  idempotency: Idempotency,
) {
  const asked = decodeRequest(request, endpoint);
  const idempotencyKey = idempotency.of(request.headers, {
    who: ownerOfKeys(request, asked, caller),
    call: `${endpoint.method} ${endpoint.path}`,
    fields: asked.wire,
    files: asked.files,
    written,
  });
  const once = async () => written(await answer(request, reply, read(asked), { caller, idempotencyKey }));
  return idempotencyKey ? firstAnswer(idempotencyKey, once) : once();
}

const sendJson = (reply: FastifyReply, body: string) => reply.header("content-type", JSON_TYPE).send(body);

function sendResult(request: FastifyRequest, reply: FastifyReply, result: unknown, { endpoint, parts, written }: Work) {
  if (endpoint.produces === "application/octet-stream") return sendFile(reply, result as SentFile);
  if (endpoint.produces) return reply.header("content-type", endpoint.produces).send(Buffer.from(result as Uint8Array));
  if (endpoint.hasETag)
    return sendWithETag(request, reply, result as object, async () =>
      Array.isArray(result) && endpoint.flat === undefined
        ? `{"code":0,"msg":"","data":${await writeList(result, (part) => JSON.stringify(z.encode(endpoint.reply, part)))}}`
        : written(result),
    );
  return sendParts(request, reply.header("content-type", JSON_TYPE), parts(result));
}

async function answerCaller(request: FastifyRequest, reply: FastifyReply, work: Work, options: HandlerOptions) {
  const { endpoint, read, answer } = work;
  // Authentication runs in a queue of the token's own, so that it does not wait behind the caller's other requests.
  const requester = headerToken(request) ?? networkOf(request.ip);
  const { caller } = request.admission ?? {
    caller: await forCaller(requester, () => admit(request, endpoint, options)),
  };
  request.callerId = caller?.userId;
  const asCaller = <R>(run: () => Promise<R>): Promise<R> => forCaller(caller?.userId ?? requester, run);
  const { idempotency } = options;
  if (endpoint.takesKey && idempotency)
    return sendJson(reply, await asCaller(() => answerOnce(request, reply, caller, work, idempotency)));
  const result = await asCaller(async () => answer(request, reply, read(decodeRequest(request, endpoint)), { caller }));
  return sendResult(request, reply, result, work);
}

/**
 * Answers a plain HTML form: redirects to a page that says it was sent, or to the form's page with the typed text.
 */
async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint, read, answer }: Work,
  {
    formPage,
    redirectToForm,
    options,
  }: { formPage: FormPage; redirectToForm: RedirectToForm; options: HandlerOptions },
) {
  let sent: FormFields = {};
  try {
    const asked = decodeRequest(request, endpoint);
    sent = asked.wire;
    const isShown = isLanguage(sent[SHOW_IN]);
    await forCaller(networkOf(request.ip), async () => {
      const caller = await admit(request, endpoint, options);
      if (isShown && !sent[WAS_REFUSED]) return;
      const given = read(asked);
      if (!isShown) await answer(request, reply, given, { caller });
    });
    return await redirectToForm(request, reply, { endpoint, formPage, sent, isSent: !isShown });
  } catch (error) {
    return redirectToForm(request, reply, { endpoint, formPage, sent, isSent: false, error });
  }
}

/**
 * Handler of one endpoint. Names that arrive twice follow one rule (IN-11): the path wins over the body, a POST's query
 * is ignored, undeclared members are dropped. Only a version under the wrong name is refused.
 */
export const handlerOf = (route: Route, options: HandlerOptions) => {
  const work = workOf(route, options.isFamily);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { formPage } = route.endpoint;
    const { redirectToForm } = options;
    if (formPage && redirectToForm && /\btext\/html\b/.test(request.headers.accept ?? ""))
      return answerForm(request, reply, work, { formPage, redirectToForm, options });
    const token = headerToken(request);
    if (token !== undefined) return options.withinSession(token, () => answerCaller(request, reply, work, options));
    if (!route.endpoint.isPublished) return answerCaller(request, reply, work, options);
    return answerVisitor(request, reply, work, options).catch(async (error: unknown) => {
      if (answerTo(error).failure.reason === "tooManyRequests") await options.delayRefusal();
      throw error;
    });
  };
};
