import { afterAll, beforeAll, expect, test } from "vitest";
import { startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { visitor } from "../testing/visitor.server.ts";

let app: ModulesApp;
beforeAll(async () => {
  app = await startModules();
});
afterAll(() => app.close());

const put = async (text_id: string, language: string, words: string) => {
  const at = new Date().toISOString();
  await app.services.database
    .as<{ translation: Record<string, unknown> }>()
    .insertInto("translation")
    .values({ id: `${text_id} ${language}`, text_id, language, words, created_at: at, updated_at: at })
    .execute();
};
const all = async () => (await visitor(app.origin).post("/static/i18n")).body;

test("answers a map for each language, empty at first, in data and at top level (§7)", async () => {
  const empty = { zh: {}, lo: {}, en: {} };
  expect(await all()).toEqual({ code: 0, msg: "", data: empty, ...empty });
});

test("answers texts by their ids, as text; names of prototypes never (IN-14)", async () => {
  await put("signin.title", "lo", "<b>ເຂົ້າ</b>");
  for (const id of [
    "__proto__",
    "constructor",
    "a.__proto__.b",
    "a.prototype",
    "toString.constructor",
    "no spaces",
    "",
  ])
    await put(id, "en", "polluted");
  await new Promise((resolve) => setTimeout(resolve, 1_100)); // the table was filled by SQL, so nothing was announced
  const answer = await all();
  expect(answer.data).toEqual({ zh: {}, lo: { "signin.title": "<b>ເຂົ້າ</b>" }, en: {} });
  expect(JSON.stringify(answer)).not.toContain("polluted");
});
