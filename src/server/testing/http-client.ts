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

/** HD-01: headers of every answer. */
export function expectSecurityHeaders(headers: Headers): void {
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("content-type") ?? "").toMatch(
    /^(image\/(png|jpeg)|font\/woff2|[a-z]+\/[a-z.+-]+; charset=utf-8)$/,
  );
  expect(headers.get("cache-control")).toBeTruthy();
  expect(headers.get("server")).toBeNull();
  expect(headers.get("x-powered-by")).toBeNull();
  if (headers.get("content-type")?.startsWith("text/html"))
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
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
