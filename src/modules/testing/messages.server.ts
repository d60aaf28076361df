import { expect } from "vitest";
import type { Language } from "../../contract/text.ts";
import { addUser } from "./add-user.server.ts";
import { ADMIN, type ModulesApp } from "./start-modules.server.ts";
import { tokensOf, visitor } from "./visitor.server.ts";

export const PASSWORD = "Terraced-Rice-2026";

export const DRAFT = {
  title: "停电通知",
  titleEn: "Power cut",
  titleLo: "ແຈ້ງຕັດໄຟ",
  message: "<p>明天停电</p>",
  messageEn: "<p>No power tomorrow</p>",
  showType: "NOTIFY",
  type: "notice",
  targetUrl: "/sys/dict",
  audience: "everybody",
};

export interface MessageRow {
  readonly id: string;
  readonly [name: string]: unknown;
}
type Fields = Record<string, unknown>;

/** Helpers for messages, with the administrator as sender and readers kham and noy (viewers) and li (editor). */
export async function messagesOf(app: ModulesApp) {
  const ids = new Map<string, string>();
  const tokens = new Map<string, string>();
  const admin = tokensOf(await visitor(app.origin).signIn(ADMIN.username, ADMIN.password)).access;
  for (const [username, roles] of [
    ["kham", ["viewer"]],
    ["noy", ["viewer"]],
    ["li", ["editor"]],
  ] as const) {
    ids.set(username, await addUser(app.services, { username, password: PASSWORD, roles }));
    tokens.set(username, tokensOf(await visitor(app.origin).signIn(username, PASSWORD)).access);
  }
  const tokenOf = (username: string) => tokens.get(username) as string;
  const idOf = (username: string) => ids.get(username) as string;
  const idsOf = (...users: readonly string[]) => users.map(idOf).join(",");
  const post = async (path: string, fields: Fields = {}, token = admin, language: Language = "zh") =>
    (await visitor(app.origin).post(`/sys/message${path}`, fields, { token, headers: { "accept-language": language } }))
      .body;
  const get = async (path: string, token = admin) =>
    (await visitor(app.origin).get(`/sys/message${path}`, { token })).body;
  const write = async (fields: Fields = {}) => {
    const body = await post("/add", { ...DRAFT, ...fields });
    expect(body).toMatchObject({ code: 0 });
    return (body.data as { id: string }).id;
  };
  const roleId = async (code: string) => {
    const { rows } = await app.services.database.pool.query("select id from role where code = $1", [code]);
    return (rows as { id: string }[])[0]?.id ?? "";
  };
  return {
    admin,
    tokens,
    tokenOf,
    idOf,
    idsOf,
    post,
    get,
    write,
    roleId,
    async sendTo(...users: readonly string[]) {
      const id = await write({ audience: "users", users: idsOf(...users) });
      expect(await post(`/${id}/send`)).toMatchObject({ code: 0, data: { receivers: users.length } });
      return id;
    },
    whole: (username: string, id: unknown) => get(`/my/get?id=${encodeURIComponent(String(id))}`, tokenOf(username)),
    async inbox(username: string, fields: Fields = {}, language: Language = "zh") {
      // The order that the bell uses.
      const asked = { sort: "isRead asc,createDate desc", ...fields };
      const body = await post("/my/list", asked, tokenOf(username), language);
      return { rows: body["results"] as MessageRow[], unread: body["unread"], total: body["total"] };
    },
  };
}
export type Messages = Awaited<ReturnType<typeof messagesOf>>;
