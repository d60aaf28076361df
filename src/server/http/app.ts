import { randomUUID } from "node:crypto";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import { fastify, LogController, type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { Failure } from "../../contract/errors.ts";
import { MACHINE_FILES } from "../../contract/page-render.ts";
import { withFamilyCalls } from "../../contract/wire/wire-family.ts";
import type { Clock } from "../clock.ts";
import type { Env } from "../env.ts";
import { asksForSocket, mountPush, type Push } from "../push/mount-push.ts";
import type { Storage } from "../storage/storage.ts";
import { pathOf, readableUrl } from "./request/request-path.ts";
import { answerFailure } from "./answer/answer-failure.ts";
import type { Authenticate } from "./admission/authenticate.ts";
import { limitSessions } from "./admission/calls-per-session.ts";
import { fairQueue } from "./admission/fair-queue.ts";
import { CONNECTION_LIMITS, type ConnectionLimits } from "./connection/connection-limits.ts";
import { compressText } from "./answer/content-encoding.ts";
import { answerOrigins } from "./admission/cors.ts";
import { limitAddresses, type AddressLimit } from "./connection/address-limit.ts";
import type { FileAccess } from "./files/file-access.ts";
import { mountFiles } from "./files/files.ts";
import { createRenderBudget } from "./admission/render-budget.ts";
import { followBody, refuseExpectation, refuseFraming } from "./connection/framing-errors.ts";
import type { Idempotency } from "./answer/idempotency.ts";
import { withoutCache, createPublicCache, type IsDatabaseAway, type OnPublicChange } from "./answer/public-cache.ts";
import { mountGenerated, type GeneratedFile } from "./files/generated-files.ts";
import { createRefusalDelay } from "./admission/refusal-delay.ts";
import { mountHealth, type Probe, type Readiness } from "./health.ts";
import { mountOpenApi } from "./description/mount-openapi.ts";
import { mountOAuth, standardAddress } from "./oauth/mount-oauth.ts";
import { mountRoutes } from "./mount.ts";
import type { OAuthCalls } from "./oauth/oauth-calls.ts";
import { createOverload } from "./admission/overload.ts";
import { createPages, type PagesOptions } from "./pages/pages.ts";
import { mountPolicyReports } from "./pages/policy-reports.ts";
import { BUDGETS, createRateLimit, type Budgets } from "./admission/rate-limit.ts";
import type { SharedBudgets } from "./admission/shared-budgets.ts";
import { guardRequest } from "./request/request-guard.ts";
import { HTTP_LIMITS } from "./request/request-limits.ts";
import { logRequest } from "./request-log.ts";
import type { Route } from "./route.ts";
import { setSecurityHeaders } from "./answer/security-headers.ts";
import { beginRequest } from "./begin-request.ts";
import { cutSlowClients } from "./connection/slow-clients.ts";
import { statusFor } from "./answer/status-for-client.ts";
import { mountAssets } from "./pages/static-assets.ts";
import { answerUnmatched, type PageHandler } from "./pages/unmatched-request.ts";

export interface AppOptions {
  readonly env: Pick<
    Env,
    "apiBase" | "isProduction" | "publicUrl" | "trustProxy" | "wireCompat" | "allowHttp" | "connectionsPerAddress"
  > &
    Partial<Pick<Env, "pushUrl" | "allowedOrigins">>;
  readonly log: Logger;
  readonly clock: Clock;
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  readonly storage?: Storage;
  /** Decides who may read stored files; without it nobody may. */
  readonly fileAccess?: FileAccess;
  /** Files served from the file area that are generated instead of stored. */
  readonly generated?: readonly GeneratedFile[];
  /** Dependencies that readiness checks. */
  readonly probes?: readonly Probe[];
  /** Absent: calls with an Idempotency-Key are answered as any other. */
  readonly idempotency?: Idempotency;
  /** RL-01; `BUDGETS` unless said. */
  readonly budgets?: Budgets;
  /** Absent: this process alone counts. */
  readonly sharedBudgets?: SharedBudgets;
  /** RL-02; `CONNECTION_LIMITS` unless said. */
  readonly connections?: Partial<ConnectionLimits>;
  /** Absent: no websockets. */
  readonly push?: Push;
  /** Absent: no endpoints for OAuth clients. */
  readonly oauth?: OAuthCalls;
  /** Without it no public answer is cached, as nothing would tell when it changes. */
  readonly onPublicChange?: OnPublicChange;
  /** Without it the database counts as reachable. */
  readonly isDatabaseAway?: IsDatabaseAway;
  /** Absent: the API alone, page addresses are unknown ones. */
  readonly pages?: Pick<
    PagesOptions,
    "dist" | "settings" | "features" | "words" | "previews" | "pictures" | "menu" | "onVisit" | "keptForms"
  >;
}

export interface App {
  readonly server: FastifyInstance;
  readonly readiness: Readiness;
}

const noSchemas = () => () => {
  throw new Error("Endpoints read and strip by themselves: a route has no schema of the framework's.");
};

const createServer = (
  { env, log, push }: AppOptions,
  { headerTimeout, requestTimeout, keepAlive, silence, lookEvery }: ConnectionLimits,
): FastifyInstance => {
  const toStandard = standardAddress(env.apiBase);
  const server = fastify({
    loggerInstance: log,
    // request-log.ts writes them
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    bodyLimit: HTTP_LIMITS.body,
    requestTimeout,
    keepAliveTimeout: keepAlive,
    connectionTimeout: silence,
    forceCloseConnections: "idle",
    return503OnClosing: false, // every accepted request is answered (RE-11)
    http: {
      maxHeaderSize: HTTP_LIMITS.head,
      headersTimeout: headerTimeout,
      connectionsCheckingInterval: lookEvery,
      requireHostHeader: false, // request-guard.ts requires it
      shouldUpgradeCallback: (request) => push !== undefined && asksForSocket(request),
    },
    rewriteUrl: (request) => readableUrl(toStandard(request)),
    // Endpoints parse queries themselves, with the same parser as bodies.
    routerOptions: {
      querystringParser: () => ({}),
      maxParamLength: 1000, // a longer id cannot exist (AZ-05)
      caseSensitive: true,
      ignoreTrailingSlash: false,
      ignoreDuplicateSlashes: false,
    },
    // Routes have no Fastify schemas, whose compilers would otherwise be loaded at every start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    clientErrorHandler: refuseFraming,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      reply.header("x-request-id", request.id);
      answerFailure(error, request, reply);
    },
  }) as unknown as FastifyInstance;
  server.server.on("checkExpectation", refuseExpectation);
  return server;
};

const addHooks = (
  server: FastifyInstance,
  { env }: AppOptions,
  readiness: () => Readiness,
  addressLimit: AddressLimit,
) => {
  const overload = createOverload();
  server.decorateRequest("callerId", undefined);
  server.decorateRequest("outcome", "ok");
  server.addHook("onRequest", (request, reply, done) => {
    followBody(request, reply);
    setSecurityHeaders(request, reply);
    reply.header("x-request-id", request.id);
    if (readiness().isDraining) reply.header("connection", "close");
    // Health probes must be answered above all under load, so they are not limited.
    if (!pathOf(request).startsWith("/health/")) {
      overload.enter();
      reply.raw.once("close", overload.leave);
      addressLimit.enter(request, reply.raw);
    }
    guardRequest(request);
    beginRequest(request, { trustsProxy: env.trustProxy.length > 0 }, done);
  });
  server.addHook("onSend", compressText);
  server.addHook("onResponse", (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
};

// Origin of sockets: PUSH_URL, otherwise PUBLIC_URL.
const socketOrigin = ({ pushUrl, publicUrl }: AppOptions["env"]): string | null =>
  pushUrl ? new URL(pushUrl).origin : (publicUrl?.replace(/^http/, "ws") ?? null);

/** The checks between a request and its answer, for calls and for pages. */
const createGate = (options: AppOptions, budgets: Budgets) => {
  const { env, clock, authenticate, idempotency, onPublicChange, isDatabaseAway, sharedBudgets } = options;
  return {
    publicCache: onPublicChange ? createPublicCache(clock, onPublicChange, isDatabaseAway) : withoutCache,
    renderWithin: createRenderBudget(clock, budgets),
    delayRefusal: createRefusalDelay(),
    fairTurn: fairQueue(),
    withinSession: limitSessions(),
    authenticate,
    rateLimit: createRateLimit(clock, budgets, sharedBudgets),
    idempotency,
    publicUrl: env.publicUrl,
    allowHttp: env.allowHttp,
    apiBase: env.apiBase,
    isFamily: env.wireCompat === "family",
    allowedOrigins: env.allowedOrigins ?? [],
  };
};

const mountMachineFiles = (server: FastifyInstance, page: PageHandler): void => {
  for (const url of MACHINE_FILES)
    server.route({
      method: ["GET", "HEAD"],
      url,
      exposeHeadRoute: false,
      handler: page,
    });
};

/**
 * The whole HTTP server, ready to listen. Throws for endpoints that must not be served (AZ-01) and for a missing build.
 */
export async function createApp(options: AppOptions): Promise<App> {
  const { env, push, oauth, pages } = options;
  const gate = createGate(options, options.budgets ?? BUDGETS);
  const { apiBase, isFamily, allowedOrigins, rateLimit } = gate;
  const routes = isFamily ? withFamilyCalls(options.routes) : options.routes;
  const limits = { ...CONNECTION_LIMITS, ...options.connections };
  const server = createServer(options, limits);
  cutSlowClients(server.server, limits);
  answerOrigins(server, { allowedOrigins, apiBase });
  const readiness = mountHealth(server, options.probes ?? []);
  const addressLimit = limitAddresses(server.server, env, limits);
  addHooks(server, options, () => readiness, addressLimit);
  server.removeAllContentTypeParsers();
  server.setErrorHandler((error, request, reply) => {
    // The framework would close the connection under a client that still sends (request/read-body.ts).
    if (error instanceof Failure && error.reason === "tooLarge" && !readiness.isDraining)
      reply.removeHeader("connection");
    return answerFailure(error, request, reply, (answer) => statusFor(answer, request, reply, { ...env, isFamily }));
  });
  await server.register(cookie);
  const drawn = pages ? await createPages({ ...pages, ...gate, routes, socketOrigin: socketOrigin(env) }) : null;
  await mountRoutes(server, routes, { ...gate, redirectToForm: drawn?.redirectToForm });
  if (oauth) await mountOAuth(server, oauth, gate);
  await mountPolicyReports(server, { rateLimit, apiBase });
  mountOpenApi(server, routes, gate, env.isProduction);
  if (push) mountPush(server, { ...push, ...env, rateLimit, isDraining: () => readiness.isDraining, log: options.log });
  mountGenerated(server, options.generated ?? [], apiBase);
  const { storage, fileAccess: access, authenticate } = options;
  if (storage && access) mountFiles(server, { storage, access, authenticate, rateLimit, apiBase });
  if (pages) mountAssets(server, join(pages.dist, "web", "assets"));
  if (drawn) mountMachineFiles(server, drawn.page);
  server.setNotFoundHandler(answerUnmatched(routes, apiBase, drawn?.page ?? null));
  return { server, readiness };
}
