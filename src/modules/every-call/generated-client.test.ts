import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { oazapfts } from "oazapfts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONSOLE_CLIENT } from "../../contract/session/console-client.ts";
import { endpointsOf } from "../../crud/endpoints.ts";
import { startTestServer, TEST_PASSWORD, type TestServer } from "../../server/testing/test-server.ts";
import { modules } from "../index.ts";

/*
 * Uses the API documentation as somebody who knows nothing else: a generator makes a client of it, and a small program
 * that the compiler has checked against that client does a day's work with it.
 */

interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly $ref?: string; readonly properties?: object } }>
    >;
  };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> };
}

const PROGRAM = `
import {
  defaults, getSysDictGet, postOssUpload, postSsoOauth2AccessToken, postSysDictAdd, postSysDictByIdDelete,
  postSysDictByIdUpdate, postSysDictGroupList, postSysDictList, type SysDict,
} from "./client.ts";

const [origin = "", password = "", secret = ""] = process.argv.slice(2);
defaults.baseUrl = origin + "/api";
const need = <T,>(value: T | undefined): T => {
  if (value === undefined) throw new Error("Something is missing.");
  return value;
};
const ok = <T extends { status: number; data: { code: number; msg: string } }>(answer: T) => {
  if (answer.status !== 200 || answer.data.code !== 0) throw new Error(JSON.stringify(answer.data));
  return answer.data as Extract<T, { status: 200 }>["data"];
};

const tokens = ok(await postSsoOauth2AccessToken({
  grant_type: "password", client_secret: secret, client_id: "generated-1", username: "admin", password, captcha: "",
}));
defaults.headers = { access_token: tokens.access_token };

const group = need(ok(await postSysDictGroupList({ "page.size": 1, sort: "code asc" })).results[0]);
const added: SysDict[] = [];
for (const value of ["gen-1", "gen-2", "gen-3", "gen-4", "gen-5"])
  added.push(ok(await postSysDictAdd({ groupId: group.id, value, label: "生成 " + value })).data);
const page = ok(await postSysDictList({
  "page.pn": 2, "page.size": 2, sort: "value desc", groupId: group.id, "query.value||prefixLike": "gen-",
}));
const first = need(added[0]);
const renamed = ok(await postSysDictByIdUpdate(first.id, { label: "改名", version: first.version })).data;
const read = ok(await getSysDictGet(first.id)).data;
ok(await postSysDictByIdDelete(need(added[4]).id));
const left = ok(await postSysDictList({ "query.value||prefixLike": "gen-" }));
const refused = await postSysDictAdd({ groupId: group.id, value: "", label: "" });
const picture = Uint8Array.from(atob(need(process.argv[5])), (letter) => letter.charCodeAt(0));
const stored = ok(await postOssUpload({ base_path: "/file/image/", file: new File([picture], "field.png", { type: "image/png" }) }));
console.log(JSON.stringify({
  page: page.results.map(({ value }) => value), total: page.total, pages: page.totalPages,
  renamed: renamed.label, read: read.label, left: left.total, refused: refused.data.code,
  stored: stored.attachment_list[0]?.filePath,
}));
`;

// One green point.
const PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==";
const ROOT = join(import.meta.dirname, "../../..");
const run = promisify(execFile);

let server: TestServer;
let text: string;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ text } = await server.client.get("/openapi.json", { token: await server.tokenOf("admin") }));
  folder = mkdtempSync(join(tmpdir(), "terrace-client-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

describe("the whole API's description", () => {
  it("resolves every reference, names every operation once, and shares what is the same", () => {
    const { paths, components } = JSON.parse(text) as Document;
    const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(500);
    expect(text.split('"$ref"').length - 1).toBe(references.length);
    const missing = references.filter(([, kind, name]) => kind === "schemas" && !(String(name) in components.schemas));
    expect(missing).toEqual([]);
    const ids = Object.values(paths).flatMap((each) => Object.values(each).map(({ operationId }) => operationId));
    expect(new Set(ids).size).toBe(ids.length);
    const shared = references.map(([, kind, name]) =>
      kind === "schemas" ? components.schemas[String(name)] : undefined,
    );
    const unshared = shared.reduce<number>((sum, schema) => sum + JSON.stringify(schema ?? "").length, text.length);
    expect(text.length / unshared).toBeLessThan(0.6);
    for (const module of modules) {
      const name = module.path.split("/").map((part) => part.charAt(0).toUpperCase() + part.slice(1));
      expect(components.schemas, module.path).toHaveProperty(name.join(""));
    }
  });
  it("describes a list's page as the flat members that travel", () => {
    const { paths, components } = JSON.parse(text) as Document;
    for (const module of modules) {
      const { list } = endpointsOf(module);
      const body = paths[list.path]?.["post"]?.requestBody?.content["application/x-www-form-urlencoded"];
      const form = body?.schema.$ref ? components.schemas[body.schema.$ref.split("/").at(-1) ?? ""] : body?.schema;
      expect(Object.keys(form?.properties ?? {}), list.path).toEqual(
        expect.arrayContaining(["page.pn", "page.size", "sort"]),
      );
    }
  });
  it("makes a client that lists, pages, sorts, filters, adds, updates, deletes and uploads", async () => {
    writeFileSync(join(folder, "openapi.json"), text);
    writeFileSync(join(folder, "client.ts"), await oazapfts(join(folder, "openapi.json")));
    writeFileSync(join(folder, "program.ts"), PROGRAM);
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
    const strict = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--target", "esnext"];
    const files = ["--types", "node", "--allowImportingTsExtensions", join(folder, "program.ts")];
    const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
    await run(process.execPath, [compiler, ...strict, ...files], { cwd: folder }).catch((error: { stdout: string }) =>
      expect.fail(error.stdout),
    );
    const program = join(folder, "program.ts");
    const { stdout } = await run(process.execPath, [
      "--no-warnings",
      program,
      server.origin,
      TEST_PASSWORD,
      CONSOLE_CLIENT.secret,
      PICTURE,
    ]);
    expect(JSON.parse(stdout)).toEqual({
      page: ["gen-3", "gen-2"],
      total: 5,
      pages: 3,
      renamed: "改名",
      read: "改名",
      left: 4,
      refused: 400001,
      stored: expect.stringMatching(/^\/file\/image\/.+\.png$/),
    });
  });
});
