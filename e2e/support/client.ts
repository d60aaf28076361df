import { setTimeout } from "node:timers/promises";
import { type APIRequestContext, expect, request } from "@playwright/test";
import { CONSOLE_CLIENT } from "../../src/contract/session/console-client.ts";
import { administrator } from "./make-server.ts";

/** Envelope of an answer. */
export interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** API client without a browser, with a bearer token of its own. */
export interface Client {
  readonly post: (path: string, form?: Record<string, string>) => Promise<Answer>;
  readonly get: (path: string) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

const TOO_MANY = 429;
const MAX_WAIT = 5; // seconds; budgets of calls come back sooner

/** Calls again after the time that the server names where an account's budget is used up: a journey is no attack. */
async function api(context: APIRequestContext, path: string, form: Record<string, string>): Promise<Answer> {
  const answer = await context.post(`/api${path}`, { form });
  const seconds = Number(answer.headers()["retry-after"]);
  if (answer.status() !== TOO_MANY || !(seconds <= MAX_WAIT)) return answer.json() as Promise<Answer>;
  await setTimeout(seconds * 1000);
  return api(context, path, form);
}

export async function connect(url: string): Promise<Client> {
  const anonymous = await request.newContext({ baseURL: url });
  const answer = (await api(anonymous, "/sso/oauth2/access_token", {
    grant_type: "password",
    client_id: "journey-client",
    client_secret: CONSOLE_CLIENT.secret,
    username: administrator.username,
    password: administrator.password,
  })) as Answer & { access_token?: string };
  await anonymous.dispose();
  if (answer.access_token === undefined) throw new Error(`The client was not let in: ${answer.msg}`);
  const context = await request.newContext({
    baseURL: url,
    extraHTTPHeaders: { access_token: answer.access_token },
  });
  return {
    post: (path, form = {}) => api(context, path, form),
    get: async (path) => (await context.get(`/api${path}`)).json() as Promise<Answer>,
    close: () => context.dispose(),
  };
}

/** Sends a message to everybody; `message` holds its `title`, its HTML as `message`, and further fields. */
export async function sendMessage(client: Client, message: Readonly<Record<string, string>>): Promise<void> {
  const added = await client.post("/sys/message/add", { showType: "NOTIFY", audience: "everybody", ...message });
  expect(added).toMatchObject({ code: 0 });
  const { id } = added.data as { id: string };
  expect(await client.post(`/sys/message/${id}/send`)).toMatchObject({ code: 0 });
}
