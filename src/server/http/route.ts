import type { Arguments, Endpoint, Reply } from "../../contract/endpoint.ts";
import type { Language } from "../../contract/text.ts";
import { readingReplica } from "../database/connections/query-context.ts";
import type { Caller } from "../caller.ts";
import type { IdempotencyKey } from "./answer/idempotency.ts";
import type { UploadedFile } from "./request/uploaded-file.ts";

export interface CookieJar {
  get(name: string): string | undefined;
  /**
   * Sets an HttpOnly cookie with the `__Host-` prefix (HD-03); `maxAge` in seconds. Browsers also accept it over plain
   * HTTP on loopback.
   */
  set(name: string, value: string, maxAge: number): void;
  clear(name: string): void;
  /** Asks the browser to empty its cache of this site: somebody leaves, and the pictures they saw stay nowhere. */
  emptyCache(): void;
}

/** Properties of the request that a handler may use in addition to its arguments. */
export interface RequestContext {
  readonly requestId: string;
  readonly language: Language;
  /** The one that the caller names; only of calls that are `isInTimeZone`. */
  readonly timeZone?: string | undefined;
  /** The client's address; forwarded headers count only behind TRUST_PROXY (IN-15). */
  readonly address: string;
  readonly userAgent: string;
  /** Present on every POST a browser sends (W1). */
  readonly origin: string | undefined;
  /** The `access_token` header, for the calls that end sessions. */
  readonly accessToken: string | undefined;
  readonly cookies: CookieJar;
  readonly files: readonly UploadedFile[];
  /** Aborted when the caller has disconnected; absent if there is no connection. */
  readonly signal?: () => AbortSignal;
  /** Present when the call carries an Idempotency-Key and its endpoint takes one. */
  readonly idempotencyKey?: IdempotencyKey | undefined;
}

export interface SignedInContext extends RequestContext {
  readonly caller: Caller;
}
/** The reader for whom an answer is made. */
export type Viewer = Pick<SignedInContext, "caller" | "language">;
/** A handler of a public endpoint may meet a caller or not. */
export interface PublicContext extends RequestContext {
  readonly caller: Caller | undefined;
}

export type ContextOf<E extends Endpoint> = E["permission"] extends "public" ? PublicContext : SignedInContext;
export type Handler<E extends Endpoint> = (args: Arguments<E>, context: ContextOf<E>) => Promise<Reply<E>>;

/** An endpoint with its handler, ready to be mounted. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (args: never, context: never) => Promise<unknown>;
}

export const route = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Route => ({
  endpoint,
  handle:
    endpoint.mayReadReplica || endpoint.isForVisitors
      ? (args: Arguments<E>, context: ContextOf<E>) => readingReplica(() => handle(args, context))
      : handle,
});

/** A handler for each endpoint of a table; a missing one does not compile. */
export const routes = <T extends Readonly<Record<string, Endpoint>>>(
  endpoints: T,
  handlers: { readonly [K in keyof T]: Handler<T[K]> },
): Route[] =>
  Object.keys(endpoints).map((name) => route(endpoints[name] as Endpoint, handlers[name] as Handler<Endpoint>));
