import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { root } from "../scripts/places.ts";

/*
 * The manual's way onto a clean Debian, as far as it needs no root: what it names is in the release, and the release
 * runs as its unit says, with the settings that the manual writes.
 */

const read = (path: string) => readFileSync(join(root, path), "utf8");
const manual = read("docs/operating.md").split("\n## On a clean Debian\n")[1]?.split("\n## ")[0] ?? "";
const unit = read("ops/terrace.service");
const INSTALLED = "/opt/terrace/";

/** `KEY=value` as they stand in a line of the unit or in the settings that the manual writes. */
const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/\b([A-Z][A-Z_]+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]));

let folder = "";
let release = "";
test.beforeAll(async () => {
  test.setTimeout(300_000); // it is made, which includes a first start
  folder = await mkdtemp(join(tmpdir(), "terrace-install-"));
  release = join(folder, "terrace");
  await promisify(execFile)(process.execPath, [join(root, "scripts/release.ts"), "--folder", release]);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const filesIn = (part: string) => readdirSync(part, { recursive: true, encoding: "utf8" }).toSorted();

test("everything that was built for browsers is in the release", () => {
  const built = filesIn(join(root, "dist/web"));
  expect(built).toContainEqual(expect.stringMatching(/\.css$/));
  expect(filesIn(join(release, "dist/web"))).toEqual(built);
});

test("what its README leads to is in the release", () => {
  const led = [...read("README.md").matchAll(/\]\(([\w./-]+)/g)].map(([, path = ""]) => path);
  expect(led).toContain("docs/operating.md");
  expect(led.filter((path) => !existsSync(join(release, path)))).toEqual([]);
});

test("what the manual and the unit name is in the release, and its compiled modules are those of the service's user", () => {
  const named = [...`${manual}\n${unit}`.matchAll(/\/opt\/terrace\/([\w./-]+)/g)].map(([, path = ""]) => path);
  expect(named).toEqual(expect.arrayContaining(["terrace", "ops/terrace.service", "ops/Caddyfile"]));
  expect(named.filter((path) => !existsSync(join(release, path)))).toEqual([]);
  const numbers = [manual, unit].map((text) => /useradd .*--uid (\d+)/.exec(text)?.[1]);
  expect(new Set(numbers).size).toBe(1);
  expect(readdirSync(join(release, "dist/compiled"))).toEqual([expect.stringMatching(`^v24\\..*-${numbers[0]}$`)]);
});

test("the release starts as its unit says, gives the first password, and its commands find all that they look at", async () => {
  test.setTimeout(300_000);
  const written = /<<'END'\n([^]*?)^END$/m.exec(manual)?.[1] ?? "";
  const environment = /^Environment=(.*)$/m.exec(unit)?.[1] ?? "";
  const settings = { ...settingsIn(environment), ...settingsIn(written) };
  expect(settings).toMatchObject({ HOST: "127.0.0.1", DATA_DIR: "/var/lib/terrace", DEMO: "0" });
  const env = { ...settings, PATH: process.env["PATH"], DATA_DIR: join(folder, "data"), PORT: "0" };

  const [program = "", ...words] = (/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? "").split(" ");
  expect(program).toContain(INSTALLED);
  const server = spawn(program.replace(INSTALLED, `${release}/`), words, { cwd: release, env });
  const ended = once(server, "exit");
  let output = "";
  const note = (part: Buffer) => (output += part.toString());
  server.stdout.on("data", note);
  server.stderr.on("data", note);
  const port = () => /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
  await expect.poll(() => server.exitCode !== null || output.includes("Ready: "), { timeout: 200_000 }).toBe(true);
  expect(output).toContain(`Ready: Terrace answers at ${settings["PUBLIC_URL"]}`);
  expect(output).toMatch(/First sign-in: admin with the password \S+/);

  const terrace = promisify(execFile).bind(null, join(release, "terrace"));
  await terrace(["health"], { env: { ...env, PORT: port() } });
  expect((await fetch(`http://127.0.0.1:${port()}/login`)).status).toBe(200);
  const style = filesIn(join(release, "dist/web")).find((file) => file.endsWith(".css"));
  const sheet = await fetch(`http://127.0.0.1:${port()}/${style}`);
  expect([sheet.status, sheet.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
  server.kill("SIGINT");
  expect((await ended)[0]).toBe(0);

  // The first password was not replaced, so it ends with 1.
  const checked = await terrace(["self-check"], { env }).catch((error: { stdout: string }) => error);
  const printed = String(checked.stdout);
  const lines = printed.split("\n").map((line) => line.replace(/ {2,}/g, "  "));
  expect(lines).toContainEqual(expect.stringMatching(/^ok {2}Versions {2}Program \S+, Node 24\.\S+, PGlite /));
  expect(lines).toContainEqual(expect.stringMatching(/^SERIOUS {2}Passwords /));
  expect(printed).not.toContain("could not be checked");

  const kept = join(folder, "kept");
  await terrace(["backup", kept], { env });
  const [file = ""] = readdirSync(kept);
  const tried = await terrace(["restore", "--rehearse", join(kept, file)], { env });
  expect(tried.stdout).toMatch(/can be restored: \d+ tables/);
});
