import { randomBytes } from "node:crypto";
import { createClient, type Answered, type CallOptions } from "../../server/testing/http-client.ts";
import { CONSOLE_CLIENT } from "../../contract/session/console-client.ts";

/** The tokens of an answer; empty if there are none. */
export const tokensOf = ({ body }: Answered) => ({
  access: textOf(body["access_token"]),
  refresh: textOf(body["refresh_token"]),
});
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export interface Visitor {
  readonly clientId: string;
  /** The cookies of a browser; programs have none. */
  readonly jar: Map<string, string>;
  signIn(username: string, password: string, more?: Readonly<Record<string, unknown>>): Promise<Answered>;
  refresh(refreshToken: string, more?: Readonly<Record<string, unknown>>): Promise<Answered>;
  post(path: string, fields?: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Answered>;
  get(path: string, options?: CallOptions): Promise<Answered>;
}

/** A client: a browser sends its Origin and keeps cookies, a program does neither. */
export function visitor(origin: string, { isBrowser = false }: { readonly isBrowser?: boolean } = {}): Visitor {
  const client = createClient(origin);
  const clientId = randomBytes(16).toString("hex");
  const jar = new Map<string, string>();
  const headersOf = (headers: CallOptions["headers"]) => ({
    ...(isBrowser ? { origin } : {}),
    ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") } : {}),
    ...headers,
  });
  const keep = (answer: Answered): Answered => {
    for (const line of isBrowser ? answer.headers.getSetCookie() : []) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
  const post: Visitor["post"] = async (path, fields, options = {}) =>
    keep(await client.post(path, fields, { ...options, headers: headersOf(options.headers) }));
  const who = { client_id: clientId, client_secret: CONSOLE_CLIENT.secret };
  return {
    clientId,
    jar,
    post,
    get: async (path, options = {}) =>
      keep(await client.get(path, { ...options, headers: headersOf(options.headers) })),
    signIn: (username, password, more) =>
      post("/sso/oauth2/access_token", { grant_type: "password", ...who, username, password, ...more }),
    refresh: (refreshToken, more) =>
      post("/sso/oauth2/refresh_token", { grant_type: "refresh_token", ...who, refresh_token: refreshToken, ...more }),
  };
}
