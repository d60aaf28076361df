import { expect, test } from "vitest";
import { createLog } from "./log.ts";

const capture = () => {
  const lines: string[] = [];
  return { log: createLog("trace", (line) => void lines.push(line)), lines };
};

test("LG-03: one JSON line per event with UTC time, level and instance", () => {
  const { log, lines } = capture();
  log.info({ user: "u1" }, "two\nlines \u001b[31m");
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain("\n");
  const { time, level, instance, msg, user } = JSON.parse(lines[0] ?? "") as Record<string, unknown>;
  expect([level, msg, user]).toEqual(["info", "two\nlines \u001b[31m", "u1"]);
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(instance).toMatch(/:\d+$/);
});

test("LG-01: no secret reaches a line, whatever way it comes", () => {
  const { log, lines } = capture();
  const ways: (() => void)[] = [
    () => log.info({ password: "canary" }),
    () => log.info({ a: { b: { oldPassword: "canary", PASSWORD_CONFIRM: "canary", unlockPassword: ["canary"] } } }),
    () => log.info({ access_token: "canary", refreshToken: "canary", client_secret: "canary" }),
    () => log.info({ captcha: "canary", ticket: "canary", passwd: "canary", token_hash: "canary" }),
    () => log.info({ headers: { cookie: "a=canary", "set-cookie": ["canary"], authorization: "Bearer canary" } }),
    () => log.info({ databaseUrl: "canary", url: "postgres://u:canary@host/db" }),
    () => log.info("connecting to postgres://u:canary@host/db"),
    () => log.info("GET /api/sys/user/info?access_token=canary&x=1"),
    () => log.info({ path: "/api/ws/u1/canary" }, "socket /api/ws/u1/canary opened"),
    () => log.warn('bad body {"password":"canary"} password=canary, captcha: canary'),
    () => log.info("authorization: Bearer canary"),
    () =>
      log.info({ req: { method: "GET", url: "/x?access_token=canary&name=canary", headers: { cookie: "canary" } } }),
    () => log.error(Object.assign(new Error("insert"), { detail: "Key (name)=(canary)", parameters: ["canary"] })),
    () => log.error({ err: new Error("auth failed, password=canary") }),
    () => log.error({ error: new Error("outer", { cause: new Error("redis://:canary@h") }) }),
    () => log.child({ token: "canary" }).info("child"),
    () => log.info(Buffer.from("canary")),
    () => log.info("sign-in %s", "password=canary"),
  ];
  const leaking = ways.filter((way) => {
    lines.length = 0;
    way();
    return lines.length !== 1 || lines.join("").includes("canary");
  });
  expect(leaking.map(String)).toEqual([]);
});

test("what helps is kept: error code, constraint, message, own stack; request method and path", () => {
  const { log, lines } = capture();
  log.error({ err: Object.assign(new Error("duplicate key"), { code: "23505", constraint: "user_name" }) }, "failed");
  log.info({ req: { method: "POST", url: "/api/sys/user/list?a=1" }, passwordMustbeChanged: true, token: null });
  const [failed, request] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(failed?.["err"]).toMatchObject({ message: "duplicate key", code: "23505", constraint: "user_name" });
  expect(JSON.stringify(failed)).toContain("log.test.ts");
  expect(request).toMatchObject({ req: { method: "POST", path: "/api/sys/user/list" }, passwordMustbeChanged: true });
});

test("LG-05: lines are bounded, and circles, depth and getters that throw end no request", () => {
  const { log, lines } = capture();
  const circle: Record<string, unknown> = {};
  circle["self"] = circle;
  log.info({ circle, long: "x".repeat(100_000), many: Array.from({ length: 10_000 }, (_, n) => n) });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.length).toBeLessThan(20_000);
});
