import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "../../../contract/text.ts";
import { applicantAt, COFFEE, type Applicant, type Proof } from "../../testing/applicant.server.ts";
import { enter, type Colleague } from "../../testing/staff.server.ts";
import { ADMIN, type ModulesApp } from "../../testing/start-modules.server.ts";
import { startWithMail, type MailingApp } from "../../testing/start-with-mail.server.ts";
import { sweepApplications } from "../application.server.ts";

/* A form whose answer was lost is corrected and sent again with the same ticket. */

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

const submit = (draft: string, more?: Parameters<Applicant["apply"]>[0], language?: Language) =>
  applicant.apply({ draft, email: "mani@example.la", ...more }, language);
const upload = async (draft: string) => (await applicant.upload(draft)).id;
const idOf = async ({ number }: Proof) =>
  ((await admin.post("/cms/application/list", { search: number }))["results"] as { id: string }[])[0]?.id ?? "";
const detail = async (proof: Proof) =>
  (await admin.get(`/cms/application/${await idOf(proof)}/detail`)).data as Record<string, unknown> & {
    readonly steps: readonly { readonly kind: string; readonly mail: string | null }[];
  };
/** The addresses that letters were delivered to since the last call, in the order of the alphabet. */
const delivered = async () => {
  const before = mailing.smtp.received.length;
  await mailing.deliver();
  return mailing.smtp.received
    .slice(before)
    .flatMap(({ to }) => to)
    .toSorted();
};
/** The job that sends the receipt. */
const letterOf = async (proof: Proof) => {
  const { rows } = await app.services.database.pool.query<{ mail_job: string }>(
    "select mail_job from application_step where application_id = $1 and kind = 'submitted'",
    [await idOf(proof)],
  );
  return rows[0]?.mail_job ?? "";
};
const staffDo = async (what: "retry" | "cancel", proof: Proof) =>
  expect((await admin.post(`/sys/job/${await letterOf(proof)}/${what}`)).code).toBe(0);
const actions = async (proof: Proof) => {
  const { rows } = await app.services.database.pool.query<{ action: string }>(
    "select action from audit_log where record_id = $1 order by id",
    [await idOf(proof)],
  );
  return rows.map(({ action }) => action);
};

describe("a form that is sent again with the same ticket", () => {
  it("is stored as it was sent last, under the same number, while nobody reviews it", async () => {
    const draft = await applicant.begin();
    const [first, second] = [await upload(draft), await upload(draft)];
    const proof = (await submit(draft, { pictures: first })).data as Proof;
    const corrected = { phone: "+856 20 7777 9999", pictures: second, products: [{ ...COFFEE, name: "Robusta" }] };
    expect((await submit(draft, corrected)).data).toEqual(proof);
    expect(await detail(proof)).toMatchObject({
      state: "submitted",
      phone: "+856 20 7777 9999",
      pictures: [{ id: second }],
      products: [{ name: "Robusta" }],
      steps: [{ kind: "submitted", mail: "waiting" }],
    });
    expect(await actions(proof)).toEqual(["submit", "submit"]);
    expect((await submit(draft, corrected)).data).toEqual(proof);
    expect(await actions(proof)).toEqual(["submit", "submit"]);
  });

  it("comes back to the pictures it named first, and leaves those it no longer names to the sweep", async () => {
    const draft = await applicant.begin();
    const [first, second] = [await upload(draft), await upload(draft)];
    const proof = (await submit(draft, { pictures: first })).data as Proof;
    expect((await submit(draft, { pictures: second })).data).toEqual(proof);
    expect((await submit(draft, { pictures: first })).data).toEqual(proof);
    expect(await detail(proof)).toMatchObject({ pictures: [{ id: first }] });
    await app.services.database.pool.query(
      "update application_picture set created_at = created_at - interval '26 hours' where id = any($1)",
      [[first, second]],
    );
    await sweepApplications(app.services);
    const { rows } = await app.services.database.pool.query("select id from application_picture where id = any($1)", [
      [first, second],
    ]);
    expect(rows).toEqual([{ id: first }]);
  });

  it("says what is wrong with a correction, and leaves what is stored", async () => {
    const draft = await applicant.begin();
    const proof = (await submit(draft)).data as Proof;
    expect((await submit(draft, { phone: "call me" })).code).toBe(400001);
    expect(await detail(proof)).toMatchObject({ phone: "+856 20 5555 1234" });
  });

  it("is refused once the review has begun, with the number and code under which the first one is found", async () => {
    const draft = await applicant.begin();
    const proof = (await submit(draft)).data as Proof;
    expect((await admin.post(`/cms/application/${await idOf(proof)}/take`)).code).toBe(0);
    for (const language of ["zh", "lo", "en"] as const) {
      const refused = await submit(draft, { phone: "+856 20 7777 9999" }, language);
      expect(refused.code).toBe(400010);
      expect(refused.msg).toContain(proof.number);
      expect(refused.msg).toContain(proof.secret);
    }
    expect(await detail(proof)).toMatchObject({ state: "inReview", phone: "+856 20 5555 1234" });
    expect((await submit(draft)).data).toEqual(proof);
    expect(app.lines.join("\n")).not.toContain(proof.secret);
  });

  it("is led to the status page where the review asked for changes", async () => {
    const draft = await applicant.begin();
    const proof = (await submit(draft)).data as Proof;
    const id = await idOf(proof);
    expect((await admin.post(`/cms/application/${id}/take`)).code).toBe(0);
    expect((await admin.post(`/cms/application/${id}/return`, { message: "Which village?" })).code).toBe(0);
    const pages = { zh: "“申请进度”", lo: "“ສະຖານະຄຳຮ້ອງ”", en: "“Check application status”" } as const;
    for (const language of ["zh", "lo", "en"] as const) {
      const refused = await submit(draft, { phone: "+856 20 7777 9999" }, language);
      expect(refused.code).toBe(400010);
      for (const words of [pages[language], proof.number, proof.secret]) expect(refused.msg).toContain(words);
    }
  });
});

describe("the receipt of a form that is sent again", () => {
  it("goes to the corrected address alone, if it has not left", async () => {
    await delivered();
    const draft = await applicant.begin();
    const proof = (await submit(draft, { email: "mnai@example.la" })).data as Proof;
    await submit(draft, { email: "mani@example.la" });
    expect(await detail(proof)).toMatchObject({ email: "mani@example.la", steps: [{ kind: "submitted" }] });
    expect(await delivered()).toEqual(["mani@example.la"]);
    await submit(draft, { email: "another@example.la" });
    expect(await delivered()).toEqual([]);
    expect((await detail(proof)).steps).toMatchObject([{ kind: "submitted", mail: "sent" }]);
  });

  it("goes to the corrected address where the mail server took no letter for the first, and then to no other", async () => {
    const draft = await applicant.begin();
    mailing.smtp.refuseNext("550 no such mailbox");
    const proof = (await submit(draft, { email: "wrong@example.la" })).data as Proof;
    expect(await delivered()).toEqual([]);
    expect((await detail(proof)).steps).toMatchObject([{ kind: "submitted", mail: "failed" }]);
    await submit(draft, { email: "right@example.la" });
    expect((await detail(proof)).steps).toMatchObject([{ kind: "submitted", mail: "waiting" }]);
    expect(await delivered()).toEqual(["right@example.la"]);
    await submit(draft, { email: "third@example.la" });
    expect(await delivered()).toEqual([]);
    expect((await detail(proof)).steps).toMatchObject([{ kind: "submitted", mail: "sent" }]);
  });

  it("goes to the corrected address where the staff let a refused one be tried again, and stays cancelled where they cancelled it", async () => {
    const draft = await applicant.begin();
    mailing.smtp.refuseNext("550 no such mailbox");
    const proof = (await submit(draft, { email: "old@example.la" })).data as Proof;
    expect(await delivered()).toEqual([]);
    await staffDo("retry", proof);
    await submit(draft, { email: "new@example.la" });
    expect(await delivered()).toEqual(["new@example.la"]);

    const other = await applicant.begin();
    const cancelled = (await submit(other, { email: "not@example.la" })).data as Proof;
    await staffDo("cancel", cancelled);
    await submit(other, { email: "not.this@example.la" });
    expect(await delivered()).toEqual([]);
  });

  it("leaves once, also where the staff try again the letter to the address before", async () => {
    const draft = await applicant.begin();
    mailing.smtp.refuseNext("550 no such mailbox");
    const proof = (await submit(draft, { email: "before@example.la" })).data as Proof;
    expect(await delivered()).toEqual([]);
    const refused = await letterOf(proof);
    await submit(draft, { email: "after@example.la" });
    expect((await admin.post(`/sys/job/${refused}/retry`)).code).toBe(0);
    expect(await delivered()).toEqual(["after@example.la"]);
    expect((await detail(proof)).steps).toMatchObject([{ kind: "submitted", mail: "sent" }]);
  });

  it("does not leave once its address is taken back", async () => {
    const draft = await applicant.begin();
    const proof = (await submit(draft, { email: "back@example.la" })).data as Proof;
    await submit(draft, { email: "" });
    expect(await delivered()).toEqual([]);
    expect((await detail(proof)).steps).toMatchObject([{ kind: "submitted", mail: null }]);
  });

  it("counts for the address it went to, and is not led to one that has had enough", async () => {
    const drafts: string[] = [];
    for (let n = 0; n < 12; n++) {
      const draft = await applicant.begin();
      await submit(draft, { email: "full@example.la" });
      drafts.push(draft);
    }
    expect(await delivered()).toEqual(Array(12).fill("full@example.la"));
    for (const [n, draft] of drafts.entries()) await submit(draft, { email: `other${n}@example.la` });
    await submit(await applicant.begin(), { email: "full@example.la" });
    const led = await applicant.begin();
    await submit(led, { email: "elsewhere@example.la" });
    await submit(led, { email: "Full@example.la" });
    expect(await delivered()).toEqual(["elsewhere@example.la"]);
  });
});

describe("a letter that the staff let be tried again", () => {
  const stepOf = async (proof: Proof, kind: string) => {
    const { rows } = await app.services.database.pool.query<{ mail: string; mail_job: string }>(
      "select mail, mail_job from application_step where application_id = $1 and kind = $2",
      [await idOf(proof), kind],
    );
    return rows[0];
  };
  const tryAgain = async (proof: Proof, kind: string) => {
    const step = await stepOf(proof, kind);
    expect(step?.mail).toBe("failed");
    expect((await admin.post(`/sys/job/${step?.mail_job}/retry`)).code).toBe(0);
  };

  it("goes to its applicant, whoever corrects another form meanwhile", async () => {
    const proof = (await submit(await applicant.begin(), { email: "own@example.la" })).data as Proof;
    expect(await delivered()).toEqual(["own@example.la"]);
    const id = await idOf(proof);
    expect((await admin.post(`/cms/application/${id}/take`)).code).toBe(0);
    mailing.smtp.refuseNext("550 no such mailbox");
    expect((await admin.post(`/cms/application/${id}/return`, { message: "For Mani alone" })).code).toBe(0);
    expect(await delivered()).toEqual([]);
    await tryAgain(proof, "returned");
    const draft = await applicant.begin();
    await submit(draft, { email: "stranger@example.la" });
    await submit(draft, { email: "stranger2@example.la" });
    expect(await delivered()).toEqual(["own@example.la", "stranger2@example.la"]);
  });

  it("is not dropped by a form whose address is taken back", async () => {
    const proof = (await submit(await applicant.begin(), { email: "own2@example.la" })).data as Proof;
    mailing.smtp.refuseNext("550 no such mailbox");
    expect(await delivered()).toEqual([]);
    await tryAgain(proof, "submitted");
    const draft = await applicant.begin();
    await submit(draft, { email: "stranger3@example.la" });
    await submit(draft, { email: "" });
    expect(await delivered()).toEqual(["own2@example.la"]);
  });
});
