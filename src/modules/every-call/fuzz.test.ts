import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ERRORS } from "../../contract/errors.ts";
import { exactClient } from "../../server/testing/exact-client.ts";
import { callsOf, type ApiCall, type ApiDescription } from "../../server/testing/fuzz/api-calls.ts";
import { drawRequest, type DrawnRequest } from "../../server/testing/fuzz/draw-request.ts";
import { faultOf } from "../../server/testing/fuzz/faults-of.ts";
import { knownValues } from "../../server/testing/fuzz/known-values.ts";
import { randomFrom } from "../../server/testing/random.ts";
import { addUser } from "../testing/add-user.server.ts";
import { startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";

/*
 * Requests generated from the API's own description (IN-01, IN-03 to IN-06, IN-16, RL-09): valid ones, and ones with a
 * fault, by an administrator, an editor, a caller with an invalid token, and one without. `npm run fuzz -- --requests
 * 500000 --seed N` sends more of them.
 */

const REQUESTS = Number(process.env["REQUESTS"] ?? 2_000);
const SEED = Number(process.env["SEED"] ?? 1); // the suite sends the same each time; long runs draw others
const AT_ONCE = 8;
const MANY = 20; // kinds of faults are enough to look at
const GROWTH = 64 * 1024 * 1024; // bytes that may stay after requests that came in their thousands

const PASSWORD = "Terraced-Rice-2026";
const ROLES = { administrator: "admin", editor: "editor" } as const;
type Kind = keyof typeof ROLES | "no token" | "nobody";
const KINDS: readonly Kind[] = ["administrator", "administrator", "administrator", "editor", "no token", "nobody"];
/**
 * Earlier requests may have signed the caller out, locked the session, disabled the account or forced a new password.
 */
const OUT: ReadonlySet<number> = new Set(
  (
    ["noToken", "notAuthenticated", "accessExpired", "sessionEnded", "sessionLocked", "mustChangePassword"] as const
  ).map((name) => ERRORS[name].code),
);

let app: ModulesApp;
let calls: readonly ApiCall[];
beforeAll(async () => {
  app = await startModules({ isProduction: false, logLevel: "error" });
  calls = callsOf((await app.client.get("/openapi.json")).body as unknown as ApiDescription);
});
afterAll(() => app.close());

const tokens = new Map<Kind, string | undefined>([["no token", "x".repeat(43)]]);
let entered = 0;

/** Enters as somebody new, because those before may have been deleted. */
async function enter(kind: keyof typeof ROLES): Promise<void> {
  const username = `${kind}-${(entered += 1)}`;
  await addUser(app.services, { username, password: PASSWORD, roles: [ROLES[kind]] });
  const signIn = async () => tokensOf(await visitor(app.origin).signIn(username, PASSWORD)).access;
  let token = await signIn();
  if (token === "") {
    app.clock.advance(20 * 60_000); // no throttle lasts longer
    token = await signIn();
  }
  tokens.set(kind, token);
}

const collect = (): number => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const shown = ({ method, path, headers, body }: DrawnRequest, kind: Kind) =>
  `${kind}: ${method} ${path.slice(0, 500)} ${JSON.stringify(headers).slice(0, 300)} ${body.toString("latin1").slice(0, 500)}`;

test(
  `of ${REQUESTS} drawn requests none is answered with a fault, none ends the process, and memory comes back (RL-09, IN-16, SEED=${SEED})`,
  { timeout: 24 * 3_600_000 },
  async () => {
    const random = randomFrom(SEED);
    const known = knownValues();
    const { send, close } = exactClient(app.origin);
    const faults = new Map<string, string>();
    const statuses = new Map<number, number>();
    let [warm, slowest] = [0, { milliseconds: 0, what: "" }];
    const begun = performance.now();
    const isSignedOut = new Set<Kind>(["administrator", "editor"]);

    const one = async (drawn: DrawnRequest, kind: Kind) => {
      const sentAt = performance.now();
      const lines = app.lines.length;
      const token = tokens.get(kind);
      const headers = { ...drawn.headers, ...(token === undefined ? {} : { access_token: token }) };
      const answer = await send({ ...drawn, headers });
      const milliseconds = performance.now() - sentAt;
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, what: shown(drawn, kind) };
      const fault = faultOf(drawn, answer);
      const what = fault && `${fault}: ${drawn.call.path}`;
      if (what && !faults.has(what)) {
        faults.set(what, [shown(drawn, kind), answer.text.slice(0, 300), ...app.lines.slice(lines)].join("\n"));
        console.log(what, faults.get(what)); // a long run tells at once
      }
      return answer;
    };

    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
      for (const kind of isSignedOut) await enter(kind as keyof typeof ROLES);
      isSignedOut.clear();
      const drawn = Array.from(
        { length: AT_ONCE },
        () => [drawRequest(random.of(calls), random, known), random.of(KINDS)] as const,
      );
      const answers = await Promise.all(drawn.map(([request, kind]) => one(request, kind)));
      for (const [place, { status, text, type }] of answers.entries()) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (text === "" || !type.startsWith("application/json") || text.length > 200_000) continue;
        const body = JSON.parse(text) as { code: number };
        if (body.code === 0) known.hear(body);
        const kind = drawn[place]?.[1];
        if (OUT.has(body.code) && (kind === "administrator" || kind === "editor")) isSignedOut.add(kind);
      }
      if (faults.size > MANY) break;
      if (sent <= REQUESTS / 4 && REQUESTS / 4 < sent + AT_ONCE) warm = collect();
      if (sent > 0 && sent % 20_000 === 0)
        console.log(
          `${sent} requests, ${Math.round((sent / (performance.now() - begun)) * 1_000)}/s, ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB`,
        );
    }
    close();
    expect(Object.fromEntries(faults)).toEqual({});
    const grown = collect() - warm;
    console.log(
      `${REQUESTS} requests, SEED=${SEED}, ${Math.round((REQUESTS / (performance.now() - begun)) * 1_000)}/s, memory ${Math.round(grown / 2 ** 20)} MiB more than after the first quarter, ${JSON.stringify(Object.fromEntries(statuses))}, slowest ${Math.round(slowest.milliseconds)} ms: ${slowest.what.slice(0, 200)}`,
    );
    expect(grown).toBeLessThan(GROWTH);
    expect({}).not.toHaveProperty("polluted");
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 10); // many reach what lies behind the gate
  },
);
