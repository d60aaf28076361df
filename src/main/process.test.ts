import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engineWords } from "../server/database/testing/embedded-engine.ts";

const folder = mkdtempSync(join(tmpdir(), "terrace-process-"));
const dist = join(folder, "dist");
const entry = JSON.stringify(new URL("./server.ts", import.meta.url).href);
const code = `import { main } from ${entry}; await main(process.env, ${JSON.stringify(dist)});`;

beforeAll(() => {
  for (const name of ["web/.vite", "web/assets", "ssr"]) mkdirSync(join(dist, name), { recursive: true });
  const names = ["signin", "console", "portal"];
  writeFileSync(
    join(dist, "web/.vite/manifest.json"),
    JSON.stringify(Object.fromEntries(names.map((name) => [name, { file: `assets/${name}.js`, name, isEntry: true }]))),
  );
  writeFileSync(join(dist, "ssr/render.js"), "export const renderPage = () => ({ status: 200, body: '' });");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (env: Record<string, string>) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [...engineWords, "--input-type=module", "-e", code], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: join(folder, "data"), DEMO: "0", PORT: "0", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { out: "", err: "" };
  child.stdout.on("data", (part) => (said.out += String(part)));
  child.stderr.on("data", (part) => (said.err += String(part)));
  const ended = once(child, "exit").then(([status]) => status as number | null);
  const address = async () => {
    for (;;) {
      const found = /answers at (\S+)\n/.exec(said.out)?.[1];
      if (found !== undefined) return found;
      if (child.exitCode !== null) throw new Error(said.err);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child, said, ended, address };
};

/** A copy of the data directory that the first test created, because a first start takes seconds. */
const copyOfData = (name: string) => {
  cpSync(join(folder, "data"), join(folder, name), { recursive: true });
  return join(folder, name);
};

describe("the process", () => {
  it("says what a first start is at, prints its address, the first password once and what the data survives, and ends in order on SIGTERM", async () => {
    const first = start({});
    const address = await first.address();
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    first.child.kill("SIGINT");
    expect(await first.ended).toBe(0);
    const lines = first.said.out.split("\n");
    const steps = lines.map((line) => /^(Making the database in|Writing the first rows|Ready:)/.exec(line)?.[1]);
    expect([...new Set(steps.filter((step) => step !== undefined))]).toEqual([
      "Making the database in",
      "Writing the first rows",
      "Ready:",
    ]);
    expect(first.said.out).toMatch(/First sign-in: admin with the password \S{10,}/);
    expect(first.said.out).toMatch(/survives a crash of the process, not a power failure/);

    const second = start({});
    await second.address();
    const other = start({});
    expect(await other.ended).not.toBe(0);
    expect(other.said.err).toMatch(/^The data directory .* is in use .*\n$/);
    second.child.kill("SIGTERM");
    expect(await second.ended).toBe(0);
    expect(second.said.out).toMatch(/^Ready: Terrace answers at/); // a later start prints no progress
  }, 120_000); // three starts, one of them the first

  it("does not start with its keys gone (ST-03)", async () => {
    const dataDir = copyOfData("without-keys");
    rmSync(join(dataDir, "secrets.json"));
    const server = start({ DATA_DIR: dataDir });
    expect(await server.ended).not.toBe(0);
    expect(server.said.err).toMatch(/^\S+secrets\.json is missing .*\n$/);
  });

  it("answers the request under way before it ends (RE-11)", async () => {
    const server = start({ DATA_DIR: copyOfData("drain") });
    const { port } = new URL(await server.address());
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      "POST /api/sys/setting/config HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na",
    );
    await fetch(`http://127.0.0.1:${port}/health/live`);
    server.child.kill("SIGINT");
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.write("=1");
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    socket.end();
    expect(await server.ended).toBe(0);
  });

  it.each(["PORT", "METRICS_PORT"])("says in one line which %s is taken", async (variable) => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const dataDir = join(folder, "never-opened");
    const server = start({ [variable]: String(port), DATA_DIR: dataDir });
    expect(await server.ended).toBe(1);
    expect(existsSync(dataDir)).toBe(false); // otherwise the first password would have been created and shown to nobody
    expect(server.said.err).toMatch(new RegExp(`^127\\.0\\.0\\.1:${port} is in use .* set another ${variable}\\.\\n$`));
    taken.close();
  });

  it.each<[string, Record<string, string>]>([
    ["PORT", { PORT: "http" }],
    ["DATA_DIR", { DATA_DIR: "/proc/x/data" }],
    ["API_BASE", { API_BASE: "api/" }],
    ["HOST is 999.1.1.1", { HOST: "999.1.1.1" }],
    ["METRICS_HOST is 999.1.1.1", { METRICS_PORT: "9100", METRICS_HOST: "999.1.1.1" }],
    ["CLOCK_OFFSET", { CLOCK_OFFSET: "1" }],
    ["CAPTCHA", { CAPTCHA: "off" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://x/y" }],
    ["DATABASE_URL at 127.0.0.1:9", { DATABASE_URL: "postgres://user:canary-secret@127.0.0.1:9/none" }],
  ])("stops with one line about %s (RE-26)", async (name, env) => {
    const server = start(env);
    expect(await server.ended).not.toBe(0);
    expect(server.said.err.trimEnd().split("\n")).toHaveLength(1);
    expect(server.said.err).toContain(name);
    expect(server.said.err + server.said.out).not.toContain("canary-secret");
  });
});
