import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../server/database/transaction.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import { publicSettings, SETTING_CHANGED } from "./setting.server.ts";
import { SETTINGS } from "./setting.ts";

let app: ModulesApp;
beforeAll(async () => {
  app = await startModules();
});
afterAll(() => app.close());

const put = (key: string, value: string, isAnnounced = true) =>
  inTransaction(app.services.database, async (trx) => {
    const at = new Date().toISOString();
    const rows = trx
      .as<{ setting: Record<string, unknown> }>()
      .insertInto("setting")
      .values({ id: `test ${key}`, key, value, created_at: at, updated_at: at });
    await rows.onConflict((row) => row.column("key").doUpdateSet({ value })).execute();
    if (isAnnounced) await app.services.changes.announce(trx, SETTING_CHANGED);
  });
const config = async (token?: string) =>
  (await visitor(app.origin).post("/sys/setting/config", {}, token === undefined ? {} : { token })).body.data as Record<
    string,
    string
  >;

test("everybody may read the listed keys; secret ones are there and empty, for administrators too (ST-01, ST-02, W7)", async () => {
  await put("sys.lock.password.default", "$argon2id$secret");
  const admin = visitor(app.origin);
  const { access } = tokensOf(await admin.signIn(ADMIN.username, ADMIN.password));
  for (const found of [await config(), await config(access)]) {
    expect(Object.keys(found).sort()).toEqual(Object.keys(SETTINGS).sort());
    expect(found["sys.lock.password.default"]).toBe("");
    expect(found["sys.name"]).toBe(SETTINGS["sys.name"].initial.zh);
  }
});

test("a key that stands in the table but not in the list stays hidden (ST-01)", async () => {
  await put("sys.smtp.password", "hidden");
  expect(JSON.stringify(await config())).not.toContain("hidden");
  expect(await publicSettings(app.services)).not.toHaveProperty(["sys.smtp.password"]);
});

test("what is told before a password is typed names all that it is refused for, the name of the system included", async () => {
  const told = String((await config())["passwordErrorMessage"]);
  for (const each of ["8 至 128 个字符", "常见密码", "用户名", "系统名称"]) expect(told).toContain(each);
});

test("pages get the public keys alone", async () => {
  const keys = Object.keys(await publicSettings(app.services));
  expect(keys).toContain("sys.name");
  expect(keys).not.toContain("sys.lock.password.default");
});

test("an announced change is seen by the next request, an unannounced one within a second (ST-05)", async () => {
  await config();
  await put("sys.name", "琅勃拉邦农业");
  expect((await config())["sys.name"]).toBe("琅勃拉邦农业");
  await put("sys.name", "沙湾拿吉农业", false);
  const until = Date.now() + 1_500;
  while ((await config())["sys.name"] !== "沙湾拿吉农业" && Date.now() < until);
  expect((await config())["sys.name"]).toBe("沙湾拿吉农业");
});
