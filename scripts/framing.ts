import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { endpoint } from "../src/contract/endpoint.ts";
import { line } from "../src/contract/scalars.ts";
import { route } from "../src/server/http/route.ts";
import { rawRequest } from "../src/server/testing/raw-request.ts";
import { startTestApp } from "../src/server/testing/test-app.ts";
import { SHAPES, SPELLINGS } from "./framing/shapes.ts";
import { startCaddy, startNginx } from "./framing/proxies.ts";
import { startBalancer } from "./instances/balancer.ts";
import { findPrograms } from "./instances/find-programs.ts";
import { startRows } from "./instances/rows.ts";
import { readCommandLine } from "./command-line.ts";

/*
 * Whatever such a request causes, the next caller on the same connections gets their own answer (IN-13, IN-15, AZ-04).
 */
readCommandLine({
  usage: `framing
Tries the proxies of ops/ with requests that two programs may read in two ways. Exit code 1 when one gets through, 2 when
a program is missing.`,
});
const programs = findPrograms("nginx", "caddy", "haproxy");
const folder = mkdtempSync(join(tmpdir(), "terrace-framing-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const title = { id: "framing.probe", zh: "探测", lo: "ທົດສອບ", en: "Probe" };
const probe = endpoint({
  method: "GET",
  path: "/sample/find",
  permission: "public",
  title,
  input: z.object({ name: line(40) }),
  reply: z.object({ name: z.string(), address: z.string() }),
});
const heard: string[] = [];
const app = await startTestApp(
  [
    route(probe, async ({ name }, { address }) => {
      heard.push(name);
      return { name, address };
    }),
  ],
  [],
  { env: { trustProxy: ["127.0.0.1"] } },
);

const SILENCE = 1_500; // ms after which nothing more is awaited
const HEAD = "HTTP/1.1\r\nHost: desk.example.la\r\n";
let asked = 0;

/** The first line of what the next caller gets, unless it is their own answer. */
async function foreignAnswer(port: number): Promise<string | undefined> {
  const name = `caller-${(asked += 1)}`;
  const answer = await rawRequest(port, `GET /api/sample/find?name=${name} ${HEAD}Connection: close\r\n\r\n`, SILENCE);
  const isOwn = answer.startsWith("HTTP/1.1 200 ") && answer.includes(`"name":"${name}"`);
  return isOwn && answer.split("HTTP/1.1 ").length === 2 ? undefined : answer.split("\r\n", 1)[0];
}

const rows = startRows("Framing through the proxies that are shipped");
const urls = {
  nginx: await startNginx(programs.nginx, folder, app.origin),
  Caddy: await startCaddy(programs.caddy, folder, app.origin),
  HAProxy: (await startBalancer(programs.haproxy, folder, [{ url: app.origin }])).url,
};
for (const [name, url] of Object.entries(urls)) {
  const port = Number(new URL(url).port);
  await rows.row(`IN-13: ${name}, ambiguous bodies and heads`, "the next caller's answer is their own", async () => {
    const wrong: string[] = [];
    for (const [what, bytes] of SHAPES) {
      const answer = await rawRequest(port, Buffer.from(bytes, "latin1"), SILENCE);
      const next = [await foreignAnswer(port), await foreignAnswer(port), await foreignAnswer(port)];
      const foreign = next.find((answered) => answered !== undefined);
      if (foreign !== undefined) wrong.push(`${what} (then ${foreign})`);
      else if (/^HTTP\/1\.1 500 /m.test(answer)) wrong.push(what);
    }
    return { figure: wrong.length > 0 ? wrong.join(", ") : `${SHAPES.length} shapes`, isGood: wrong.length === 0 };
  });
  await rows.row(`AZ-04: ${name}, other spellings of an address`, "reach nothing", async () => {
    const wrong: string[] = [];
    for (const path of SPELLINGS) {
      const before = heard.length;
      await rawRequest(port, `GET ${path}?name=a ${HEAD}Connection: close\r\n\r\n`, SILENCE);
      if (heard.length > before) wrong.push(path);
    }
    return {
      figure: wrong.length > 0 ? wrong.join(", ") : `${SPELLINGS.length} spellings`,
      isGood: wrong.length === 0,
    };
  });
  await rows.row(`IN-15: ${name}, an address that the caller claims`, "is not believed", async () => {
    const claims = [
      "X-Forwarded-For: 6.6.6.6",
      "x-forwarded-for: 6.6.6.6\r\nX-Forwarded-For: 7.7.7.7",
      "X_Forwarded_For: 6.6.6.6",
      "Forwarded: for=6.6.6.6",
      "X-Real-IP: 6.6.6.6",
      "Connection: close, X-Forwarded-For\r\nX-Forwarded-For: 6.6.6.6",
    ];
    const wrong: string[] = [];
    for (const claim of claims) {
      const answer = await rawRequest(
        port,
        `GET /api/sample/find?name=a ${HEAD}${claim}\r\n${claim.startsWith("Conn") ? "" : "Connection: close\r\n"}\r\n`,
        SILENCE,
      );
      if (!answer.includes('"address":"127.0.0.1"')) wrong.push(`${claim}: ${answer.split("\r\n\r\n").at(-1)}`);
    }
    return { figure: wrong.length > 0 ? wrong.join(", ") : `${claims.length} ways`, isGood: wrong.length === 0 };
  });
}
rows.end();
await app.close();
process.exit();
