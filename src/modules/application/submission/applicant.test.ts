import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type { Language } from "../../../contract/text.ts";
import type { SmtpServer } from "../../../server/mail/testing/smtp-server.ts";
import { applicantAt, type Applicant, type Proof } from "../../testing/applicant.server.ts";
import { readMail as read } from "../../testing/read-mail.server.ts";
import { addRole, employ, enter, type Colleague } from "../../testing/staff.server.ts";
import { ADMIN, type ModulesApp } from "../../testing/start-modules.server.ts";
import { startWithMail, type MailingApp } from "../../testing/start-with-mail.server.ts";
import { uploadPicture } from "../../testing/upload-picture.server.ts";
import { visitor } from "../../testing/visitor.server.ts";

const NOTE = "Which village?\nA & B <script>alert(1)</script>\n.";
let mailing: MailingApp;
let app: ModulesApp;
let admin: Colleague;
let smtp: SmtpServer;
let origin = "";
let applicant: Applicant;

beforeAll(async () => {
  mailing = await startWithMail({
    login: { user: "desk", password: "canary" },
    from: { name: "农业 Terrace", address: "no-reply@example.la" },
  });
  ({ app, smtp, origin } = mailing);
  admin = await enter({ ...app, origin }, ADMIN.username, ADMIN.password);
  applicant = await applicantAt(app, origin);
}, 60_000);
afterAll(() => mailing.close());

const NAMES: Readonly<Record<Language, string>> = { zh: "name", lo: "nameLo", en: "nameEn" };
const sent = (email: string, language: Language = "en", by = applicant) =>
  by.apply({
    language,
    contact: "Ms Mani",
    products: [{ name: "Arabica", category: "coffee", months: "11" }],
    nameLo: undefined,
    [NAMES[language]]: "Paksong <b>Coffee</b>",
    email,
  });
const apply = async (...of: Parameters<typeof sent>) => {
  const { number } = (await sent(...of)).data as { number: string };
  const found = (await admin.post("/cms/application/list", { search: number }))["results"] as { id: string }[];
  return { number, id: found[0]?.id ?? "" };
};
const review = async (id: string, verb: string, message = "") =>
  expect(await admin.post(`/cms/application/${id}/${verb}`, { message })).toMatchObject({ code: 0 });
const mails = async (id: string) =>
  ((await admin.get(`/cms/application/${id}/detail`)).data as { steps: { kind: string; mail: string | null }[] }).steps
    .map(({ kind, mail }) => `${kind} ${mail}`)
    .join(", ");
const last = () => read(smtp.received.at(-1) ?? { data: "" });

describe("an applicant who left an address", () => {
  it("reads each outcome by mail, in their own language, with a link of the operator's and no word of theirs (IN-15)", async () => {
    const { id, number } = await apply("mani@example.la", "lo");
    expect(await mails(id)).toBe("submitted waiting");
    await mailing.deliver();
    expect(await mails(id)).toBe("submitted sent");
    expect(smtp.received.at(-1)).toMatchObject({
      from: "no-reply@example.la",
      to: ["mani@example.la"],
      login: "desk:canary",
    });
    const { head, body } = last();
    expect(head).toContain(`Subject: ໄດ້ຮັບຄຳຮ້ອງ ${number} ແລ້ວ`);
    expect(head).toMatch(/Message-ID: <[0-9a-f-]{36}@desk\.example\.la>/i);
    expect(body).toContain('<a href="https://desk.example.la/home/application">');
    expect(body).not.toMatch(/Paksong|Mani|127\.0\.0\.1/);

    await review(id, "take");
    await review(id, "return", NOTE);
    await mailing.deliver();
    expect(last().head).toContain("ຕ້ອງການຂໍ້ມູນເພີ່ມຈາກທ່ານ");
    expect(last().body).toContain(NOTE);
    expect(last().body).toContain("A &amp; B &lt;script&gt;alert(1)&lt;/script&gt;");
    expect(last().body.match(/<script/g)).toHaveLength(1);

    const [approved, rejected] = [await apply("a@example.la", "zh"), await apply("r@example.la", "en")];
    await review(approved.id, "take");
    await review(approved.id, "approve");
    await review(rejected.id, "take");
    await review(rejected.id, "reject", "Not from here");
    await mailing.deliver();
    const heads = smtp.received.slice(-4).map((each) => /Subject: (.*)/.exec(read(each).head)?.[1]);
    expect(heads).toEqual([
      expect.stringContaining(`${approved.number} 已收到`),
      `Application ${rejected.number} received`,
      expect.stringContaining(`${approved.number} 已通过`),
      `Application ${rejected.number} was not approved`,
    ]);
    expect(last().body).toContain("Not from here");
    expect(await mails(rejected.id)).toBe("submitted sent, taken null, rejected sent");
    expect(app.lines.join("\n")).not.toMatch(/canary|mani@example/);
  });

  it("gets a letter that was put off once, also by another server, and the call never waits for it", async () => {
    smtp.refuseNext("451 later", "451 later");
    const { id } = await apply("later@example.la");
    const before = smtp.received.length;
    await mailing.deliver();
    expect(await mails(id)).toBe("submitted waiting");
    app.clock.advance(30_000);
    await mailing.deliver();
    expect(smtp.received).toHaveLength(before);
    app.clock.advance(30_000);
    await mailing.deliver();
    expect(smtp.received).toHaveLength(before);
    app.clock.advance(30_000);
    await mailing.deliver();
    await mailing.deliver();
    expect(smtp.received.slice(before).map(({ to }) => to)).toEqual([["later@example.la"]]);
    expect(await mails(id)).toBe("submitted sent");
    expect(app.lines.join("\n")).not.toContain("later@example");
  });

  it("is called instead where the mail server refuses the address or somebody cancels the letter", async () => {
    smtp.refuseNext("550 no such user");
    const refused = await apply("nobody@example.la");
    await mailing.deliver();
    expect(await mails(refused.id)).toBe("submitted failed");
    const cancelled = await apply("stopped@example.la");
    const job = "select mail_job as id from application_step where application_id = $1";
    const { rows } = await app.services.database.pool.query<{ id: string }>(job, [cancelled.id]);
    expect(await admin.post(`/sys/job/${rows[0]?.id}/cancel`)).toMatchObject({ code: 0 });
    await mailing.deliver();
    expect(await mails(cancelled.id)).toBe("submitted failed");
    expect(smtp.received.at(-1)?.to).not.toContain("stopped@example.la");
  });

  it("cannot put another line or another person into a letter", async () => {
    const lines = ["a@example.la\r\nBcc: b@example.la", "a@example.la,b@example.la", "<a@example.la>"];
    for (const email of [...lines, "a@b..la", "a..b@example.la", ".a@example.la", "a@-.la", "a@b-.la", "a@10.0.0.1"])
      expect((await sent(email)).code, email).toBe(400001);
  });

  it("is not written to without end by whoever names their address", async () => {
    const states: string[] = [];
    for (let n = 0; n < 14; n++)
      states.push(await mails((await apply(n % 2 ? "Full@example.la" : "full@example.la")).id));
    expect(states.map((state) => state.split(" ")[1])).toEqual([...Array(12).fill("waiting"), "null", "null"]);
    const heard = await apply("later@example.la");
    await app.services.database.pool.query("update application set email = 'full@example.la' where id = $1", [
      heard.id,
    ]);
    await review(heard.id, "take");
    await review(heard.id, "reject", "Not from here");
    expect(await mails(heard.id)).toBe("submitted waiting, taken null, rejected waiting");
    await app.services.database.pool.query("update application_step set at = at - interval '1 day'");
    expect(await mails((await apply("full@example.la")).id)).toBe("submitted waiting");
  });

  it("is written to by nobody where no mail server is set", async () => {
    const { id } = await apply("quiet@example.la", "en", await applicantAt(app));
    await mailing.deliver();
    expect(await mails(id)).toBe("submitted null");
    expect(JSON.stringify(smtp.received)).not.toContain("quiet@example.la");
  });
});

describe("what an approval made, on its way to the public", () => {
  interface CreatedRecord {
    readonly kind: string;
    readonly id: string;
    readonly version: number;
    readonly state: string;
    readonly obstacle: string;
    readonly chineseState: string;
    readonly laoState: string;
    readonly languages: readonly { readonly language: string; readonly missing: readonly string[] }[];
  }
  interface Made {
    readonly records: readonly CreatedRecord[];
    readonly removed: readonly { readonly id: string; readonly version: number; readonly title: string }[];
    readonly unseen: number;
    readonly letter: Readonly<Record<"state" | "to" | "phone" | "language" | "subject" | "text", string>> | null;
  }
  const createdOf = async (id: string, by = admin) => {
    const answer = await by.get(`/cms/application/${id}/made`);
    expect(answer.code).toBe(0);
    return answer.data as Made;
  };
  const approved = async (...of: Parameters<typeof apply>) => {
    const { id } = await apply(...of);
    await review(id, "take");
    await review(id, "approve", "Welcome & thanks");
    return id;
  };
  const bodyOf = (kind: string) => (kind === "enterprise" ? "introductionLo" : "descriptionLo");
  const writeText = async (kind: string, of: string, values: Readonly<Record<string, unknown>>) =>
    expect((await admin.post(`/cms/${kind}/${of}/update`, values)).code).toBe(0);
  // A picture without a description keeps them from going out.
  const blind = async (id: string) => {
    const { filePath } = await uploadPicture(app.origin, admin, "/file/news/");
    const picture = `<figure><img src="${filePath}" alt=""></figure>`;
    for (const { kind, id: of } of (await createdOf(id)).records)
      await writeText(kind, of, { [bodyOf(kind)]: picture });
  };
  const drafts = async (id: string) =>
    ((await admin.get(`/cms/application/${id}/detail`)).data as { drafts: number }).drafts;

  it("is one page: each draft with what it lacks in which language, why it cannot go out yet, and the letter", async () => {
    const waiting = await apply("made@example.la", "lo");
    expect(await createdOf(waiting.id)).toMatchObject({ records: [], removed: [], unseen: 0, letter: null });
    const id = await approved("made@example.la", "lo");
    const { records, letter } = await createdOf(id);
    expect(records.map(({ kind, state }) => [kind, state])).toEqual([
      ["enterprise", "draft"],
      ["product", "draft"],
    ]);
    for (const { obstacle, laoState, languages } of records) {
      expect([obstacle, laoState]).toEqual(["", "source"]); // it was written in Lao, which is enough
      expect(languages).toEqual([
        { language: "zh", missing: ["Name"] },
        { language: "lo", missing: [] },
        { language: "en", missing: ["Name"] },
      ]);
    }
    await blind(id);
    for (const { obstacle } of (await createdOf(id)).records) expect(obstacle).toContain("without a description");
    expect(letter).toMatchObject({ state: "waiting", to: "made@example.la", language: "lo" });
    await mailing.deliver();
    const told = (await createdOf(id)).letter;
    expect(told?.state).toBe("sent");
    expect(last().head).toContain(told?.subject);
    for (const line of told?.text.split("\n\n") ?? []) expect(last().body).toContain(line);
    expect(told?.text).toContain("Welcome & thanks");
  });

  it("goes out with the versions seen, is taken down and brought back from the bin, and the page says so", async () => {
    const id = await approved("", "lo");
    await blind(id);
    const [place, coffee] = (await createdOf(id)).records as [CreatedRecord, CreatedRecord];
    const publish = async (kind: string, { id: of, version }: CreatedRecord) =>
      (await admin.post(`/cms/${kind}/publish`, { ids: of, versions: String(version) })).data as {
        readonly done: readonly string[];
        readonly refused: readonly { readonly code?: number }[];
      };
    expect(await drafts(id)).toBe(2);
    expect(await publish("enterprise", place)).toMatchObject({ done: [], refused: [{ id: place.id }] });
    for (const { kind, id: of } of [place, coffee]) await writeText(kind, of, { name: "帕松咖啡", [bodyOf(kind)]: "" });
    expect(await publish("enterprise", place)).toMatchObject({ done: [], refused: [{ code: 400009 }] });
    const written = (await createdOf(id)).records as [CreatedRecord, CreatedRecord];
    expect(written.map(({ obstacle }) => obstacle)).toEqual(["", ""]);
    // The Chinese name was translated from the Lao one, so nobody has checked that they match.
    expect(written.map(({ chineseState }) => chineseState)).toEqual(["unchecked", "unchecked"]);
    expect(await publish("enterprise", written[0])).toMatchObject({ done: [place.id], refused: [] });
    expect(await publish("product", written[1])).toMatchObject({ done: [coffee.id], refused: [] });
    expect(await drafts(id)).toBe(0);
    await admin.post(`/cms/enterprise/${place.id}/withdraw`);
    await admin.post(`/cms/product/${coffee.id}/delete`);
    const { records, removed } = await createdOf(id);
    expect(records.map(({ state }) => state)).toEqual(["withdrawn"]);
    expect(removed).toMatchObject([{ id: coffee.id, title: "Arabica" }]); // as it was written, before any translation
    const { version } = removed[0] as { version: number };
    expect((await admin.post(`/cms/product/${coffee.id}/restore`, { version })).code).toBe(0);
    expect((await createdOf(id)).records).toHaveLength(2);
  });

  it("goes out together, all or none, with the right to publish each, and what it did not make is not there", async () => {
    const id = await approved("", "lo");
    const publish = async (
      by: Colleague,
      records: readonly { id: string; version: number }[],
      more: Readonly<Record<string, unknown>> = {},
    ) =>
      (await by.post(`/cms/application/${id}/publish`, {
        ids: records.map((each) => each.id),
        versions: records.map(({ version }) => String(version)),
        ...more,
      })) as { readonly code: number; readonly data: { done: string[]; refused: { id: string; code?: number }[] } };
    await blind(id);
    const [place, coffee] = (await createdOf(id)).records as [CreatedRecord, CreatedRecord];
    const name = (kind: string, of: string) => writeText(kind, of, { name: "帕松咖啡", [bodyOf(kind)]: "" });
    await name("enterprise", place.id);
    const half = (await createdOf(id)).records;
    expect((await publish(admin, half)).data).toMatchObject({ done: [], refused: [{ id: coffee.id }] });
    await name("product", coffee.id);
    expect((await publish(admin, half)).data).toMatchObject({ done: [], refused: [{ id: coffee.id, code: 400009 }] });
    const whole = (await createdOf(id)).records;
    expect((await publish(admin, whole, { dryRun: "1" })).data).toMatchObject({
      done: [place.id, coffee.id],
      refused: [],
    });
    expect(await drafts(id)).toBe(2);
    await addRole(app.services, "halfPublisher", [
      "cms:application:list",
      "cms:enterprise:list",
      "cms:enterprise:publish",
    ]);
    const other = await employ({ ...app, origin }, "half1", ["halfPublisher"]);
    expect((await publish(other, whole)).code).toBe(100010);
    const strange = { id: (await approved("", "lo").then(createdOf)).records[0]?.id ?? "", version: 1 };
    expect((await publish(admin, [...whole, strange])).code).toBe(400004);
    expect(await drafts(id)).toBe(2);
    expect((await publish(admin, whole)).data).toMatchObject({ done: [place.id, coffee.id], refused: [] });
    expect(await drafts(id)).toBe(0);
    expect((await publish(admin, whole)).data.refused).toHaveLength(2);
  });

  it("has a letter that says what is so as it is written, and afterwards what was sent", async () => {
    const BEING_PREPARED = "being prepared";
    const PUBLIC = "your page is public";
    const show = async (id: string) => {
      const [place] = (await createdOf(id)).records as [CreatedRecord];
      await writeText("enterprise", place.id, { name: "帕松咖啡" });
      expect((await admin.post(`/cms/enterprise/${place.id}/publish`)).code).toBe(0);
      return place.id;
    };
    const textOf = async (id: string) => (await createdOf(id)).letter?.text;
    const byHand = await approved("", "en");
    expect(await textOf(byHand)).toContain(BEING_PREPARED);
    await show(byHand);
    expect(await textOf(byHand)).toContain(PUBLIC);
    expect(await textOf(byHand)).not.toContain(BEING_PREPARED);
    const [early, late] = [await approved("early@example.la", "en"), await approved("late@example.la", "en")];
    const place = await show(late);
    expect([await textOf(early), await textOf(late)]).toEqual([
      expect.stringContaining(BEING_PREPARED),
      expect.stringContaining(PUBLIC),
    ]);
    await mailing.deliver();
    const told = smtp.received.slice(-2).map((each) => read(each).body);
    expect(told.filter((body) => body.includes(PUBLIC))).toHaveLength(1);
    await show(early);
    await admin.post(`/cms/enterprise/${place}/withdraw`);
    expect([await textOf(early), await textOf(late)]).toEqual([
      expect.stringContaining(BEING_PREPARED),
      expect.stringContaining(PUBLIC),
    ]);
  });

  it("is only counted to somebody who may not list it; without an address there is a text to tell by hand", async () => {
    const id = await approved("", "en", await applicantAt(app));
    await addRole(app.services, "counter", ["cms:application:list"]);
    const reader = await employ({ ...app, origin }, "counter1", ["counter"]);
    const { records, removed, unseen, letter } = await createdOf(id, reader);
    expect([records, removed, unseen]).toEqual([[], [], 2]);
    expect(letter).toMatchObject({ state: "noAddress", to: "", phone: "+856 20 5555 1234" });
    expect(letter?.text).toContain("was approved");
    expect(letter?.text).not.toMatch(/sent by the system|Paksong/);
    expect((await reader.get("/cms/application/00000000-0000-7000-8000-000000000000/made")).code).toBe(400004);
    const quiet = await apply("quiet@example.la", "en", await applicantAt(app));
    for (const verb of ["take", "approve"])
      await visitor(app.origin).post(`/cms/application/${quiet.id}/${verb}`, {}, { token: admin.token });
    expect((await createdOf(quiet.id)).letter?.state).toBe("notMailed");
  });
});

test("codes are not tried for ever from one network, nor at one number from many, which keeps nobody from their own", async () => {
  const proof = (await sent("guessed@example.la")).data as Proof;
  const from = await app.another({ env: { trustProxy: ["127.0.0.1"] } });
  const tries = async (count: number, secret: string, { number } = proof) => {
    const codes = new Set<number | undefined>();
    for (let place = 0; place < count; place++) {
      const headers = { "x-forwarded-for": `10.0.${place >> 6}.${place}` };
      codes.add((await visitor(from).post("/portal/application/status", { number, secret }, { headers })).body.code);
    }
    return [...codes];
  };
  expect(await tries(101, "X")).toEqual([400004, 429001]);
  expect(await tries(1, proof.secret)).toEqual([429001]);
  expect(await tries(101, "X", { ...proof, number: "TN-2026-999998" })).toEqual([400004, 429001]);
  expect((await applicant.call("status", proof)).data).toMatchObject({ number: proof.number });
  const inLao = (text: string) => text.replace(/\d/g, (digit) => "໐໑໒໓໔໕໖໗໘໙".charAt(Number(digit)));
  const typed = { number: inLao(proof.number), secret: inLao(proof.secret) };
  expect((await applicant.call("status", typed)).data).toMatchObject({ number: proof.number });
  const codes = new Set<unknown>();
  for (let place = 0; place < 101; place++)
    codes.add((await applicant.call("status", { number: `TN-2026-1${place}`, secret: "X" }))["code"]);
  expect([...codes]).toEqual([400004, 429001]);
});

test("an applicant who opens their application many times at once counts nothing", async () => {
  const proof = (await sent("eager@example.la")).data as Proof;
  const from = await app.another({ env: { trustProxy: ["127.0.0.1"] } });
  const headers = { "x-forwarded-for": "10.9.0.1" };
  const open = async () => (await visitor(from).post("/portal/application/status", proof, { headers })).body.code;
  expect(await open()).toBe(0);
  expect(new Set(await Promise.all(Array.from({ length: 12 }, open)))).toEqual(new Set([0]));
  expect(await open()).toBe(0);
});
