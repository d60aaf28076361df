import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { applicantAt, COFFEE, type Applicant, type Proof } from "../testing/applicant.server.ts";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { visitor } from "../testing/visitor.server.ts";
import { sweepApplications } from "./application.server.ts";

type Body = Awaited<ReturnType<Applicant["call"]>>;

let app: ModulesApp;
let admin: Colleague;
let applicant: Applicant;

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  applicant = await applicantAt(app);
}, 60_000);
afterAll(() => app.close());

const apply = async (more?: Parameters<Applicant["apply"]>[0]): Promise<Proof> => {
  const answer = await applicant.apply(more);
  expect(answer).toMatchObject({ code: 0 });
  return answer.data as Proof;
};
const status = async (proof: Proof) => (await applicant.call("status", { ...proof })).data as Record<string, unknown>;
const idOf = async ({ number }: Proof) =>
  ((await admin.post("/cms/application/list", { search: number }))["results"] as { id: string }[])[0]?.id ?? "";
const errors = ({ data }: Body) => (data as { errors: { field: string; message: string }[] }).errors;
const count = async (query: string) =>
  Number((await app.services.database.pool.query<{ n: string }>(`select count(*) as n from ${query}`)).rows[0]?.n);

describe("the form", () => {
  it("becomes an application with a number and a secret, of which the secret is nowhere stored", async () => {
    const proof = await apply();
    expect(proof.number).toMatch(/^TN-2026-\d{6}$/);
    expect(proof.secret).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(await status(proof)).toMatchObject({
      number: proof.number,
      state: "submitted",
      name: "ສະຫະກອນກາເຟປາກຊ່ອງ",
      written: null,
      steps: [{ kind: "submitted", message: "" }],
    });
    const { rows } = await app.services.database.pool.query("select * from application where number = $1", [
      proof.number,
    ]);
    expect(JSON.stringify(rows)).not.toContain(proof.secret.slice(0, 5));
    expect(app.lines.join("\n")).not.toContain(proof.secret);
  });

  it("says at each field what is wrong, in the visitor's language, and uses up nothing", async () => {
    const draft = await applicant.begin();
    const wrong = await applicant.call(
      "submit",
      { ...applicant.form({ nameLo: "", phone: "call me", email: "x", consent: "0", products: [] }), draft, type: "" },
      "lo",
    );
    expect(wrong.code).toBe(400001);
    const fields = errors(wrong).map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(["type", "phone", "email", "consent", "products"]));
    expect(errors(wrong).find(({ field }) => field === "phone")?.message).toContain("ເບີໂທ");
    const chosen = await applicant.call(
      "submit",
      applicant.form({ draft, nameLo: "", division: "nowhere", products: [{ ...COFFEE, category: "x" }] }),
    );
    expect(errors(chosen).map(({ field }) => field)).toEqual(["nameLo", "division", "products[0].category"]);
    expect((await applicant.apply({ draft })).code).toBe(0);
    expect((await applicant.apply({ draft: "no-such-ticket" })).code).toBe(400004);
  });

  it("keeps no mark that is not seen: it would turn lines around or make two names look alike (IN-06)", async () => {
    const proof = await apply({
      nameLo: "\u202eກາເຟ\u200b\ufeff\u2066",
      contact: "Ma\u200bni\u00ad",
      introduction: "ປູກ\u200bກາເຟ\u202e\r\nline\u200d",
    });
    const { data } = await admin.get(`/cms/application/${await idOf(proof)}/detail`);
    expect(data).toMatchObject({ nameLo: "ກາເຟ", contact: "Mani", introduction: "ປູກ\u200bກາເຟ\nline" });
    const blank = await applicant.apply({ contact: "\u200b \u202e\u3164\u{e0041}" });
    expect(errors(blank)).toMatchObject([{ field: "contact" }]);
  });

  it("sent twice is one application with the same answer (RE-17)", async () => {
    const draft = await applicant.begin();
    const [first, second] = await Promise.all([applicant.apply({ draft }), applicant.apply({ draft })]);
    expect(second.data).toEqual(first.data);
    expect(await idOf(first.data as Proof)).not.toBe("");
    expect(await count("application_step where application_id = (select max(id) from application)")).toBe(1);
  });

  it("offers the values of the dictionaries and the divisions, in the reader's language", async () => {
    const { body } = await visitor(app.origin).get("/portal/application/form", {
      headers: { "accept-language": "lo" },
    });
    const { types, categories, countries } = body.data as Record<string, { value: string; name: string; id: string }[]>;
    expect(types).toContainEqual({ value: "cooperative", name: "ສະຫະກອນກະສິກຳ" });
    expect(categories).toContainEqual({ value: "coffee", name: "ກາເຟ" });
    const laos = countries?.find(({ name }) => name.includes("ລາວ"))?.id ?? "";
    const below = (await visitor(app.origin).get(`/portal/application/divisions?parent=${laos}`)).body.data;
    expect((below as unknown[]).length).toBe(18);
  });
});

test("the captcha is asked for where it is on, after everything else was right", async () => {
  const origin = await app.another({ env: { captcha: "image" } });
  const post = async (fields: Readonly<Record<string, unknown>>) =>
    (await visitor(origin).post("/portal/application/submit", fields)).body;
  const draft = await applicant.begin();
  expect((await post(applicant.form({ draft, phone: "" }))).code).toBe(400001);
  expect((await post(applicant.form({ draft, captcha: "0000" }))).code).toBe(100006);
  expect(await count("application_draft where application_id is null")).toBeGreaterThan(0);
});

describe("a wrong secret", () => {
  it("is answered like a number nobody has, whichever the call", async () => {
    const proof = await apply();
    const typed = proof.secret.toLowerCase().replace("-", " ");
    expect((await applicant.call("status", { number: proof.number.toLowerCase(), secret: typed })).code).toBe(0);
    for (const wrong of [
      { ...proof, secret: "AAAAA-AAAAA" },
      { ...proof, secret: "" },
      { number: "TN-2026-999999", secret: proof.secret },
    ])
      for (const path of ["status", "resubmit"])
        expect((await applicant.call(path, { ...applicant.form(), ...wrong })).code, path).toBe(400004);
  });
});

describe("pictures", () => {
  it("need a ticket, are decoded and made anew, and nothing else is taken (UP-01…04)", async () => {
    const draft = await applicant.begin();
    expect((await applicant.send("none")).code).toBe(400004);
    const gif = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64");
    for (const [bytes, name, type] of [
      [gif, "a.gif", "image/gif"],
      [gif, "a.jpg", "image/jpeg"],
      [Buffer.from("<svg onload=alert(1)>"), "a.png", "image/png"],
      [applicant.photo, "a.png", "image/png"],
      [Buffer.concat([applicant.photo, Buffer.alloc(2 * 1024 * 1024)]), "a.jpg", "image/jpeg"],
    ] as const)
      expect((await applicant.send(draft, bytes, name, type)).code, name).toBeGreaterThan(400_000);
    expect(await count("application_picture")).toBe(0);
    const exif = await sharp(applicant.photo)
      .withExif({ IFD0: { Copyright: "secret place" } })
      .jpeg()
      .toBuffer();
    const { id, address } = (await applicant.send(draft, exif)).data as { id: string; address: string };
    const shown = await fetch(app.origin + address);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(Buffer.from(await shown.arrayBuffer()).includes("secret place")).toBe(false);
    expect((await fetch(app.origin + address.replace("signature=", "signature=_"))).status).toBe(404);
    const { rows } = await app.services.database.pool.query<{ storage_key: string }>(
      "select storage_key from application_picture where id = $1",
      [id],
    );
    expect((await fetch(`${app.origin}/file/${rows[0]?.storage_key}`)).status).toBe(404);
    app.clock.advance(301_000);
    expect((await fetch(app.origin + address)).status).toBe(404);
    expect((await applicant.call("pictures", { draft, ids: id })).data).toMatchObject([{ id }]);
    expect((await applicant.call("pictures", { draft: await applicant.begin(), ids: id })).data).toEqual([]);
  });

  it("belong to one form: nobody claims another's", async () => {
    const { id } = await applicant.upload(await applicant.begin());
    const stolen = await applicant.apply({ pictures: id });
    expect(errors(stolen)).toMatchObject([{ field: "pictures" }]);
  });

  it("are swept away a day later unless they are part of an application", async () => {
    const draft = await applicant.begin();
    const [used, unused] = [await applicant.upload(draft), await applicant.upload(draft)];
    await apply({ draft, pictures: used.id });
    app.clock.advance(26 * 3_600_000);
    await sweepApplications(app.services);
    const { rows } = await app.services.database.pool.query<{ id: string }>("select id from application_picture");
    const ids = rows.map(({ id }) => id);
    expect([ids.includes(used.id), ids.includes(unused.id)]).toEqual([true, false]);
    expect((await applicant.send(draft)).code).toBe(400004);
    admin = await enter(app, ADMIN.username, ADMIN.password);
  });

  it("are bounded per form, and forms per network", async () => {
    const draft = await applicant.begin();
    const { rows } = await app.services.database.pool.query<{ id: string }>(
      "select id from application_draft order by created_at desc limit 1",
    );
    await app.services.database.pool.query(
      `insert into application_picture (id, draft_id, network, storage_key, content_type, file_size, width, height, created_at)
       select 'q' || n, $1, 'x', 'q' || n, '', 0, 0, 0, $2 from generate_series(1, 60) n`,
      [rows[0]?.id, new Date(app.clock.now()).toISOString()],
    );
    expect((await applicant.send(draft)).code).toBe(429001);
    await app.services.database.pool.query("delete from application_picture where network = 'x'");
    const codes: (number | undefined)[] = [];
    for (let begun = 0; begun < 61; begun++) codes.push((await applicant.call("begin")).code);
    expect([codes[0], codes.at(-1)]).toEqual([0, 429001]);
    app.clock.advance(25 * 3_600_000);
    admin = await enter(app, ADMIN.username, ADMIN.password);
  });
});

describe("the review", () => {
  const to = (id: string, verb: string, fields: Readonly<Record<string, unknown>> = {}, by = admin) =>
    by.post(`/cms/application/${id}/${verb}`, fields);
  const VERBS = { take: {}, return: { message: "x" }, reject: { message: "x" }, approve: {} } as const;

  it("goes from state to state, each step only from where it belongs, and the applicant reads each without names", async () => {
    const proof = await apply();
    const id = await idOf(proof);
    const refused = async (...allowed: string[]) => {
      for (const [verb, fields] of Object.entries(VERBS))
        if (!allowed.includes(verb)) expect([verb, (await to(id, verb, fields)).code]).toEqual([verb, 400010]);
      if (!allowed.includes("resubmit"))
        expect((await applicant.call("resubmit", { ...applicant.form(), ...proof })).code).toBe(400010);
    };
    await refused("take");
    expect(await to(id, "take")).toMatchObject({ code: 0, data: { state: "inReview" } });
    await refused("return", "reject", "approve");
    expect((await to(id, "return", { message: "  " })).code).toBe(400001);
    expect((await to(id, "return", { message: "Which village?" })).code).toBe(0);
    await refused("resubmit");
    expect(await status(proof)).toMatchObject({
      state: "returned",
      written: {
        nameLo: applicant.form()["nameLo"],
        divisions: [{}, { id: applicant.provinces[0] }],
        products: [{ name: "Arabica", months: ["11", "12"] }],
      },
    });
    expect(await applicant.call("resubmit", { ...applicant.form({ address: "ບ້ານ ຫຼັກ 40" }), ...proof })).toMatchObject({
      code: 0,
    });
    await refused("take");
    await to(id, "take");
    expect((await to(id, "reject", { message: "Not from here" })).code).toBe(0);
    await refused();
    const told = (await status(proof))["steps"] as { kind: string; message: string }[];
    expect(told.map(({ kind }) => kind)).toEqual([
      "submitted",
      "taken",
      "returned",
      "resubmitted",
      "taken",
      "rejected",
    ]);
    expect(told.at(-1)?.message).toBe("Not from here");
    expect(JSON.stringify(told)).not.toContain(ADMIN.username);
    const { data } = await admin.get(`/cms/application/${id}/detail`);
    expect(data).toMatchObject({
      address: "ບ້ານ ຫຼັກ 40",
      steps: [{ by: "" }, { by: expect.stringMatching(/./) as string }, {}, {}, {}, {}],
    });
    const { rows } = await app.services.database.pool.query<{ action: string }>(
      "select action from audit_log where record_id = $1 order by id",
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(["submit", "take", "return", "resubmit", "take", "reject"]);
  });

  it("is given only to somebody who may do it, and what was written is changed by nobody of the staff", async () => {
    const proof = await apply();
    const id = await idOf(proof);
    await addRole(app.services, "reader", ["cms:application:list"]);
    await addRole(app.services, "reviewer", ["cms:application:list", "cms:application:review"]);
    const reader = await employ(app, "reader1", ["reader"]);
    const reviewer = await employ(app, "reviewer1", ["reviewer"]);
    for (const [verb, fields] of Object.entries({ ...VERBS, assign: { userId: reader.id } }))
      expect([verb, (await to(id, verb, fields, reader)).code]).toEqual([verb, 100010]);
    for (const verb of ["approve", "assign"])
      expect([verb, (await to(id, verb, { userId: reader.id }, reviewer)).code]).toEqual([verb, 100010]);
    expect(errors(await to(id, "assign", { userId: reader.id }))).toMatchObject([{ field: "userId" }]);
    expect(await to(id, "assign", { userId: reviewer.id })).toMatchObject({ code: 0, data: { state: "inReview" } });
    expect(await to(id, "assign", { userId: reviewer.id })).toMatchObject({ code: 0 });
    expect(((await status(proof))["steps"] as { kind: string }[]).map(({ kind }) => kind)).toEqual([
      "submitted",
      "taken",
    ]);
    expect((await to(id, "return", { message: "x" }, reviewer)).code).toBe(0);
    for (const path of ["add", `${id}/update`, `${id}/delete`, "import"])
      expect((await admin.post(`/cms/application/${path}`, { contact: "other" })).code, path).not.toBe(0);
  });

  it("stops at one's divisions (AZ-05)", async () => {
    const id = await idOf(await apply());
    const there = await idOf(await apply({ division: applicant.provinces[1] }));
    const role = await addRole(app.services, "local", ["cms:application:list", "cms:application:review"]);
    await app.services.database.pool.query("update role set scope = 'chosen' where id = $1", [role]);
    await app.services.database.pool.query("insert into role_division (role_id, division_id) values ($1, $2)", [
      role,
      applicant.provinces[1],
    ]);
    const local = await employ(app, "local1", ["local"]);
    const seen = (await local.post("/cms/application/list", { "page.size": 200 }))["results"] as { id: string }[];
    expect(seen.map((row) => row.id)).toEqual([there]);
    expect((await local.get(`/cms/application/${id}/detail`)).code).toBe(400004);
    expect((await to(id, "take", {}, local)).code).toBe(400004);
    expect(errors(await to(id, "assign", { userId: local.id }))).toMatchObject([{ field: "userId" }]);
    expect((await to(there, "take", {}, local)).code).toBe(0);
  });

  it("by approving makes an enterprise and its products, as drafts with their own pictures, of plain text (RT-07)", async () => {
    const EVIL = "<img src=x onerror=alert(1)><script>alert(1)</script>";
    const draft = await applicant.begin();
    const [ofFarm, ofCoffee, licence] = [
      await applicant.upload(draft),
      await applicant.upload(draft),
      await applicant.upload(draft),
    ];
    const proof = await apply({
      draft,
      nameLo: EVIL,
      contact: EVIL,
      address: EVIL,
      introduction: `${EVIL}\n\nsecond`,
      creditCode: "LA-778",
      pictures: ofFarm.id,
      licence: licence.id,
      products: [{ ...COFFEE, name: EVIL, text: EVIL, pictures: ofCoffee.id }],
    });
    const id = await idOf(proof);
    await to(id, "take");
    const made = await to(id, "approve", { message: "Welcome" });
    expect(made).toMatchObject({ code: 0 });
    const { enterprise, products } = made.data as { enterprise: string; products: string[] };
    const [place, coffee] = [
      (await admin.get(`/cms/enterprise/get?id=${enterprise}`)).data as Record<string, string>,
      (await admin.get(`/cms/product/get?id=${products[0]}`)).data as Record<string, string>,
    ];
    expect(place).toMatchObject({
      state: "draft",
      name: null,
      nameLo: EVIL,
      creditCode: "LA-778",
      division: applicant.provinces[0],
    });
    expect(place).toMatchObject({ introduction: null, address: null, sourceLanguage: "lo" });
    expect(place).toMatchObject({ chineseState: "missing", laoState: "source", englishState: "missing" });
    expect(coffee).toMatchObject({ state: "draft", name: null, nameLo: EVIL, enterprise, months: ["11", "12"] });
    for (const html of [place["introductionLo"], coffee["descriptionLo"]]) {
      expect(html).toContain("&lt;script");
      expect(html).not.toMatch(/<(script|img)/);
    }
    for (const path of [place["pictures"], coffee["pictures"]])
      expect(path).toMatch(/^\/file\/(enterprise|product)\/\d{6}\/[0-9a-f-]{36}\.jpg$/);
    expect(await status(proof)).toMatchObject({ state: "approved", enterprise: "" });
    const publish = () => admin.post(`/cms/enterprise/${enterprise}/publish`);
    const own = { name: "帕松咖啡" };
    expect(await admin.post(`/cms/enterprise/${enterprise}/update`, own)).toMatchObject({ code: 0 });
    expect((await publish()).code).toBe(0);
    expect((await fetch(app.origin + place["pictures"])).status).toBe(200);
    expect(await status(proof)).toMatchObject({ enterprise: `/home/rzMoreDetail?id=${enterprise}` });

    // A second application with the same number is suggested as a duplicate and refused as new; staff's entries stay.
    const next = await idOf(
      await apply({ creditCode: "LA-778", nameEn: "Paksong Coffee", phone: "020 5555 1234", email: "a@b.la" }),
    );
    await to(next, "take");
    const { data } = await admin.get(`/cms/application/${next}/detail`);
    expect(data).toMatchObject({ enterprises: [{ id: enterprise, same: "creditCode" }] });
    expect((data as { earlier: { id: string }[] }).earlier.map((one) => one.id)).toContain(id);
    const before = await count("attachment");
    expect(await to(next, "approve")).toMatchObject({
      code: 400001,
      msg: expect.stringContaining("registration") as string,
    });
    expect(await count("attachment")).toBe(before);
    expect((await to(next, "approve", { enterprise })).code).toBe(0);
    expect((await admin.get(`/cms/enterprise/get?id=${enterprise}`)).data).toMatchObject({
      name: own.name,
      nameEn: "Paksong Coffee",
      email: "a@b.la",
      state: "published",
    });
  });
});
