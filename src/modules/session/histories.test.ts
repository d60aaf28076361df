import { afterAll, beforeAll, expect, test } from "vitest";
import { ERRORS } from "../../contract/errors.ts";
import { randomFrom, type Random } from "../../server/testing/random.ts";
import { addUser } from "../testing/add-user.server.ts";
import { enter as enterAs, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor, type Visitor } from "../testing/visitor.server.ts";

const HISTORIES = Number(process.env["HISTORIES"] ?? 120);
const SEED = Number(process.env["SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const TURNS = HISTORIES * 2;
const GRACE = 10_000;

let app: ModulesApp;
let origins: string[];
let adminToken: string;
/** Whose sessions the histories are of. */
let username: string;
beforeAll(async () => {
  app = await startModules({ sessionsPerUser: 1_000 });
  origins = [app.origin, await app.another()];
});
afterAll(() => app.close());

interface Family {
  readonly id: string;
  readonly by: Visitor;
  readonly access: string[];
  readonly refresh: string[];
  /** First use of each refresh token, on the program's clock. */
  readonly usedAt: Map<string, number>;
  readonly successor: Map<string, string>;
  /** Steps at which the first end of the session was requested and answered. */
  endBegun: number;
  endAnswered: number;
}

/** Runs random calls, partly in parallel, over two sessions and two instances, and checks every answer. */
async function runHistory(random: (below: number) => number): Promise<string[]> {
  const told: string[] = [];
  let step = 0;
  const families = await Promise.all([enter(), enter()]);
  const anywhere = () => visitor(origins[random(2)] as string);
  // Ends and uses go to one instance: another may learn of an end a second later (TK-10).
  const here = () => visitor(app.origin);

  async function enter(): Promise<Family> {
    const by = visitor(app.origin);
    const { access, refresh } = tokensOf(await by.signIn(username, ADMIN.password));
    const sessions = (await by.post("/sys/session/my/list", {}, { token: access })).body.data as {
      id: string;
      isCurrent: boolean;
    }[];
    const id = sessions.find(({ isCurrent }) => isCurrent)?.id ?? "";
    return {
      id,
      by,
      access: [access],
      refresh: [refresh],
      usedAt: new Map(),
      successor: new Map(),
      endBegun: Infinity,
      endAnswered: Infinity,
    };
  }

  const judge = (what: string, family: Family, isAccepted: boolean, begun: number, answered: number) => {
    told.push(`${begun}-${answered} ${what} of ${families.indexOf(family)}: ${isAccepted ? "accepted" : "refused"}`);
    if (isAccepted && begun > family.endAnswered)
      throw new Error(`accepted after the ending was acknowledged: ${told.join(", ")}`);
    if (!isAccepted && answered < family.endBegun)
      throw new Error(`refused although nothing had ended it: ${told.join(", ")}`);
  };
  const ending = async (what: string, family: Family, send: () => Promise<unknown>) => {
    const begun = ++step;
    family.endBegun = Math.min(family.endBegun, begun);
    await send();
    family.endAnswered = Math.min(family.endAnswered, ++step);
    told.push(`${begun}-${step} ${what} of ${families.indexOf(family)}`);
  };

  const spend = async (family: Family) => {
    const token = family.access[random(family.access.length)] as string;
    const begun = ++step;
    const { body } = await here().get("/sys/user/info", { token });
    judge("use", family, body.code === 0, begun, ++step);
  };
  const refresh = async (family: Family) => {
    const token = family.refresh[random(family.refresh.length)] as string;
    const usedAt = family.usedAt.get(token);
    const isReuse = usedAt !== undefined && app.clock.now() - usedAt > GRACE;
    const send = () => (isReuse ? here() : anywhere()).refresh(token, { client_id: family.by.clientId });
    if (isReuse) return ending("reuse", family, async () => expect((await send()).body.code).toBe(100009));
    const begun = ++step;
    const answer = await send();
    const isAccepted = answer.body.code === 0;
    judge("refresh", family, isAccepted, begun, ++step);
    if (!isAccepted) return;
    const next = tokensOf(answer);
    const known = family.successor.get(token);
    if (known !== undefined && known !== next.refresh)
      throw new Error(`two successors of one token: ${told.join(", ")}`);
    if (known !== undefined) return;
    family.successor.set(token, next.refresh);
    family.usedAt.set(token, app.clock.now());
    family.access.push(next.access);
    family.refresh.push(next.refresh);
  };
  const revoke = (family: Family) =>
    ending("sign-out", family, () =>
      here().post("/sso/oauth2/revoke_token", { access_token: family.access[random(family.access.length)] as string }),
    );
  const kick = (family: Family) =>
    ending("kick", family, () => here().post(`/sys/session/${family.id}/delete`, {}, { token: adminToken }));

  for (let batch = 0; batch < 5; batch++) {
    if (random(3) === 0) app.clock.advance([4_000, 10_000, 11_000][random(3)] as number);
    const calls = Array.from({ length: 1 + random(4) }, () => {
      const family = families[random(2)] as Family;
      const draw = random(12);
      return () => (draw < 5 ? spend(family) : draw < 10 ? refresh(family) : draw < 11 ? revoke(family) : kick(family));
    });
    await Promise.all(calls.map((call) => call()));
  }
  for (const family of families) {
    await spend(family);
    const living = family.endBegun === Infinity;
    expect((await family.by.refresh(family.refresh.at(-1) as string)).body.code).toBe(living ? 0 : 100009);
  }
  return told;
}

test(
  `in ${HISTORIES} random histories of refresh, use, sign-out, kick and reuse nothing is accepted after its acknowledged ending, and nothing refused before (TK-14, SEED=${SEED})`,
  { timeout: 600_000 },
  async () => {
    const { below: random } = randomFrom(SEED);
    const kinds = new Set<string>();
    for (let history = 0; history < HISTORIES; history++) {
      // Access tokens would expire, because the clock is advanced again and again.
      if (history % 20 === 0) {
        adminToken = tokensOf(await visitor(app.origin).signIn(ADMIN.username, ADMIN.password)).access;
        username = `history-${history}`; // the list of somebody's sessions grows with each
        await addUser(app.services, { username, password: ADMIN.password });
      }
      for (const line of await runHistory(random)) kinds.add(line.replace(/^[\d-]+ /, "").replace(/of \d/, ""));
    }
    // Every kind of event must have occurred.
    for (const kind of [
      "use : accepted",
      "use : refused",
      "refresh : accepted",
      "refresh : refused",
      "sign-out ",
      "kick ",
      "reuse ",
    ])
      expect(kinds).toContain(kind);
  },
);

/** The model's part of a session, and nothing else. */
interface Seat {
  readonly by: Visitor;
  access: string;
  refresh: string;
  isAlive: boolean;
  isLocked: boolean;
  misses: number;
}

const codeOf = (name: keyof typeof ERRORS): number => ERRORS[name].code;

/** Whoever has this account, and whoever decides about it: a small model, and what the server says beside it. */
async function livePerson(admin: Colleague, roles: { readonly editor: string; readonly viewer: string }, name: string) {
  const account = {
    password: "Vang-Vieng 2026",
    isEnabled: true,
    isEditor: false,
    mustChange: false,
    changes: 0,
    refusals: 0,
  };
  const id = await addUser(app.services, { username: name, password: account.password, roles: ["viewer"] });
  const seats: Seat[] = [];
  const told: string[] = [];

  const compare = (what: string, seen: unknown, wanted: number) => {
    told.push(`${what}: ${String(seen)}`);
    if (seen !== wanted)
      throw new Error(`${what} was answered with ${String(seen)} instead of ${wanted}: ${told.join(", ")}`);
  };
  const post = async (seat: Seat, path: string, fields = {}) =>
    (await seat.by.post(path, fields, { token: seat.access })).body.code;
  /** The answer to a call that a session may make: `open`, unless the model says otherwise. */
  const answerTo = ({ isAlive, isLocked }: Seat, isForEditors: boolean, open: number): number => {
    if (!isAlive) return codeOf("sessionEnded");
    if (isLocked) return codeOf("sessionLocked");
    if (isForEditors && account.mustChange) return codeOf("mustChangePassword");
    return isForEditors && !account.isEditor ? codeOf("notPermitted") : open;
  };
  const endAll = (but?: Seat) => {
    for (const seat of seats) if (seat !== but) seat.isAlive = false;
  };
  const decide = async (what: string, path: string, fields: Record<string, unknown>) => {
    const { code, data } = await admin.post(path, fields);
    compare(what, code, 0);
    return data;
  };

  const enter = async () => {
    if (account.refusals >= 4) return; // the fifth begins a wait (AU-05), of which throttle.test.ts tells
    const by = visitor(app.origin);
    const answer = await by.signIn(name, account.password);
    account.refusals = account.isEnabled ? 0 : account.refusals + 1;
    compare("sign-in", answer.body.code, account.isEnabled ? 0 : codeOf("wrongPassword"));
    const { access, refresh } = tokensOf(answer);
    if (access !== "") seats.push({ by, access, refresh, isAlive: true, isLocked: false, misses: 0 });
  };
  const bySeat: readonly (readonly [weight: number, step: (seat: Seat, random: Random) => Promise<void>])[] = [
    [
      4,
      async (seat) =>
        compare(
          "reading",
          (await seat.by.get("/sys/user/info", { token: seat.access })).body.code,
          answerTo(seat, false, 0),
        ),
    ],
    [
      4,
      async (seat) =>
        compare("writing", await post(seat, "/cms/article/add"), answerTo(seat, true, codeOf("invalidInput"))),
    ],
    [
      3,
      async (seat) => {
        const answer = await seat.by.refresh(seat.refresh);
        compare("refresh", answer.body.code, seat.isAlive ? 0 : codeOf("refreshRefused"));
        if (seat.isAlive) Object.assign(seat, tokensOf(answer));
      },
    ],
    [
      2,
      async (seat) => {
        compare("lock", await post(seat, "/sys/user/my/lock"), seat.isAlive ? 0 : codeOf("sessionEnded"));
        seat.isLocked ||= seat.isAlive;
      },
    ],
    [
      3,
      async (seat, random) => {
        if (!seat.isLocked) return;
        const isRight = random.below(3) > 0;
        if (seat.isAlive && !isRight) seat.misses += 1;
        if (seat.misses >= 5) seat.isAlive = false;
        const wanted = !seat.isAlive ? codeOf("sessionEnded") : isRight ? 0 : codeOf("wrongPassword");
        compare(
          "unlock",
          await post(seat, "/sys/user/my/unlock", { password: isRight ? account.password : "wrong" }),
          wanted,
        );
        if (seat.isAlive && isRight) Object.assign(seat, { isLocked: false, misses: 0 });
      },
    ],
    [
      1,
      async (seat) => {
        const password = `Vang-Vieng ${2027 + (account.changes += 1)}`;
        const fields = { oldPassword: account.password, password, passwordConfirm: password };
        compare("another password", await post(seat, "/sys/user/my/changePassword", fields), answerTo(seat, false, 0));
        if (!seat.isAlive || seat.isLocked) return;
        Object.assign(account, { password, mustChange: false });
        endAll(seat);
      },
    ],
    [
      1,
      async (seat) => {
        await seat.by.post("/sso/oauth2/revoke_token", {}, { token: seat.access });
        seat.isAlive = false;
      },
    ],
  ];
  const byAdmin: readonly (() => Promise<void>)[] = [
    async () => {
      account.isEditor = !account.isEditor;
      await decide("another role", `/sys/user/${id}/update`, {
        roleIds: [account.isEditor ? roles.editor : roles.viewer],
      });
    },
    async () => {
      account.isEnabled = !account.isEnabled;
      await decide(account.isEnabled ? "enabling" : "disabling", `/sys/user/${id}/update`, {
        isEnabled: account.isEnabled ? "1" : "0",
      });
      if (!account.isEnabled) endAll();
    },
    async () => {
      const given = await decide("a reset", `/sys/user/${id}/changePassword`, {});
      Object.assign(account, { password: (given as { password: string }).password, mustChange: true });
      endAll();
    },
  ];
  const steps = bySeat.flatMap(([weight, step]) => Array.from({ length: weight }, () => step));
  return async (random: Random): Promise<void> => {
    const draw = random.below(20);
    if (seats.length === 0 || draw < 2) return enter();
    if (draw < 4) return random.of(byAdmin)();
    return random.of(steps)(random.of(seats.slice(-3)), random);
  };
}

test(
  `in ${TURNS} turns of lock, password, account and role every session is what a small model says (TK-09, TK-10, TK-11, TK-17, SEED=${SEED})`,
  { timeout: 600_000 },
  async () => {
    const random = randomFrom(SEED);
    const admin = await enterAs(app, ADMIN.username, ADMIN.password);
    const list = (await admin.post("/sys/role/list")) as { results?: { id: string; code: string }[] };
    const roleOf = (code: string) => list.results?.find((role) => role.code === code)?.id ?? "";
    for (let person = 0; person * 30 < TURNS; person++) {
      const turn = await livePerson(admin, { editor: roleOf("editor"), viewer: roleOf("viewer") }, `lived-${person}`);
      for (let count = 0; count < 30; count++) await turn(random);
    }
  },
);
