import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { headerToken } from "./request/access-token.ts";
import { forCaller } from "../database/connections/query-context.ts";
import { admit, type Gate } from "./admission/admit.ts";
import { asVisitor, type VisitorGate } from "./admission/as-visitor.ts";
import { JSON_TYPE } from "./answer/answer-failure.ts";
import type { WithinSession } from "./admission/calls-per-session.ts";
import { sendParts } from "./answer/content-encoding.ts";
import { sendWithETag, writeList } from "./answer/etag-answer.ts";
import { firstAnswer, type Idempotency } from "./answer/idempotency.ts";
import { sendPrepared } from "./answer/prepared-answer.ts";
import type { PublicCache } from "./answer/public-cache.ts";
import { networkOf } from "./connection/network-of.ts";
import { decodeRequest, endpointSteps, type DecodedRequest, type EndpointSteps } from "./endpoint-steps.ts";
import { answerForm } from "./pages/answer-form.ts";
import type { RedirectToForm } from "./pages/refused-form.ts";
import { sendFile, type SentFile } from "./answer/send-file.ts";
import { requestLanguage } from "./request/request-language.ts";
import type { Caller } from "../caller.ts";
import type { Route } from "./route.ts";

export interface HandlerOptions extends Gate, VisitorGate {
  /** WIRE_COMPAT=family. */
  readonly isFamily: boolean;
  readonly publicCache: PublicCache;
  readonly withinSession: WithinSession;
  /** Absent: no reply is stored and the header is ignored. */
  readonly idempotency?: Idempotency | undefined;
  /** Absent: there are no pages, and plain forms are answered as any other call. */
  readonly redirectToForm?: RedirectToForm | undefined;
}

/** The namespace of idempotency keys: the user, for a visitor the form they fill in, otherwise their address. */
const ownerOfKeys = (request: FastifyRequest, { wire }: DecodedRequest, caller: Caller | undefined): string => {
  const draft = wire["draft"];
  return caller ? `person:${caller.userId}` : typeof draft === "string" ? `form:${draft}` : networkOf(request.ip);
};

declare module "fastify" {
  interface FastifyRequest {
    /** The authenticated caller, for requests whose body is read only after authentication. */
    admission: { readonly caller: Caller | undefined } | undefined;
  }
}

const PUBLISHED = {
  status: 200,
  headers: { "content-type": JSON_TYPE },
  vary: "Accept-Language",
  isCached: true,
} as const;

/**
 * A visitor's call. All readers of the language get the same answer until something published changes. Only the caller
 * for whom it is computed is charged for more than the request (RL-01).
 */
async function answerVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  steps: EndpointSteps,
  options: HandlerOptions,
) {
  const { endpoint, parse, execute, serialize } = steps;
  return asVisitor(request, options, async (turn) => {
    const parsed = parse(decodeRequest(request, endpoint));
    // Keyed by the parsed input: undeclared members and other spellings give the same answer.
    const key = `${requestLanguage(request)} ${endpoint.path} ${JSON.stringify(parsed.input)}`;
    const kept = await options.publicCache(key, turn, async () => {
      await options.rateLimit(endpoint.budget ?? "read", networkOf(request.ip));
      return { ...PUBLISHED, body: serialize(await execute(request, reply, parsed, { caller: undefined })) };
    });
    return sendPrepared(request, reply, kept);
  });
}

/** The written answer of a call that may bear a key: of the same call once more, the first one's. */
async function answerOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller | undefined,
  { endpoint, parse, execute, serialize }: EndpointSteps,
  idempotency: Idempotency,
) {
  const decoded = decodeRequest(request, endpoint);
  const idempotencyKey = idempotency.of(request.headers, {
    who: ownerOfKeys(request, decoded, caller),
    call: `${endpoint.method} ${endpoint.path}`,
    fields: decoded.wire,
    files: decoded.files,
    serialize,
  });
  const once = async () => serialize(await execute(request, reply, parse(decoded), { caller, idempotencyKey }));
  return idempotencyKey ? firstAnswer(idempotencyKey, once) : once();
}

const sendJson = (reply: FastifyReply, body: string) => reply.header("content-type", JSON_TYPE).send(body);

function sendResult(
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
  { endpoint, serialize, serializeParts }: EndpointSteps,
) {
  if (endpoint.produces === "application/octet-stream") return sendFile(reply, result as SentFile);
  if (endpoint.produces) return reply.header("content-type", endpoint.produces).send(Buffer.from(result as Uint8Array));
  if (endpoint.hasETag)
    return sendWithETag(request, reply, result as object, async () =>
      Array.isArray(result) && endpoint.flat === undefined
        ? `{"code":0,"msg":"","data":${await writeList(result, (part) => JSON.stringify(z.encode(endpoint.reply, part)))}}`
        : serialize(result),
    );
  return sendParts(request, reply.header("content-type", JSON_TYPE), serializeParts(result));
}

async function answerCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  steps: EndpointSteps,
  options: HandlerOptions,
) {
  const { endpoint, parse, execute } = steps;
  // Authentication runs in a queue of the token's own, so that it does not wait behind the caller's other requests.
  const requester = headerToken(request) ?? networkOf(request.ip);
  const { caller } = request.admission ?? {
    caller: await forCaller(requester, () => admit(request, endpoint, options)),
  };
  request.callerId = caller?.userId;
  const asCaller = <R>(run: () => Promise<R>): Promise<R> => forCaller(caller?.userId ?? requester, run);
  const { idempotency } = options;
  if (endpoint.takesKey && idempotency)
    return sendJson(reply, await asCaller(() => answerOnce(request, reply, caller, steps, idempotency)));
  const result = await asCaller(async () =>
    execute(request, reply, parse(decodeRequest(request, endpoint)), { caller }),
  );
  return sendResult(request, reply, result, steps);
}

/**
 * Handler of one endpoint. Names that arrive twice follow one rule (IN-11): the path wins over the body, a POST's query
 * is ignored, undeclared members are dropped. Only a version under the wrong name is refused.
 */
export const handlerOf = (route: Route, options: HandlerOptions) => {
  const steps = endpointSteps(route, options.isFamily);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { formPage } = route.endpoint;
    const { redirectToForm } = options;
    if (formPage && redirectToForm && /\btext\/html\b/.test(request.headers.accept ?? ""))
      return answerForm(request, reply, steps, { formPage, redirectToForm, gate: options });
    const token = headerToken(request);
    if (token !== undefined) return options.withinSession(token, () => answerCaller(request, reply, steps, options));
    if (!route.endpoint.isForVisitors) return answerCaller(request, reply, steps, options);
    return answerVisitor(request, reply, steps, options);
  };
};
