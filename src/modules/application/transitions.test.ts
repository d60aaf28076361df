import { afterAll, beforeAll, expect, test } from "vitest";
import { applicantAt, type Applicant, type Proof } from "../testing/applicant.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { APPLICATION_STATES } from "./application-state.ts";
import { isPossible, TRANSITIONS, type TransitionName } from "./transitions.ts";

let app: ModulesApp;
let admin: Colleague;
let applicant: Applicant;

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  applicant = await applicantAt(app);
}, 60_000);
afterAll(() => app.close());

const query = async <R extends object>(text: string, values: readonly unknown[] = []) =>
  (await app.services.database.pool.query<R>(text, [...values])).rows;

const stored = async (id: string) => ({
  state: (await query<{ state: string }>("select state from application where id = $1", [id]))[0]?.state,
  entries: (await query("select kind from application_step where application_id = $1 order by id", [id])).slice(1),
});

const attempts = APPLICATION_STATES.flatMap((state) =>
  (Object.keys(TRANSITIONS) as TransitionName[]).map((name) => [name, state] as const),
);

test.each(attempts)("%s from %s is done or refused as the table says", async (name, state) => {
  const proof = (await applicant.apply()).data as Proof;
  const [{ id }] = (await query("select id from application where number = $1", [proof.number])) as [{ id: string }];
  await query("update application set state = $1 where id = $2", [state, id]);
  const fields = {
    take: {},
    approve: {},
    assign: { userId: admin.id },
    return: { message: "x" },
    reject: { message: "x" },
  };
  const answer =
    name === "resubmit"
      ? await applicant.call("resubmit", { ...applicant.form(), ...proof })
      : await admin.post(`/cms/application/${id}/${name}`, fields[name]);
  const { to, entry } = TRANSITIONS[name];
  const isDone = isPossible(name, state);
  expect(answer.code).toBe(isDone ? 0 : 400010);
  expect(await stored(id)).toEqual(isDone ? { state: to, entries: [{ kind: entry }] } : { state, entries: [] });
});
