import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Endpoint } from "../../contract/endpoint.ts";
import { Failure } from "../../contract/errors.ts";
import { fieldIssues } from "../../contract/validation.ts";
import { decodeForm, successBody, type FormFields } from "../../contract/wire.ts";
import { familyReply } from "../../contract/wire-family.ts";
import { headerToken } from "./request/access-token.ts";
import { queryOf } from "./request/address.ts";
import { onBehalfOf } from "../database/connections/lanes.ts";
import { admit, type Gate } from "./admission/admit.ts";
import { answerTo, JSON_TYPE } from "./answer/answer-failure.ts";
import type { FairTurn } from "./admission/fair-queue.ts";
import type { WithinSession } from "./admission/calls-per-session.ts";
import { checkEndpoints } from "./check-routes.ts";
import { cookieJar } from "./request/cookie-jar.ts";
import { sendWithETag, writeList } from "./answer/etag-answer.ts";
import type { RenderWithin } from "./admission/render-budget.ts";
import type { RefusalDelay } from "./admission/refusal-delay.ts";
import { firstAnswer, type IdempotencyKey, type Idempotency } from "./answer/idempotency.ts";
import { sendCached, type PublicCache } from "./answer/public-cache.ts";
import { bodyLimitOf, multipartOf } from "./request/multipart-body.ts";
import { readBody } from "./request/read-body.ts";
import { checkContentType, FORM_TYPE, formOf, MULTIPART_TYPE, refuseBody } from "./request/form-body.ts";
import { HTTP_LIMITS } from "./request/request-guard.ts";
import { networkOf } from "./connection/network-of.ts";
import { sendFile, type SentFile } from "./answer/send-file.ts";
import { requestLanguage } from "./request/request-language.ts";
import { versionNameCheck } from "./request/version-name.ts";
import type { UploadedFile } from "./request/uploaded-file.ts";
import type { Caller, PublicContext, Route } from "./route.ts";

export interface MountOptions extends Gate {
  readonly apiBase: string;
  /** WIRE_COMPAT=family. */
  readonly isFamily: boolean;
  readonly publicCache: PublicCache;
  readonly renderWithin: RenderWithin;
  readonly delayRefusal: RefusalDelay;
  readonly fairTurn: FairTurn;
  readonly withinSession: WithinSession;
  /** Absent: nothing is kept, and the header is not looked at. */
  readonly idempotency?: Idempotency | undefined;
}

const members = (request: FastifyRequest, endpoint: Endpoint) => {
  if (endpoint.method === "GET") return { fields: decodeForm(queryOf(request)), files: [] };
  if (endpoint.body === "multipart")
    return multipartOf(request.body as Buffer, request.headers["content-type"] ?? "", endpoint.largestFile);
  return { fields: formOf(request.body), files: [] };
};

interface Asked {
  readonly wire: FormFields;
  readonly files: readonly UploadedFile[];
}

const askedOf = (request: FastifyRequest, endpoint: Endpoint): Asked => {
  const { fields, files } = members(request, endpoint);
  return { wire: { ...fields, ...(request.params as Record<string, string>) }, files };
};

/** Whose keys are told apart: a person's; a visitor's by the form they fill in, else by where they are. */
const ownerOfKeys = (request: FastifyRequest, { wire }: Asked, caller: Caller | undefined): string => {
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
    /** Who calls, of requests whose body is not read before that is known. */
    admission: { readonly caller: Caller | undefined } | undefined;
  }
}

/**
 * The handler of one endpoint. One rule for names that arrive twice (IN-11): the path wins over the body, a POST's query
 * is not looked at, members nobody declared are dropped. All but a version that would be compared under another name.
 */
const handlerOf = ({ endpoint, handle }: Route, options: MountOptions) => {
  const run = handle as (args: unknown, context: PublicContext) => Promise<unknown>;
  const checkVersionName = versionNameCheck(endpoint);
  const readInput = (request: FastifyRequest, { wire, files } = askedOf(request, endpoint)) => {
    checkVersionName(wire);
    const read = z.safeDecode(endpoint.input, wire);
    if (!read.success) throw new Failure("invalidInput", { issues: fieldIssues(read.error, wire) });
    return { input: read.data, files };
  };
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    caller: Caller | undefined,
    { input, files } = readInput(request),
    idempotencyKey?: IdempotencyKey,
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
      caller,
      idempotencyKey,
    });
  const written = (result: unknown) => {
    const data = z.encode(endpoint.reply, result);
    return successBody(options.isFamily ? familyReply(endpoint.path, data) : data, endpoint.flat, options.isFamily);
  };
  // A visitor's call: the same answer for everybody who reads the language, until something published changes. Only who has it made
  // pays for more than the asking (RL-01).
  const visit = async (request: FastifyRequest, reply: FastifyReply) => {
    const network = networkOf(request.ip);
    options.rateLimit("address", network);
    await options.fairTurn(network);
    const given = readInput(request);
    // By what was understood of the address: members nobody declared and other spellings make no other answer.
    const key = `${requestLanguage(request)} ${endpoint.path} ${JSON.stringify(given.input)}`;
    const turn = <R>(work: () => Promise<R>) => options.renderWithin(network, work);
    const kept = await options.publicCache(key, turn, async () => {
      options.rateLimit(endpoint.budget ?? "read", network);
      return { ...PUBLISHED, body: written(await answer(request, reply, undefined, given)) };
    });
    return sendCached(request, reply, kept);
  };
  const call = async (request: FastifyRequest, reply: FastifyReply) => {
    // Who calls is found out in a lane of the token's own: that must not wait behind what others ask for.
    const asker = headerToken(request) ?? networkOf(request.ip);
    const { caller } = request.admission ?? {
      caller: await onBehalfOf(asker, () => admit(request, endpoint, options)),
    };
    request.callerId = caller?.userId;
    const inLane = <R>(work: () => Promise<R>): Promise<R> => onBehalfOf(caller?.userId ?? asker, work);
    if (endpoint.takesKey && options.idempotency) {
      const { idempotency } = options;
      const body = await inLane(async () => {
        const asked = askedOf(request, endpoint);
        const named = {
          who: ownerOfKeys(request, asked, caller),
          call: `${endpoint.method} ${endpoint.path}`,
          fields: asked.wire,
          files: asked.files,
          written,
        };
        const idempotencyKey = idempotency.of(request.headers, named);
        const once = async () =>
          written(await answer(request, reply, caller, readInput(request, asked), idempotencyKey));
        return idempotencyKey ? firstAnswer(idempotencyKey, once) : once();
      });
      return reply.header("content-type", JSON_TYPE).send(body);
    }
    const result = await inLane(() => answer(request, reply, caller));
    if (endpoint.produces === "application/octet-stream") return sendFile(reply, result as SentFile);
    if (endpoint.produces)
      return reply.header("content-type", endpoint.produces).send(Buffer.from(result as Uint8Array));
    if (endpoint.hasETag)
      return sendWithETag(request, reply, result as object, async () =>
        Array.isArray(result) && endpoint.flat === undefined
          ? `{"code":0,"msg":"","data":${await writeList(result, (part) => JSON.stringify(z.encode(endpoint.reply, part)))}}`
          : written(result),
      );
    return reply.header("content-type", JSON_TYPE).send(written(result));
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = headerToken(request);
    if (endpoint.isPublished && token === undefined)
      return visit(request, reply).catch(async (error: unknown) => {
        if (answerTo(error).failure.reason === "tooManyRequests") await options.delayRefusal();
        throw error;
      });
    return token === undefined ? call(request, reply) : options.withinSession(token, () => call(request, reply));
  };
};

const register = (app: FastifyInstance, route: Route, options: MountOptions) => {
  const { method, path, body, largestFile } = route.endpoint;
  const isMultipart = body === "multipart";
  app.route({
    method,
    url: `${options.apiBase}${path.replace(/\{(\w+)\}/g, ":$1")}`,
    exposeHeadRoute: false,
    bodyLimit: isMultipart ? bodyLimitOf(route.endpoint) : HTTP_LIMITS.body,
    onRequest: async (request) => {
      if (method === "GET") refuseBody(request);
      else checkContentType(request, isMultipart ? MULTIPART_TYPE : FORM_TYPE);
      if (largestFile === undefined) return;
      // Nobody unknown makes the server hold a large file.
      const token = headerToken(request);
      const look = () => onBehalfOf(token ?? networkOf(request.ip), () => admit(request, route.endpoint, options));
      request.admission = { caller: await (token === undefined ? look() : options.withinSession(token, look)) };
    },
    handler: handlerOf(route, options),
  });
};

/** Puts the endpoints under the API's base. Throws for a table that must not be served. */
export async function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  options: MountOptions,
): Promise<void> {
  checkEndpoints(routes.map((route) => route.endpoint));
  await app.register(async (api) => {
    api.decorateRequest("admission", undefined);
    for (const type of [FORM_TYPE, MULTIPART_TYPE])
      api.addContentTypeParser(type, (request: FastifyRequest, payload: IncomingMessage) =>
        readBody(payload, request.routeOptions.bodyLimit),
      );
    for (const route of routes) register(api, route, options);
  });
}
