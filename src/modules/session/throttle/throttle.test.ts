import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY, MINUTE } from "../../../contract/date/durations.ts";
import type { AttemptTables } from "../../../server/attempts/attempt-tables.ts";
import {
  arrive,
  arriveIfKnown,
  makeKnown,
  sweepAttempts,
  type Arrival,
} from "../../../server/attempts/attempts-and-waits.ts";
import { compareInTurn } from "../../../server/attempts/compare-in-turn.ts";
import { knownKey } from "../../../server/attempts/known-keys.ts";
import { testInstances } from "../../../server/testing/instances.ts";
import { addUser } from "../../testing/add-user.server.ts";
import { startModules, type ModulesApp } from "../../testing/start-modules.server.ts";
import { tokensOf, visitor, type Visitor } from "../../testing/visitor.server.ts";
import type { SessionTables } from "../session-tables.server.ts";
import { sourceKey } from "./throttle-keys.server.ts";

const RIGHT = "Luang-Prabang 9";
const WAIT = 100002;
let app: ModulesApp;
let username = "";
let serial = 0;

beforeAll(async () => {
  app = await startModules({ trustProxy: ["127.0.0.1"] });
});
afterAll(() => app.close());
beforeEach(async () => {
  serial += 1;
  username = `user${serial}`;
  await addUser(app.services, { username, password: RIGHT });
  app.clock.advance(60 * MINUTE); // the address's failures of the previous test expire
});

const tryIt = async (password: string, by: Visitor = visitor(app.origin), name = username) =>
  (await by.signIn(name, password)).body.code;
const fail = async (times: number, by?: Visitor) => {
  for (let i = 0; i < times; i++) expect(await tryIt("wrong", by)).toBe(100001);
};
/** Number of attempts at this name whose password was compared. */
const evaluated = async () => {
  const rows = await app.services.database
    .as<SessionTables>()
    .selectFrom("login_log")
    .select("outcome")
    .where("username", "=", username)
    .execute();
  return rows.filter(({ outcome }) => outcome === "wrong-password" || outcome === "signed-in").length;
};

test("after five failures nothing is compared for a while, not even the right password, and the answer says wait; then it is (AU-05)", async () => {
  await fail(5);
  expect(await tryIt(RIGHT)).toBe(WAIT);
  expect(await evaluated()).toBe(5);
  app.clock.advance(MINUTE - 1);
  expect(await tryIt(RIGHT)).toBe(WAIT);
  app.clock.advance(1);
  expect(await tryIt(RIGHT)).toBe(0);
});

test("the wait grows with each failure, never beyond 15 minutes (AU-05)", async () => {
  await fail(5);
  const waits: number[] = [];
  for (let round = 0; round < 7; round++) {
    let minutes = 0;
    const before = await evaluated();
    while ((await evaluated()) === before) {
      app.clock.advance(MINUTE);
      minutes += 1;
      await tryIt("wrong");
    }
    waits.push(minutes);
  }
  expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15]);
});

test("tries while waiting do not extend the wait (AU-05)", async () => {
  await fail(5);
  for (let second = 0; second < 60; second += 10) {
    expect(await tryIt("wrong")).toBe(WAIT);
    app.clock.advance(10_000);
  }
  expect(await tryIt(RIGHT)).toBe(0);
});

test("a success clears the count (AU-05)", async () => {
  await fail(4);
  expect(await tryIt(RIGHT)).toBe(0);
  await fail(4);
  expect(await tryIt(RIGHT)).toBe(0);
  expect(await evaluated()).toBe(10);
});

test("of 100 parallel tries over two instances at most five are compared, beside those that a right one among them finds and forgives (AU-06)", async () => {
  const origins = [app.origin, await app.another()];
  for (const right of [0, 99]) {
    app.clock.advance(60 * MINUTE);
    serial += 1;
    username = `burst${serial}`;
    await addUser(app.services, { username, password: RIGHT });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        tryIt(index === right ? RIGHT : `wrong ${index}`, visitor(origins[index % 2] as string)),
      ),
    );
    const rights = answers.filter((code) => code === 0).length;
    // It forgives the wrong ones that were compared before it arrived, at most four; in one process all arrive first.
    expect(await evaluated()).toBeLessThanOrEqual(rights === 0 || testInstances() === 1 ? 5 : 9);
    expect(rights).toBeLessThanOrEqual(1);
    const row = await app.services.database
      .as<AttemptTables>()
      .selectFrom("throttle")
      .select(["arrivals", "failures"])
      .where("key", "like", "account:%")
      .orderBy("updated_at", "desc")
      .executeTakeFirst();
    expect(row).toMatchObject({ arrivals: 100, failures: 5 });
  }
});

test("a right try compared after four wrong ones that came with it leaves no further guess (AU-06)", async () => {
  const key = `account:${username}`;
  const now = app.clock.now();
  const first = await arrive(app.services.database, key, now);
  const together = [first];
  for (let i = 0; i < 5; i++) together.push(await arrive(app.services.database, key, now));
  const compare = (arrival: Arrival, isRight: boolean) =>
    compareInTurn(app.services, arrival, () => Promise.resolve(isRight));
  for (const wrong of together.slice(1, 5)) expect(await compare(wrong, false)).toEqual({ is: "wrong" });
  expect(await compare(first, true)).toEqual({ is: "right" });
  expect(await compare(together[5] as Arrival, false)).toEqual({ is: "waits", minutes: 1 });
  expect((await arrive(app.services.database, key, now)).blockedUntil).not.toBeNull();
});

test("a hundred right passwords at once, over two instances, are let in or told to wait, and count nothing (AU-05)", async () => {
  const origins = [app.origin, await app.another()];
  await fail(4);
  const codes = await Promise.all(
    Array.from({ length: 100 }, (_, index) => tryIt(RIGHT, visitor(origins[index % 2] as string))),
  );
  expect(codes.filter((code) => code !== 0 && code !== WAIT)).toEqual([]);
  expect(codes.filter((code) => code === 0).length).toBeGreaterThan(5);
  expect(await tryIt(RIGHT)).toBe(0);
  await fail(4);
  expect(await tryIt(RIGHT)).toBe(0);
});

test("a name that nobody has waits like one that somebody has, with the same answer (AU-08)", async () => {
  const answers = async (name: string) => {
    const heard: unknown[] = [];
    for (let i = 0; i < 7; i++) {
      const { status, body } = await visitor(app.origin).signIn(name, i === 6 ? RIGHT : "wrong");
      heard.push({ status, ...body, requestId: "" });
    }
    return heard;
  };
  const [somebody, nobody] = [await answers(username), await answers(`nobody ${serial}`)];
  expect(somebody).toEqual(nobody);
  expect(somebody[6]).toMatchObject({ code: WAIT });
});

test("while another instance compares, a try waits for it; one that died in between keeps nobody out (AU-06)", async () => {
  await fail(1);
  const hold = (seconds: number) =>
    app.services.database.pool.query(
      `update throttle set held_by = 'another', held_until = now() + $1 * interval '1 second'
       where key = (select 'account:' || id from account where username = $2)`,
      [seconds, username],
    );
  await hold(60);
  let isAnswered = false;
  const waiting = tryIt(RIGHT).then((code) => {
    isAnswered = true;
    return code;
  });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(isAnswered).toBe(false);
  await hold(-1);
  expect(await waiting).toBe(0);
});

test("who has to wait at sign-in has to wherever the login password is asked for, right or wrong (AU-14)", async () => {
  const someone = visitor(app.origin);
  const { access: token } = tokensOf(await someone.signIn(username, RIGHT));
  await fail(5);
  const asked = {
    "/sys/user/my/confirmPassword": (password: string) => ({ password }),
    "/sys/user/my/unlock": (password: string) => ({ password }),
    "/sys/user/my/changePassword": (oldPassword: string) => ({ oldPassword, password: "Vientiane-night 3" }),
    "/sys/user/my/changeUnlockPassword": (oldPassword: string) => ({ oldPassword, password: "2468" }),
  };
  for (const [path, fieldsWith] of Object.entries(asked))
    for (const password of [RIGHT, "wrong"])
      expect([path, (await someone.post(path, fieldsWith(password), { token })).body.code]).toEqual([path, WAIT]);
  app.clock.advance(MINUTE);
  for (let i = 0; i < 3; i++) await someone.post("/sys/user/my/confirmPassword", { password: "wrong" }, { token });
  expect((await someone.post("/sys/user/my/unlock", { password: RIGHT }, { token })).body.code).toBe(WAIT);
  expect(await tryIt(RIGHT)).toBe(WAIT);
});

test("no spelling of the name and no forwarded-for header of a stranger opens another bucket (AU-07)", async () => {
  const spellings = [
    username,
    username.toUpperCase(),
    ` ${username} `,
    username.replace("u", "ｕ"),
    `\u3000${username}`,
  ];
  for (const name of spellings) expect(await tryIt("wrong", visitor(app.origin), name)).toBe(100001);
  for (const name of spellings) expect(await tryIt(RIGHT, visitor(app.origin), name)).toBe(WAIT);
  expect(await evaluated()).toBe(5);
});

test("an address that fails at many names has to wait, and says so to none of them in particular (AU-07)", async () => {
  const codes = new Set<number | undefined>();
  for (let i = 0; i < 100; i++) codes.add(await tryIt("wrong", visitor(app.origin), `stranger ${i % 40}`));
  expect([...codes]).toEqual([100001]);
  expect(await tryIt("wrong", visitor(app.origin), "stranger 1")).toBe(100002);
  expect(await tryIt(RIGHT)).toBe(100002);
  app.clock.advance(10 * MINUTE);
  expect(await tryIt(RIGHT)).toBe(0);
});

test("names nobody has fill no table (RL-06)", async () => {
  const count = async () =>
    (
      await app.services.database
        .as<AttemptTables>()
        .selectFrom("throttle")
        .select("key")
        .where("key", "like", "nobody:%")
        .execute()
    ).map(({ key }) => key);
  await tryIt("wrong", visitor(app.origin), "Someone Else");
  const before = await count();
  await tryIt("wrong", visitor(app.origin), "someone else ");
  expect(await count()).toEqual(before);
  for (const key of before) expect(Number(key.slice("nobody:".length))).toBeLessThan(2 ** 20);
});

test("a browser that has signed in before keeps its own count while others lock the name from many addresses (AU-04)", async () => {
  const owner = visitor(app.origin, { isBrowser: true });
  expect(await tryIt(RIGHT, owner)).toBe(0);
  for (let address = 1; address <= 20; address++) {
    for (let i = 0; i < 5; i++) {
      const answer = await visitor(app.origin).post(
        "/sso/oauth2/access_token",
        {
          grant_type: "password",
          client_id: "somebody-else",
          client_secret: "terrace-console",
          username,
          password: "wrong",
        },
        { headers: { "x-forwarded-for": `203.0.113.${address}` } },
      );
      expect(answer.body.code).toBe(address === 1 ? 100001 : WAIT);
    }
  }
  expect(await tryIt(RIGHT)).toBe(WAIT);
  expect(await tryIt(RIGHT, owner)).toBe(0);
  // The browser's own counter is limited too.
  await fail(5, owner);
  expect(await tryIt(RIGHT, owner)).toBe(WAIT);
});

test("a made-up or foreign browser cookie counts nowhere but at the name (AU-04, AU-07)", async () => {
  await addUser(app.services, { username: `${username}-other`, password: RIGHT });
  const stranger = visitor(app.origin, { isBrowser: true });
  expect(await tryIt(RIGHT, stranger, `${username}-other`)).toBe(0);
  await fail(5, stranger);
  stranger.jar.set("__Host-browser", "A".repeat(43));
  expect(await tryIt(RIGHT, stranger)).toBe(WAIT);
  expect(await evaluated()).toBe(5);
});

test("guessing the old password in a session counts towards the same limit, and a success there clears it (AU-14)", async () => {
  const someone = visitor(app.origin);
  const { access: token } = tokensOf(await someone.signIn(username, RIGHT));
  const change = (oldPassword: string) =>
    someone.post("/sys/user/my/changePassword", { oldPassword, password: "Vientiane-night 3" }, { token });
  for (let i = 0; i < 5; i++) expect((await change("guess")).body.code).toBe(100001);
  expect((await change(RIGHT)).body.code).toBe(WAIT);
  expect(await tryIt(RIGHT)).toBe(WAIT);
  app.clock.advance(MINUTE);
  expect((await change(RIGHT)).body.code).toBe(0);
  expect(await tryIt("Vientiane-night 3")).toBe(0);
});

test("an address of IPv6 counts with its network, one of IPv4 alone in every spelling (AU-07)", () => {
  const network = "source:2001:0db8:0001:0002";
  for (const address of ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:DB8:1:2::"])
    expect(sourceKey(address)).toBe(network);
  expect(sourceKey("2001:db8:1:3::1")).not.toBe(network);
  expect(sourceKey("::1")).toBe("source:0000:0000:0000:0000");
  expect(sourceKey("::ffff:192.0.2.7")).toBe(sourceKey("192.0.2.7"));
});

test("who is known stays so for ninety days, all others are forgotten after one (AU-04)", async () => {
  const { database, clock } = app.services;
  const now = clock.now();
  const [known, other] = [knownKey("number:network"), "application-number:network"];
  await makeKnown(database, known, now);
  await arrive(database, other, now);
  const leftAfter = async (days: number) => {
    await sweepAttempts(database, now + days * DAY);
    const left = database.as<AttemptTables>().selectFrom("throttle").select("key").where("key", "in", [known, other]);
    return (await left.execute()).map(({ key }) => key);
  };
  expect(await leftAfter(2)).toEqual([known]);
  expect(await arriveIfKnown(database, known, now + 91 * DAY)).toBeNull();
  expect(await leftAfter(91)).toEqual([]);
});
