import { randomBytes } from "node:crypto";
import { WebSocket } from "ws";
import { CONSOLE_CLIENT } from "../../src/contract/session/console-client.ts";
import { ACCESS_TOKEN } from "../../src/contract/session/token-names.ts";
import { encodeForm } from "../../src/contract/wire/wire.ts";
import { until } from "./children.ts";
import { ADMIN } from "./instance.ts";

export interface Answer {
  readonly status: number;
  readonly code: number | undefined;
  readonly body: Record<string, unknown>;
}
export type Fields = Readonly<Record<string, unknown>>;

const LIMIT = 30_000; // ms

export async function call(
  url: string,
  path: string,
  {
    token,
    fields,
    key,
    address,
  }: {
    readonly token?: string;
    readonly fields?: Fields;
    readonly key?: string;
    /** From which address it comes, as a trusted proxy says. */
    readonly address?: string | undefined;
  } = {},
): Promise<Answer> {
  const answer = await fetch(`${url}/api${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...(token ? { [ACCESS_TOKEN]: token } : {}),
      ...(key ? { "idempotency-key": key } : {}),
      ...(address ? { "x-forwarded-for": address } : {}),
    },
    body: encodeForm(fields ?? {}),
    signal: AbortSignal.timeout(LIMIT),
  });
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
  const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: answer.status, code: body["code"] as number | undefined, body };
}

export interface Person {
  readonly token: string;
  readonly refreshToken: string;
  readonly clientId: string;
  /** A call that must succeed; its `data`. */
  must(url: string, path: string, fields?: Fields): Promise<unknown>;
}

/** Signs in as a program does, without cookies. */
export async function signIn(
  url: string,
  { username, password }: { readonly username: string; readonly password: string } = ADMIN,
  address?: string,
): Promise<Person> {
  const clientId = randomBytes(16).toString("hex");
  const who = { grant_type: "password", client_id: clientId, client_secret: CONSOLE_CLIENT.secret };
  const { body } = await call(url, "/sso/oauth2/access_token", { fields: { ...who, username, password }, address });
  const { access_token: token, refresh_token: refreshToken } = body as Record<string, string>;
  if (!token || !refreshToken) throw new Error(`${username} could not sign in: ${JSON.stringify(body)}`);
  return {
    token,
    refreshToken,
    clientId,
    async must(at, path, fields) {
      const answer = await call(at, path, { token, ...(fields ? { fields } : {}) });
      if (answer.code !== 0) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body["data"];
    },
  };
}

export interface Ear {
  /** Resolves to the milliseconds from `since` to the first message that fits, heard already or not. */
  heard(fits: (message: Record<string, unknown>) => boolean, since: number, limit?: number): Promise<number>;
  readonly closed: Promise<number>;
  readonly isOpen: () => boolean;
  close(): void;
}

/** Opens a socket with a ticket of the instance `from` at the instance `at`. */
export async function openEar(person: Person, from: string, at: string): Promise<Ear> {
  const { ticket, url } = (await person.must(from, "/sys/push/ticket")) as { ticket: string; url: string };
  const info = await fetch(`${from}/api/sys/user/info`, { headers: { [ACCESS_TOKEN]: person.token } });
  const { id } = (await info.json()) as { id: string };
  const ws = new WebSocket(`${at.replace(/^http/, "ws")}${url}/${id}/${ticket}`);
  const messages: { readonly at: number; readonly message: Record<string, unknown> }[] = [];
  ws.on("message", (data: Buffer) =>
    messages.push({ at: performance.now(), message: JSON.parse(data.toString()) as Record<string, unknown> }),
  );
  const closed = new Promise<number>((resolve) => ws.once("close", resolve));
  await new Promise<void>((resolve, reject) => {
    ws.once("open", () => resolve());
    ws.once("error", reject);
  });
  ws.on("error", () => {}); // told by the close code
  return {
    heard: (fits, since, limit = 10_000) =>
      until(
        async () => {
          const found = messages.find(({ message }) => fits(message));
          return found && found.at - since;
        },
        () => "A socket heard nothing of it.",
        { limit, every: 2 },
      ),
    closed,
    isOpen: () => ws.readyState === WebSocket.OPEN,
    close: () => ws.terminate(),
  };
}
