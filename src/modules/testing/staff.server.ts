import { newRecordId } from "../../server/database/record-id.ts";
import type { Services } from "../../server/services.ts";
import { addUser } from "./add-user.server.ts";
import { tokensOf, visitor, type Visitor } from "./visitor.server.ts";
import type { IdentityTables } from "../identity/identity.server.ts";
import { newStamp } from "../../server/database/stamps.ts";

interface Needs {
  readonly services: Services;
  readonly origin: string;
}

/** Adds a role with the menu entries of these permissions; returns its id. */
export async function addRole({ clock, database }: Services, code: string, rights: readonly string[]): Promise<string> {
  const db = database.as<IdentityTables>();
  const at = new Date(clock.now()).toISOString();
  const id = newRecordId(clock.now());
  const stamps = newStamp(Date.now(), null);
  await db
    .insertInto("role")
    .values({ ...stamps, id, code, name: code, name_en: null, name_lo: null, scope: "all", deleted_at: null })
    .execute();
  const entries = await db.selectFrom("menu").select("id").where("permission", "in", rights).execute();
  const given = entries.map((entry) => ({ role_id: id, menu_id: entry.id, created_at: at, created_by: null }));
  if (given.length > 0) await db.insertInto("role_menu").values(given).execute();
  return id;
}

/** A signed-in user with functions to call the API. */
export interface Colleague {
  readonly id: string;
  readonly token: string;
  readonly by: Visitor;
  post(
    path: string,
    fields?: Readonly<Record<string, unknown>>,
  ): Promise<Record<string, unknown> & { code?: number; data?: unknown }>;
  get(path: string): Promise<Record<string, unknown> & { code?: number; data?: unknown }>;
}

/** Signs in as a program, without cookies. */
export async function enter({ origin }: Needs, username: string, password: string): Promise<Colleague> {
  const by = visitor(origin);
  const { access: token } = tokensOf(await by.signIn(username, password));
  const headers = { "accept-language": "en" };
  const { body } = await by.get("/sys/user/info", { token });
  return {
    id: String(body["id"]),
    token,
    by,
    post: async (path, fields) => (await by.post(path, fields, { token, headers })).body,
    get: async (path) => (await by.get(path, { token, headers })).body,
  };
}

/** Adds a user with these roles and signs in. */
export async function employ(
  app: Needs,
  username: string,
  roles: readonly string[],
  password = "Vang-Vieng 2026",
): Promise<Colleague> {
  await addUser(app.services, { username, password, roles });
  return enter(app, username, password);
}
