import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CONSOLE_CLIENT } from "../../contract/session/console-client.ts";
import { PUSH_CLOSED } from "../../contract/push.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { addUser } from "../testing/add-user.server.ts";
import { openedSocket } from "../../server/testing/socket-client.ts";
import { listen, socketAddress, type Listener } from "../testing/listener.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import { announceAccounts, announceGrants, type IdentityTables } from "../identity/identity.server.ts";

const PASSWORD = "Terraced-Rice-2026";
let app: ModulesApp;
let other: string;
let count = 0;
let who: { username: string; password: string };

beforeAll(async () => {
  app = await startModules({ sessionsPerUser: 2 });
  other = await app.another();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  who = { username: `person${count}`, password: PASSWORD };
  await addUser(app.services, who);
});

const change = (id: string, set: Partial<IdentityTables["account"]>, isAnnounced: boolean) =>
  inTransaction(app.services.database, async (trx) => {
    await trx.as<IdentityTables>().updateTable("account").set(set).where("id", "=", id).execute();
    if (isAnnounced) await announceAccounts(app.services.changes, trx, [id]);
  });
const grantsChange = () => inTransaction(app.services.database, (trx) => announceGrants(app.services.changes, trx));

type End = (person: Listener) => Promise<unknown>;
const causes: readonly (readonly [string, End])[] = [
  ["signing out", (person) => person.visitor.post("/sso/oauth2/revoke_token", {}, { token: person.token })],
  [
    "being ended in one's list of sessions",
    async (person) => {
      const list = await person.visitor.post("/sys/session/my/list", {}, { token: person.token });
      const [{ id }] = list.body.data as [{ id: string }];
      const admin = visitor(app.origin);
      const { access } = tokensOf(await admin.signIn(ADMIN.username, ADMIN.password));
      expect((await admin.post(`/sys/session/${id}/delete`, {}, { token: access })).body.code).toBe(0);
    },
  ],
  [
    "signing in again with the old credential",
    (person) =>
      person.visitor.post(
        "/sso/oauth2/access_token",
        { grant_type: "password", client_id: person.visitor.clientId, client_secret: CONSOLE_CLIENT.secret, ...who },
        { token: person.token },
      ),
  ],
  [
    "five wrong unlock passwords",
    async (person) => {
      const post = (path: string, fields = {}) => person.visitor.post(path, fields, { token: person.token });
      await post("/sys/user/my/lock");
      for (let miss = 0; miss < 5; miss += 1) await post("/sys/user/my/unlock", { password: "not this one" });
    },
  ],
  [
    "too many newer sessions",
    async () => {
      for (let index = 0; index < 2; index += 1) {
        app.clock.advance(1);
        await visitor(app.origin).signIn(who.username, who.password);
      }
    },
  ],
  [
    "a password changed in another session",
    async () => {
      const elsewhere = visitor(app.origin);
      const { access } = tokensOf(await elsewhere.signIn(who.username, who.password));
      const { body } = await elsewhere.post(
        "/sys/user/my/changePassword",
        { oldPassword: PASSWORD, password: "Mekong-Morning-77" },
        { token: access },
      );
      expect(body.code).toBe(0);
    },
  ],
  [
    "a used refresh token that comes again",
    async (person) => {
      await person.visitor.refresh(person.refreshToken);
      app.clock.advance(10_001);
      expect((await person.visitor.refresh(person.refreshToken)).body.code).toBe(100009);
    },
  ],
  ["12 hours without use", async () => app.clock.advance(app.services.env.refreshTtl * 1000)],
  ["a disabled account", (person) => change(person.userId, { is_enabled: false }, true)],
  ["a deleted account", (person) => change(person.userId, { deleted_at: new Date().toISOString() }, true)],
  ["an account disabled past every announcement", (person) => change(person.userId, { is_enabled: false }, false)],
  [
    "a session ended past every announcement",
    (person) =>
      app.services.database.pool.query("update session set ended_at = now() where account_id = $1", [person.userId]),
  ],
];

describe("the end of a session is told to its sockets on every instance, and they close", () => {
  it.each(causes)("by %s (WS-03, TK-10)", async (_name, end) => {
    const here = await listen(app.origin, who);
    const there = await openedSocket((await socketAddress(app.origin, here.token)).replace(app.origin, other));
    await end(here);
    for (const socket of [here, there]) {
      expect(await socket.closed).toBe(PUSH_CLOSED.sessionEnded);
      expect(socket.heard.at(-1)).toEqual({ type: "SESSION_ENDED" });
    }
  });
});

describe("a locked screen (TK-17)", () => {
  it("hears nothing but the end of its session; unlocked, it is told to load anew", async () => {
    const person = await listen(app.origin, who);
    const free = await listen(app.origin, ADMIN);
    const post = (path: string, fields = {}) => person.visitor.post(path, fields, { token: person.token });
    await post("/sys/user/my/lock");
    await grantsChange();
    await free.hear(({ type }) => type === "RELOAD_MENU");
    expect(person.heard).toEqual([]);
    expect((await post("/sys/user/my/unlock", { password: PASSWORD })).body.code).toBe(0);
    expect(await person.hear(({ type }) => type === "RELOAD_MENU")).toEqual({ type: "RELOAD_MENU" });
    await post("/sys/user/my/lock");
    await post("/sso/oauth2/revoke_token");
    expect(await person.closed).toBe(PUSH_CLOSED.sessionEnded);
    expect(person.heard.map(({ type }) => type)).toEqual(["RELOAD_MENU", "SESSION_ENDED"]);
    free.ws.terminate();
  });
});
