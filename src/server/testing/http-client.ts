import { expect } from "vitest";
import type { FormFields } from "../../contract/wire/wire.ts";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import { encodeForm } from "../../contract/wire/wire.ts";

/** An answer as a test looks at it. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** The envelope; undefined when the answer is not JSON. */
  readonly body: Record<string, unknown> & { code?: number; msg?: string; data?: unknown };
  readonly text: string;
}

export interface CallOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const FRAMING = "frame-ancestors 'none'";
const TYPE = /^(image\/(png|jpeg)|font\/woff2|[a-z]+\/[a-z.+-]+; charset=utf-8)$/;

const isSecured = (headers: Headers): boolean => {
  const type = headers.get("content-type") ?? "";
  return (
    headers.get("x-content-type-options") === "nosniff" &&
    headers.get("referrer-policy") === "no-referrer" &&
    headers.get("content-security-policy")?.includes(FRAMING) === true &&
    TYPE.test(type) &&
    Boolean(headers.get("cache-control")) &&
    headers.get("server") === null &&
    headers.get("x-powered-by") === null &&
    (!type.startsWith("text/html") || headers.get("cross-origin-opener-policy") === "same-origin")
  );
};

/** HD-01: headers of every answer. */
export function expectSecurityHeaders(headers: Headers): void {
  if (isSecured(headers)) return; // eight assertions at each of many thousand answers are seconds
  const type = headers.get("content-type") ?? "";
  expect({
    nosniff: headers.get("x-content-type-options"),
    referrer: headers.get("referrer-policy"),
    framing: headers.get("content-security-policy"),
    type,
    cache: headers.get("cache-control"),
    opener: type.startsWith("text/html") ? headers.get("cross-origin-opener-policy") : "same-origin",
    server: headers.get("server"),
    poweredBy: headers.get("x-powered-by"),
  }).toEqual({
    nosniff: "nosniff",
    referrer: "no-referrer",
    framing: expect.stringContaining(FRAMING) as unknown,
    type: expect.stringMatching(TYPE) as unknown,
    cache: expect.stringMatching(/./) as unknown,
    opener: "same-origin",
    server: null,
    poweredBy: null,
  });
}

export interface Client {
  /** A POST with a form body, as the family's clients send it. `path` is below the API's base. */
  post(path: string, fields?: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Answered>;
  get(path: string, options?: CallOptions): Promise<Answered>;
  /** Anything else; `path` from the root. */
  send(path: string, init?: RequestInit): Promise<Answered>;
}

const read = async (response: Response): Promise<Answered> => {
  const text = await response.text();
  expectSecurityHeaders(response.headers);
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true && text !== "";
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? (JSON.parse(text) as Answered["body"]) : {},
  };
};

/** A plain HTTP client of `origin` that checks HD-01 on every answer it sees. */
export function createClient(origin: string, apiBase = "/api"): Client {
  const send: Client["send"] = async (path, init) => read(await fetch(origin + path, { redirect: "manual", ...init }));
  const headersOf = ({ token, headers }: CallOptions) => ({
    ...(token === undefined ? {} : { [ACCESS_TOKEN]: token }),
    ...headers,
  });
  return {
    send,
    get: (path, options = {}) => send(apiBase + path, { headers: headersOf(options) }),
    post: (path, fields = {}, options = {}) =>
      send(apiBase + path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headersOf(options) },
        body: encodeForm(fields satisfies FormFields | Readonly<Record<string, unknown>>),
      }),
  };
}
