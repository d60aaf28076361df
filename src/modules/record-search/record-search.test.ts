import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser } from "../testing/add-user.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import { MAX_NAMES, MAX_PER_MODULE, type FoundRecord } from "./record-search.ts";

let app: ModulesApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await startModules({ demo: false });
  await addUser(app.services, { username: "editor", password: ADMIN.password, roles: ["editor"] });
  await addUser(app.services, { username: "nobody", password: "Attapeu-river 5", roles: [] });
  for (const [username, password] of [
    ["admin", ADMIN.password],
    ["editor", ADMIN.password],
    ["nobody", "Attapeu-river 5"],
  ] as const)
    tokens[username] = tokensOf(await visitor(app.origin).signIn(username, password)).access;
});
afterAll(() => app.close());

const ask = async (fields: Record<string, unknown>, username = "admin", address = "") =>
  (await app.client.post(`/sys/search${address}`, fields, { token: tokens[username] ?? "" })).body;
const found = async (text: string, username = "admin") => (await ask({ text }, username)).data as FoundRecord[];
const modulesOf = (rows: readonly FoundRecord[]) => [...new Set(rows.map(({ path }) => path))].sort();

describe("records of all modules", () => {
  it.each([
    ["Chinese characters", "合作社", "/sys/dict", "农民专业合作社"],
    ["pinyin", "hezuoshe", "/sys/dict", "农民专业合作社"],
    ["pinyin initials", "nmzy", "/sys/dict", "农民专业合作社"],
    ["a Lao word", "ສະຫະກອນ", "/sys/dict", "农民专业合作社"],
    ["a Latin word", "cooperat", "/sys/dict", "农民专业合作社"],
    ["the name of a division", "琅勃拉邦", "/sys/sysdivision", "琅勃拉邦省"],
  ])("are found by %s", async (_, text, path, title) => {
    const row = (await found(text)).find((one) => one.title.zh === title);
    expect(row).toMatchObject({ path, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(row?.title.lo).toMatch(/\p{Script=Lao}/u);
    expect(row?.module.en).not.toBe("");
  });

  it("come from several modules at once, a few of each, and no more than asked for", async () => {
    const rows = await found("s");
    expect(modulesOf(rows)).toEqual(["/sys/dict", "/sys/dict/group", "/sys/role", "/sys/sysdivision", "/sys/user"]);
    for (const path of modulesOf(rows))
      expect(rows.filter((row) => row.path === path).length).toBeLessThanOrEqual(MAX_PER_MODULE);
    expect((await ask({ text: "s", limit: "2" })).data).toHaveLength(2);
    for (const limit of ["0", "31", "1e3", "-1", "x"]) expect((await ask({ text: "s", limit })).code).toBe(400001);
  });

  it("of a module the caller may not list are never among them", async () => {
    expect(modulesOf(await found("万象"))).toContain("/sys/sysdivision");
    expect(await found("万象", "editor")).toEqual([]);
    expect(modulesOf(await found("s", "editor"))).toEqual(["/sys/dict", "/sys/dict/group"]);
    expect(await found("s", "nobody")).toEqual([]);
    expect((await app.client.post("/sys/search", { text: "s" })).body.code).toBe(200001);
  });

  it("in the recycle bin are not found", async () => {
    const group = (await found("season")).find(({ path }) => path === "/sys/dict/group");
    const fields = { groupId: group?.id, value: "bin", label: "回收站季", isActive: "1" };
    const added = await app.client.post("/sys/dict/add", fields, { token: tokens["admin"] ?? "" });
    expect(await found("回收站季")).toHaveLength(1);
    const { id } = added.body.data as { id: string };
    await app.client.post(`/sys/dict/${id}/delete`, {}, { token: tokens["admin"] ?? "" });
    expect(await found("回收站季")).toEqual([]);
  });

  it.each(["' or 1=1 --", "a:*|b", "!", "%_\\", "((((", "𠮷'\"&<script>", "  "])(
    "hostile or empty text %j is only text",
    async (text) => {
      expect((await ask({ text })).code).toBe(0);
    },
  );

  it("a text that is too long, torn or missing is refused", async () => {
    for (const text of ["长".repeat(101), "a\u0000b", undefined])
      expect((await ask(text === undefined ? {} : { text })).code).toBe(400001);
  });
});

describe("readings", () => {
  it("answer a syllable per Chinese character, in the order asked", async () => {
    const { data } = await ask({ texts: ["数据字典", "重庆, 银行 A", "Home"] }, "nobody", "/readings");
    expect(data).toEqual(["shu ju zi dian", "chong qing yin hang", ""]);
  });

  it("are asked for a bounded number of names", async () => {
    const texts = Array.from({ length: MAX_NAMES + 1 }, (_, index) => `名${index}`);
    expect((await ask({ texts: texts.slice(1) }, "admin", "/readings")).code).toBe(0);
    expect((await ask({ texts }, "admin", "/readings")).code).toBe(400001);
    expect((await app.client.post("/sys/search/readings", { texts })).body.code).toBe(200001);
  });
});
