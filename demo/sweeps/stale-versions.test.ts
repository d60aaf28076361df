import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { pathParameters, type Endpoint } from "../../src/contract/endpoint.ts";
import { ERRORS } from "../../src/contract/errors.ts";
import { moduleRoutes } from "../../src/modules/index.server.ts";
import { enter, type Colleague } from "../../src/modules/testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../../src/modules/testing/start-modules.server.ts";
import { demonstration } from "../demonstration.server.ts";

/* Here, because it takes a record of everything there is. Which calls have a version: src/modules/every-call/versions.test.ts. */

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const membersOf = ({ input }: Endpoint): readonly string[] =>
  Object.keys(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }).properties ?? {});

let app: ModulesApp;
let admin: Colleague;
let writes: readonly Endpoint[];

beforeAll(async () => {
  app = await startModules({}, { demonstration });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  writes = moduleRoutes(app.services, app.imports)
    .map((route) => route.endpoint)
    .filter(
      (each) => each.method === "POST" && membersOf(each).some((name) => name === "version" || name === "versions"),
    );
}, 60_000);
afterAll(() => app.close());

/** Fields that a call requires in addition to id and version. */
const MORE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  changeSort: { sort: "1" },
  move: { step: "1" },
  check: { language: "lo" },
  pin: { isPinned: "true" },
  assign: { userId: "00000000-0000-7000-8000-000000000000" },
  return: { message: "x" },
  reject: { message: "x" },
  setMenu: { menuIds: "" },
  addMembers: { userIds: "00000000-0000-7000-8000-000000000000" },
  removeMembers: { userIds: "00000000-0000-7000-8000-000000000000" },
};
/** A member of the record that an update can change. */
const CHANGED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/sys/user": { introduction: "x" },
  "/sys/user/my": { introduction: "x" },
  "/sys/dict": { labelEn: "changed" },
  "/sys/message": { titleEn: "changed" },
  "/cms/certificate": { scopeEn: "changed" },
  "/sys/translation": { language: "en", words: "changed" },
  "/cms/enquiry": { note: "changed" },
  "/cms/article": { titleEn: "changed" },
  "/cms/notice": { titleEn: "changed" },
  "/cms/recommendation": { titleEn: "changed" },
  "/cms/banner": { titleEn: "changed" },
  "/cms/region": { titleEn: "changed" },
  "/sys/menu": { titleEn: "changed" },
};

interface Listed {
  readonly id: string;
  readonly username?: string;
}
const rowsOf = (data: unknown): readonly Listed[] =>
  (Array.isArray(data) ? data : ((data as { records?: unknown[] } | undefined)?.records ?? [])) as Listed[];

/** A record for the calls below an address, from its own list; in the recycle bin the record just deleted. */
async function someId(base: string, isBin = false): Promise<string> {
  const listed =
    base === "/sys/menu"
      ? await admin.get(`${base}/list`)
      : await admin.post(`${base}/list`, { page: { pn: 1, size: 2 }, ...(isBin ? { bin: "1" } : {}) });
  return rowsOf(listed.data).find(({ username }) => username !== ADMIN.username)?.id ?? "";
}

/**
 * Calls that are refused for another reason before the record is read, or for which the demonstration has no record.
 */
const ELSEWHERE =
  /^\/sys\/file\/|^\/sys\/setting\/|^\/cms\/draft\/keep$|^\/cms\/application\/\{id\}\/(assign|publish)$|setMenu$/;

test("a call made from another version is refused, and the record stays as it is", { timeout: 120_000 }, async () => {
  await admin.post("/sys/user/my/confirmPassword", { password: ADMIN.password });
  const seen: Record<string, number | undefined> = {};
  for (const endpoint of writes) {
    const { path } = endpoint;
    if (ELSEWHERE.test(path)) continue;
    const [parameter] = pathParameters(path);
    const verb = path.split("/").at(-1) ?? "";
    const base = path.replace(/\/\{.*$/, "").replace(/\/(delete|publish|withdraw|pin|update)$/, "");
    if (verb === "restore") {
      const gone = await someId(base);
      await admin.post(`${base}/${gone}/delete`);
    }
    const id = base === "/sys/user/my" ? "" : await someId(base, verb === "restore");
    if (id === "" && base !== "/sys/user/my") continue;
    const versions = membersOf(endpoint).includes("ids") ? { ids: id, versions: "9999" } : { version: "9999" };
    const more = verb === "update" ? (CHANGED[base] ?? { nameEn: "changed" }) : (MORE[verb] ?? {});
    const answer = await admin.post(parameter ? path.replace(`{${parameter}}`, id) : path, { ...versions, ...more });
    const refused = (answer.data as { refused?: { code?: number }[] } | null | undefined)?.refused;
    seen[nameOf(endpoint)] = refused ? refused[0]?.code : answer.code;
  }
  const stale = ERRORS.changedMeanwhile.code;
  expect(Object.entries(seen).filter(([, code]) => code !== stale)).toEqual([]);
  expect(Object.keys(seen).length).toBeGreaterThan(80);
});
