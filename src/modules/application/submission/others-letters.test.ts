import { afterAll, beforeAll, expect, it } from "vitest";
import { applicantAt, type Applicant, type Proof } from "../../testing/applicant.server.ts";
import { enter, type Colleague } from "../../testing/staff.server.ts";
import { ADMIN, type ModulesApp } from "../../testing/start-modules.server.ts";
import { startWithMail, type MailingApp } from "../../testing/start-with-mail.server.ts";

let mailing: MailingApp;
let app: ModulesApp;
let admin: Colleague;
let applicant: Applicant;
beforeAll(async () => {
  mailing = await startWithMail({
    login: { user: "desk", password: "canary" },
    from: { name: "Terrace", address: "no-reply@example.la" },
  });
  ({ app } = mailing);
  admin = await enter({ ...app, origin: mailing.origin }, ADMIN.username, ADMIN.password);
  applicant = await applicantAt(app, mailing.origin);
}, 60_000);
afterAll(() => mailing.close());
const q = async (text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query(text, values)).rows as Record<string, string>[];
const delivered = async () => {
  const before = mailing.smtp.received.length;
  await mailing.deliver();
  return mailing.smtp.received.slice(before);
};
const idOf = async (p: Proof) => (await q("select id from application where number = $1", [p.number]))[0]?.["id"] ?? "";

it("a letter about one application that the staff let be tried again goes to its applicant, whoever corrects another form meanwhile", async () => {
  const a = (await applicant.apply({ draft: await applicant.begin(), email: "a@victim.la" })).data as Proof;
  await delivered();
  const id = await idOf(a);
  const version = async () => (await q("select version from application where id = $1", [id]))[0]?.["version"];
  expect((await admin.post(`/cms/application/${id}/take`, { version: await version() })).code).toBe(0);
  mailing.smtp.refuseNext("550 no such mailbox");
  expect(
    (await admin.post(`/cms/application/${id}/return`, { version: await version(), message: "PRIVATE WORDS" })).code,
  ).toBe(0);
  expect(await delivered()).toEqual([]);
  const [step] = await q(
    "select mail, mail_to, mail_job from application_step where application_id = $1 and kind = 'returned'",
    [id],
  );
  expect(step).toMatchObject({ mail: "failed", mail_to: "a@victim.la" });
  expect((await admin.post(`/sys/job/${step?.["mail_job"]}/retry`)).code).toBe(0);

  const draft = await applicant.begin();
  await applicant.apply({ draft, email: "b1@stranger.la" });
  await applicant.apply({ draft, email: "b2@stranger.la" });
  const got = await delivered();
  expect(got.flatMap(({ to }) => to).toSorted()).toEqual(["a@victim.la", "b2@stranger.la"]);
});

it("an emptied address drops no letters of others", async () => {
  const a = (await applicant.apply({ draft: await applicant.begin(), email: "c@victim.la" })).data as Proof;
  mailing.smtp.refuseNext("550 no such mailbox");
  expect(await delivered()).toEqual([]);
  const [step] = await q("select mail, mail_job from application_step where application_id = $1", [await idOf(a)]);
  expect((await admin.post(`/sys/job/${step?.["mail_job"]}/retry`)).code).toBe(0);
  const draft = await applicant.begin();
  await applicant.apply({ draft, email: "d@stranger.la" });
  await applicant.apply({ draft, email: "" });
  expect((await delivered()).flatMap(({ to }) => to)).toEqual(["c@victim.la"]);
});
