import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { publishRecord, readPublic } from "../testing/read-public.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;
const LAO = { sourceLanguage: "lo", titleLo: "ແຈ້ງການຕັດນ້ຳ", contentLo: "<p>ມື້ອື່ນ</p>", kind: "notice" };

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

const add = (module: string, values: Readonly<Record<string, unknown>>) => admin.post(`/cms/${module}/add`, values);
const write = async (module: string, values: Readonly<Record<string, unknown>>) => {
  const added = await add(module, values);
  expect(added).toMatchObject({ code: 0 });
  return (added.data as { id: string }).id;
};
const read = async (module: string, id: string) =>
  (await admin.get(`/cms/${module}/get?id=${id}`)).data as Record<string, unknown>;
const update = (module: string, id: string, values: Readonly<Record<string, unknown>>) =>
  admin.post(`/cms/${module}/${id}/update`, values);
const statesOf = ({ chineseState, laoState, englishState }: Record<string, unknown>) => [
  chineseState,
  laoState,
  englishState,
];
const states = async (id: string) => statesOf(await read("notice", id));

describe("a record that was written first in Lao", () => {
  it("needs no Chinese: it is published, and read in Lao, Chinese and English", async () => {
    const id = await write("notice", LAO);
    expect(await read("notice", id)).toMatchObject({ sourceLanguage: "lo", title: null, content: null });
    expect((await admin.post("/cms/notice/list", { search: "ຕັດນ້ຳ" })).total).toBe(1);
    await publishRecord(admin, "notice", id);
    for (const language of ["lo", "zh", "en"])
      expect((await readPublic(app.origin, `notice/get?id=${id}`, language)).data, language).toMatchObject({
        title: { text: LAO.titleLo, language: "lo" },
        content: { text: LAO.contentLo, language: "lo" },
        languages: ["lo"],
      });
    await update("notice", id, { titleEn: "No water", contentEn: "<p>Tomorrow</p>" });
    // Readers of Chinese get the original and not the translation.
    expect((await readPublic(app.origin, `notice/get?id=${id}`, "zh")).data).toMatchObject({
      title: { text: LAO.titleLo, language: "lo" },
      languages: ["lo", "en"],
    });
    expect((await readPublic(app.origin, `notice/get?id=${id}`, "en")).data).toMatchObject({
      title: { text: "No water", language: "en" },
    });
    expect((await readPublic(app.origin, "record/list?kind=notice&part=1")).data).toMatchObject({
      records: [{ id, languages: ["lo", "en"] }],
    });
  });

  it("is refused without its own text, with the error at that field, and with the others alone", async () => {
    const refused = (field: string, language = "Lao") => ({
      code: 400001,
      data: { errors: [{ field, message: `Written in ${language}, so this is required` }] },
    });
    expect(await add("notice", { ...LAO, contentLo: "" })).toMatchObject(refused("contentLo"));
    expect(await add("notice", { ...LAO, titleLo: " ", title: "停水" })).toMatchObject(refused("titleLo"));
    expect(await add("notice", { kind: "notice", title: "停水" })).toMatchObject(refused("content", "Chinese"));
    expect(await add("notice", { ...LAO, sourceLanguage: "fr" })).toMatchObject({
      code: 400001,
      data: { errors: [{ field: "sourceLanguage" }] },
    });
    const id = await write("notice", LAO);
    expect(await update("notice", id, { titleLo: "" })).toMatchObject(refused("titleLo"));
    expect(await update("notice", id, { sourceLanguage: "en" })).toMatchObject({
      code: 400001,
      data: { errors: [{ field: "titleEn" }, { field: "contentEn" }] },
    });
    expect((await update("notice", id, { sourceLanguage: "" })).code).toBe(0);
    expect(await read("notice", id)).toMatchObject({ sourceLanguage: "lo" });
  });

  it("that a call does not name is the one its texts have, Chinese before the others", async () => {
    const languageOf = async (values: Readonly<Record<string, unknown>>) =>
      (await read("notice", await write("notice", { kind: "notice", ...values })))["sourceLanguage"];
    const { titleLo, contentLo } = LAO;
    const inAll = { title: "停水", content: "<p>x</p>", titleLo, contentLo, titleEn: "Water", contentEn: "<p>x</p>" };
    expect(await languageOf(inAll)).toBe("zh");
    expect(await languageOf({ titleLo, contentLo })).toBe("lo");
    expect(await languageOf({ ...inAll, content: "", contentLo: "" })).toBe("en");
  });
});

describe("the states of its languages", () => {
  it("are measured from the text it was written in", async () => {
    const id = await write("notice", LAO);
    expect(await states(id)).toEqual(["missing", "source", "missing"]);
    await update("notice", id, { title: "停水", content: "<p>明天</p>", titleEn: "No water" });
    expect(await states(id)).toEqual(["unchecked", "source", "missing"]);
    for (const language of ["zh", "lo"])
      expect((await admin.post(`/cms/notice/${id}/translation/check`, { language })).code, language).toBe(
        language === "zh" ? 0 : 400010,
      );
    expect(await states(id)).toEqual(["checked", "source", "missing"]);
    // Chinese does not outdate the others, Lao does.
    await update("notice", id, { title: "停水通知" });
    expect(await states(id)).toEqual(["unchecked", "source", "missing"]);
    await update("notice", id, { titleLo: "ແຈ້ງການ" });
    expect(await states(id)).toEqual(["outdated", "source", "missing"]);
    const { data } = await admin.get("/sys/work/tiles");
    expect(data).toContainEqual(expect.objectContaining({ kind: "outdatedZh", count: 1 }));
  });

  it("follow when the language of writing is changed, which the log tells", async () => {
    const id = await write("notice", { ...LAO, title: "停水", content: "<p>明天</p>" });
    await update("notice", id, { sourceLanguage: "zh" });
    expect(await states(id)).toEqual(["source", "unchecked", "missing"]);
    await update("notice", id, { content: "<p>后天</p>" });
    expect(await states(id)).toEqual(["source", "outdated", "missing"]);
    const { rows } = await app.services.database.pool.query<{ before: string; after: string }>(
      "select before ->> 'sourceLanguage' as before, after ->> 'sourceLanguage' as after from audit_log where record_id = $1 order by id",
      [id],
    );
    expect(rows.map(({ before, after }) => [before, after])).toEqual([
      [null, "lo"],
      ["lo", "zh"],
      [null, null],
    ]);
  });
});

describe("a sheet", () => {
  const send = async (rows: readonly (readonly string[])[]) => {
    const body = new FormData();
    const head = ["Written in", "Title", "Title (Lao)", "Type", "Text", "Text (Lao)"];
    body.set("file", new File([new Uint8Array(await writeSheet("sheet", [head, ...rows]))], "rows.xlsx"));
    const answer = await fetch(`${app.origin}/api/cms/notice/import`, {
      method: "POST",
      body,
      headers: { access_token: admin.token, "accept-language": "en" },
    });
    return (await answer.json()) as Record<string, unknown>;
  };

  it("names the language of each row, and is told which first text is missing", async () => {
    const taken = await send([
      ["Lao", "", "ແຈ້ງການ ກ", "Notice", "", "<p>ກ</p>"],
      ["", "", "ແຈ້ງການ ຂ", "Notice", "", "<p>ຂ</p>"],
    ]);
    expect(taken).toMatchObject({ code: 0, data: { added: 2 } });
    const { rows } = await app.services.database.pool.query(
      "select source_language, title, lao_state, chinese_state from notice where title_lo like 'ແຈ້ງການ _' order by title_lo",
    );
    const lao = { source_language: "lo", title: null, lao_state: "source", chinese_state: "missing" };
    expect(rows).toEqual([lao, lao]);
    const refused = await send([["Lao", "停水", "", "Notice", "<p>x</p>", "<p>ກ</p>"]]);
    expect(refused["data"]).toMatchObject({
      added: 0,
      failed: [{ row: 2, field: "titleLo", message: "Written in Lao, so this is required" }],
    });
  });
});

describe("a sheet that says no language", () => {
  const send = async (rows: readonly (readonly string[])[], isDryRun = false) => {
    const body = new FormData();
    if (isDryRun) body.set("dryRun", "1");
    const head = ["ຂຽນເປັນພາສາ", "ຫົວຂໍ້", "ຫົວຂໍ້ (ພາສາລາວ)", "ປະເພດ", "ເນື້ອໃນ", "ໜ່ວຍງານອອກແຈ້ງການ"];
    body.set("file", new File([new Uint8Array(await writeSheet("sheet", [head, ...rows]))], "rows.xlsx"));
    const headers = { access_token: admin.token, "accept-language": "lo" };
    const answer = await fetch(`${app.origin}/api/cms/notice/import`, { method: "POST", body, headers });
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  const stored = async (title: string) => {
    const { rows } = await app.services.database.pool.query(
      "select source_language, title, title_lo, content, content_lo, issuer, issuer_lo from notice where $1 in (title, title_lo)",
      [title],
    );
    return rows;
  };

  it("has Lao texts in the columns without one taken as Lao, and the check says so", async () => {
    const row = ["", "ແຈ້ງການ ນ້ຳ", "", "ແຈ້ງການ", "<p>ພະຈິກ</p>", "ກົມ"];
    const checked = await send([row], true);
    const message = "ຖັນທີ່ຂຽນເປັນພາສາລາວ ແລະ ນຳເຂົ້າເປັນເນື້ອໃນພາສາລາວ: ຫົວຂໍ້, ເນື້ອໃນ, ໜ່ວຍງານອອກແຈ້ງການ";
    expect(checked).toMatchObject({ added: 1, failed: [], notes: [{ row: 2, message }] });
    await send([row]);
    expect(await stored("ແຈ້ງການ ນ້ຳ")).toEqual([
      {
        source_language: "lo",
        title: null,
        title_lo: "ແຈ້ງການ ນ້ຳ",
        content: null,
        content_lo: "<p>ພະຈິກ</p>",
        issuer: null,
        issuer_lo: "ກົມ",
      },
    ]);
  });

  it("is otherwise read as before: Chinese where Chinese is written, or where somebody says so, or Lao has texts of its own", async () => {
    const lines = [
      ["", "停水 ແຈ້ງການ", "", "ແຈ້ງການ", "<p>明天</p>", ""],
      ["中文", "ແຈ້ງການ ຈີນ", "", "ແຈ້ງການ", "<p>ພະຈິກ</p>", ""],
      ["", "ແຈ້ງການ ສອງ", "ແຈ້ງການ ລາວ", "ແຈ້ງການ", "<p>ພະຈິກ</p>", ""],
    ];
    expect(await send(lines)).toMatchObject({ added: 3, failed: [] });
    for (const [, title = ""] of lines)
      expect(await stored(title), title).toMatchObject([{ source_language: "zh", title }]);
  });
});

describe("a record of a module that is not published by steps", () => {
  it("keeps the same rule: a certificate names its issuer in its own language", async () => {
    const { rows } = await app.services.database.pool.query<{ id: string }>(
      "select id from division where value = 'LA16'",
    );
    const enterprise = await write("enterprise", {
      nameLo: "ສະຫະກອນຊາ",
      type: "cooperative",
      division: rows[0]?.id,
    });
    expect(await read("enterprise", enterprise)).toMatchObject({ sourceLanguage: "lo", name: null });
    const proof = { number: "LA-1", enterprise, kind: "laoOrganic", issuedOn: "2026-01-01", validUntil: "2028-12-31" };
    expect(await add("certificate", { ...proof, sourceLanguage: "lo", issuer: "农林部" })).toMatchObject({
      code: 400001,
      data: { errors: [{ field: "issuerLo" }] },
    });
    expect((await add("certificate", { ...proof, issuerLo: "ກະຊວງ" })).code).toBe(0);
  });
});
