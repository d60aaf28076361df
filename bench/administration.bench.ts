import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BENCH_PASSWORD, signIn } from "./sign-in.ts";
import { start } from "./start.ts";

/*
 * Response times for an administrator of a large installation: 10,000 users, 50,000 divisions, 300 pages, 200 roles.
 * One call at a time, as one person makes them. Embedded unless DATABASE_URL is set. A DATA_DIR filled by `npm run
 * bench -- seed --fill` is used as it is.
 */

const TIMES = Number(process.env["TIMES"] ?? 25);
const given = process.env["DATA_DIR"];
const dataDir = given ?? (await mkdtemp(join(tmpdir(), "terrace-administration-")));
const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();

interface Call {
  readonly name: string;
  readonly path: string;
  /** Fields of a POST; without them the call is a GET. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const page = (sort: string, more: Readonly<Record<string, string>> = {}) => ({ "page.size": "20", sort, ...more });

try {
  const seeded = spawnSync(process.execPath, [join(import.meta.dirname, "seed.ts"), "--fill"], {
    stdio: "inherit",
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (seeded.status !== 0) throw new Error("The database could not be filled.");
  const server = await start("serve-terrace.ts", {
    DATA_DIR: dataDir,
    ROWS: "0",
    DEMO: "0",
    ADMIN_PASSWORD: BENCH_PASSWORD,
  });
  const headersOf = async (username: string) => ({ access_token: await signIn(server.url, username) });
  const [admin, clerk] = [await headersOf("admin"), await headersOf("u00001")];
  const ask = async ({ path, fields, headers = admin }: Call) => {
    const began = performance.now();
    const answer = await fetch(`${server.url}/api${path}`, {
      method: fields ? "POST" : "GET",
      headers: { ...headers, ...(fields ? { "content-type": "application/x-www-form-urlencoded" } : {}) },
      ...(fields ? { body: form(fields) } : {}),
    });
    const text = await answer.text();
    return { ms: performance.now() - began, bytes: text.length, answer, text };
  };
  const rowsOf = async (call: Call) => (JSON.parse((await ask(call)).text) as { results: { id: string }[] }).results;
  const listed = (path: string, name: string, sort: string): Call[] => [
    { name: `${name}: first page`, path: `${path}/list`, fields: page(sort) },
    { name: `${name}: a page far behind`, path: `${path}/list`, fields: page(sort, { "page.pn": "100" }) },
    { name: `${name}: search by a name`, path: `${path}/list`, fields: page(sort, { search: "ທອງ" }) },
    { name: `${name}: search by initials`, path: `${path}/list`, fields: page(sort, { search: "w" }) },
  ];
  const [role] = await rowsOf({ name: "", path: "/sys/role/list", fields: page("code desc") });
  const [county] = await rowsOf({ name: "", path: "/sys/sysdivision/list", fields: { "query.value||eq": "110101" } });
  const tag = (await ask({ name: "", path: "/sys/sysdivision" })).answer.headers.get("etag") ?? "";
  const calls: Call[] = [
    ...listed("/sys/user", "users", "username asc"),
    { name: "users: to choose from", path: "/sys/user/selectAllUserList" },
    ...listed("/sys/sysdivision", "divisions", "sort asc"),
    { name: "divisions: the roots", path: "/sys/sysdivision/treeList?page.pn=1&page.size=200" },
    {
      name: "divisions: a branch of 1,000, in part",
      path: `/sys/sysdivision/treeList?parent=${county?.id}&page.pn=1&page.size=200`,
    },
    { name: "divisions: a branch of 1,000, whole", path: `/sys/sysdivision/treeList?parent=${county?.id}` },
    { name: "divisions: to choose from", path: "/sys/sysdivision/options", fields: { search: "新华" } },
    { name: "divisions: all 50,000", path: "/sys/sysdivision" },
    { name: "divisions: all, unchanged", path: "/sys/sysdivision", headers: { ...admin, "if-none-match": tag } },
    { name: "dictionaries: all", path: "/sys/dict" },
    { name: "menus: whole tree to manage", path: "/sys/menu/list" },
    { name: "menus: an administrator's own", path: "/sys/menu/getMenus" },
    { name: "menus: a clerk's own", path: "/sys/menu/getMenus", headers: clerk },
    { name: "permissions of a clerk", path: "/sys/menu/getPermissions", headers: clerk },
    { name: "roles: first page", path: "/sys/role/list", fields: page("code asc") },
    { name: "a role's permission tree", path: `/sys/role/${role?.id}/menu` },
    { name: "audit log: first page", path: "/sys/log/list", fields: page("at desc") },
  ];
  process.stdout.write(`\n${"".padEnd(42)}${"median".padStart(9)}${"slowest".padStart(10)}${"answer".padStart(11)}\n`);
  for (const call of calls) {
    const first = await ask(call);
    const times: number[] = [];
    for (let n = 0; n < TIMES; n++) times.push((await ask(call)).ms);
    times.sort((a, b) => a - b);
    const [median = 0, slowest = 0] = [times[Math.floor(TIMES / 2)], times.at(-1)];
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    const failed = first.answer.status >= 400 ? `  HTTP ${first.answer.status}` : "";
    process.stdout.write(
      `${call.name.padEnd(42)}${ms(median).padStart(9)}${ms(slowest).padStart(10)}${`${Math.ceil(first.bytes / 1024)} KB`.padStart(11)}${failed}\n`,
    );
  }
  await server.stop();
} finally {
  if (given === undefined) await rm(dataDir, { recursive: true, force: true });
}
