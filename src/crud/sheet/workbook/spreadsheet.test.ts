import { deflateRawSync } from "node:zlib";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Cell } from "../../../fields/field.ts";
import type { ImportAnswer } from "../sheet-endpoints.ts";
import { crudRoutes } from "../../crud-routes.server.ts";
import { SHEET_REFUSALS } from "../sheet-refusals.ts";
import { readSheet, readTable, writeSheet } from "./spreadsheet.server.ts";
import { packed, partsOf, workbookOf } from "../../testing/workbook-of.server.ts";
import { ADMIN, startCrudApp, type CrudApp } from "../../testing/crud-app.server.ts";
import { crop, CROP_SCHEMA } from "../../testing/stored-crop.ts";
import { uploadSheet } from "../../testing/upload-sheet.server.ts";

let app: CrudApp;
const add = async (fields: Record<string, unknown>) => {
  const { body } = await app.client.post("/test/crop/add", { name: "x", ...fields }, { token: ADMIN });
  expect(body.code, JSON.stringify(body)).toBe(0);
  return body.data as { id: string };
};
const exported = async (language: string, fields: Record<string, unknown> = {}) => {
  const { body } = await app.client.post("/test/crop/export", fields, {
    token: ADMIN,
    headers: { "accept-language": language },
  });
  expect(body.code).toBe(0);
  expect(body.data).toEqual({ code: 0, bytes: body["bytes"], title: body["title"] });
  return { title: body["title"] as string, bytes: Buffer.from(body["bytes"] as string, "hex") };
};
const upload = async (
  file: Uint8Array | readonly (readonly Cell[])[],
  options: { isDryRun?: boolean; language?: string; choices?: Readonly<Record<string, string>> } = {},
) => (await uploadSheet(app, "/test/crop", file, options)).body;
const stored = () =>
  app.sql(
    "select code, name, name_en, name_lo, note, count, weight, planted_on, is_active, (select p.code from crop p where p.id = crop.parent_id) as parent from crop where deleted_at is null order by code",
  );

const HOSTILE = [
  "=1+1",
  "=cmd|' /C calc'!A0",
  "+1",
  "-1",
  "@SUM(1)",
  "\tx",
  "'=1",
  "007",
  "1e5",
  "2026-01-01",
  "true",
  "_x0041_",
  "#REF!",
  "#N/A",
  "#DIV/0!",
  "#NAME?",
  "#GETTING_DATA",
  "#1",
  "<b>&\"'",
  "ສະບາຍດີ 你好",
  'a"b,c;d',
  '=HYPERLINK("http://x")',
  " lead",
  "５",
];

beforeAll(async () => {
  app = await startCrudApp((services) => crudRoutes(crop, services), CROP_SCHEMA);
});
afterAll(() => app.close());
beforeEach(() => app.sql("truncate crop"));

describe("export", () => {
  it("gives a workbook in the caller's language, with numbers as numbers and no formula whatever the text (EX-01)", async () => {
    for (const [index, note] of HOSTILE.entries())
      await add({
        code: `c${String(index).padStart(2, "0")}`,
        note,
        count: index,
        weight: index / 4,
        plantedOn: "2026-01-05",
      });
    const { bytes, title } = await exported("lo");
    expect(title).toMatch(/^crops lo-2026-01-01\.xlsx$/);
    const sheet = (await readXlsx(bytes, { readStyles: true })).sheets[0];
    expect(sheet?.rows[0]).toEqual([
      "code lo",
      "name lo",
      "name lo (ພາສາອັງກິດ)",
      "name lo (ພາສາລາວ)",
      "note lo",
      "count lo",
      "weight lo",
      "planted on lo",
      "active lo",
      "parent lo",
      "checked by lo",
      "ລະຫັດຂໍ້ມູນ",
      "ລຸ້ນຂໍ້ມູນ",
    ]);
    expect(sheet?.rows.slice(1).map((row) => row[4])).toEqual(HOSTILE.map((note) => note.trim()));
    expect(sheet?.rows[4]?.slice(5, 9)).toEqual([3, 0.75, new Date("2026-01-05"), "ແມ່ນ"]);
    expect(
      [...(sheet?.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined || cell.type === "formula"),
    ).toEqual([]);
    expect(bytes.toString("latin1")).not.toContain("<f>");
  });

  it("follows the list's filters and sort, over all pages", async () => {
    for (let index = 0; index < 15; index += 1) await add({ code: `c${index + 10}`, count: index % 3 });
    const { bytes } = await exported("en", { "query.count||eq": "1", sort: "code desc", "page.size": 2 });
    expect((await readSheet(bytes, 100)).slice(1).map(([code]) => code)).toEqual(["c23", "c20", "c17", "c14", "c11"]);
  });

  it("refuses more than 10,000 rows with the number there are", async () => {
    await app.sql(
      "insert into crop (id, code, name, created_at, updated_at) select 'id' || n, 'c' || n, 'x', now(), now() from generate_series(1, 10001) n",
    );
    const { body } = await app.client.post(
      "/test/crop/export",
      {},
      { token: ADMIN, headers: { "accept-language": "en" } },
    );
    expect(body).toMatchObject({
      code: 400013,
      msg: "There are 10001 rows; at most 10000 can be exported at once. Narrow the filters",
    });
  });
});

describe("import", () => {
  it.each(["zh", "lo", "en"])(
    "takes back what was exported in %s, unchanged or into an emptied table (EX-04)",
    async (language) => {
      const root = await add({ code: "z-root", name: "根", nameEn: "Root", nameLo: "ຮາກ", count: 0, weight: "0.1" });
      const middle = await add({ code: "m", name: "中", parentId: root.id, del_flag: "1", plantedOn: "2024-02-29" });
      await add({ code: "a-leaf", name: "叶", parentId: middle.id, note: "#REF!", weight: "123456789.12345" });
      await add({ code: "b-leaf", name: "叶", parentId: root.id, note: "=1+1 _x0041_" });
      await add({ code: "c", name: "下", note: "007" });
      const before = await stored();
      const { bytes } = await exported(language);
      expect((await upload(bytes, { language })).data).toMatchObject({
        total: 5,
        added: 0,
        updated: 0,
        unchanged: 5,
        failed: [],
      });
      await app.sql("truncate crop");
      expect((await upload(bytes, { language: "zh" })).data).toMatchObject({ questions: { unknownKeys: 5 } });
      expect((await upload(bytes, { language: "zh", choices: { withoutKeys: "1" } })).data).toMatchObject({
        total: 5,
        added: 5,
        updated: 0,
        unchanged: 0,
        failed: [],
      });
      expect(await stored()).toEqual(before);
    },
  );

  it("adds and updates by the unique value; a dry run says the same and writes nothing", async () => {
    await add({ code: "a", note: "old", count: 1 });
    const sheet: Cell[][] = [
      ["code en", "NAME", "note en", "count", "active en"],
      ["a", "x", "new", 1, "no"],
      ["b", "y", null, "2", ""],
      [null, null, null, null, null],
      [7, "z", "", null, true],
    ];
    const rehearsal = await upload(sheet, { isDryRun: true });
    expect(rehearsal.data).toEqual({ total: 3, added: 2, updated: 1, unchanged: 0, failed: [] });
    expect((await stored()).map((row) => row["code"])).toEqual(["a"]);
    expect((await upload(sheet)).data).toEqual(rehearsal.data);
    expect(await stored()).toMatchObject([
      { code: "7", name: "z", note: null, is_active: true },
      { code: "a", note: "new", count: 1, is_active: false },
      { code: "b", name: "y", count: 2, is_active: true },
    ]);
    expect((await upload(sheet)).data).toMatchObject({ added: 0, updated: 0, unchanged: 3 });
  });

  it("with one wrong row writes nothing and gives the wrong rows back with what is wrong, in the caller's language", async () => {
    await add({ code: "used", name: "父" });
    const sheet: Cell[][] = [
      ["code", "name", "count", "parent", "planted on"],
      ["good", "x", 1, "父", "2026/3/1"],
      ["", "x", "many", null, null],
      ["twice", "x", null, null, null],
      ["twice", "y", null, null, null],
      ["child", "x", null, "nobody", "2026-02-30"],
      ["self", "自", null, "自", null],
      ["used", "父", 1, null, null],
      ["used", "父", 2, null, null],
    ];
    const { data } = (await upload(sheet, { language: "zh" })) as { data: ImportAnswer };
    expect(data.failed).toEqual([
      { row: 3, field: "code", message: "请填写此项" },
      { row: 3, field: "count", message: "“many”：请输入不小于 0 的整数" },
      { row: 5, field: "code", message: "“twice”：与第 4 行重复，请换一个" },
      { row: 6, field: "parentId", message: "“nobody”：没有这样的记录，或已停用" },
      { row: 6, field: "plantedOn", message: "“2026-02-30”：请输入有效日期（年-月-日）" },
      { row: 7, field: "parentId", message: "“自”：没有这样的记录，或已停用" },
      { row: 9, field: "code", message: "“used”：与第 8 行重复，请换一个" },
    ]);
    expect((await stored()).map((row) => row["code"])).toEqual(["used"]);
    const failed = await readSheet(Buffer.from(data.file?.bytes ?? "", "hex"), 100);
    expect(failed[0]).toEqual(["code", "name", "count", "parent", "planted on", "问题"]);
    expect(failed.slice(1).map((row) => row[0] ?? "")).toEqual(["", "twice", "child", "self", "used"]);
    expect(failed[1]?.[5]).toContain("code: 请填写此项");
    // The file of failed rows can be corrected and imported again with its column of errors.
    const mended: Cell[][] = [failed[0] as Cell[], ["ok", "x", 1, "父", null, "old problem"]];
    expect((await upload(mended)).data).toMatchObject({ added: 1, failed: [] });
  });

  it("quotes of a long value what it is known by, and never half a letter", async () => {
    const long = "ກໍ່".repeat(400);
    const { data } = (await upload(
      [
        ["code", "name", "count"],
        ["a", "x", long],
      ],
      { language: "lo" },
    )) as { data: ImportAnswer };
    expect(data.failed).toEqual([
      { row: 2, field: "count", message: `“${"ກໍ່".repeat(40)}…”: ກະລຸນາປ້ອນຈຳນວນເຕັມຕັ້ງແຕ່ 0 ຂຶ້ນໄປ` },
    ]);
  });

  it("refuses a loop made by the sheet", async () => {
    await add({ code: "a", name: "甲" });
    await add({ code: "b", name: "乙" });
    const { data } = (await upload([
      ["code", "name", "parent"],
      ["a", "甲", "乙"],
      ["b", "乙", "甲"],
    ])) as { data: ImportAnswer };
    expect(data.failed.map(({ field }) => field)).toEqual(["parentId", "parentId"]);
    expect(await stored()).toMatchObject([{ parent: null }, { parent: null }]);
  });

  it("refuses files that are none, too long or made to burst, with words (EX-03)", async () => {
    const good = Buffer.from(
      await writeSheet("x", [
        ["code", "name"],
        ["a", "x"],
      ]),
    );
    const lie = Buffer.from(good);
    lie.writeUInt32LE(0xfffffff0, lie.lastIndexOf("PK\x01\x02", undefined, "latin1") + 24);
    const files: Record<string, Uint8Array> = {
      empty: new Uint8Array(0),
      text: Buffer.from("code,name\na,x"),
      cut: good.subarray(0, good.length / 2),
      "only the end mark": Buffer.from("PK\x05\x06".padEnd(22, "\0"), "latin1"),
      "an entry that says it unpacks to 4 GB": lie,
      "a bomb": deflateRawSync(Buffer.alloc(1e6)),
      "an unknown column": await writeSheet("x", [
        ["code", "name", "colour"],
        ["a", "x", "red"],
      ]),
      "a column twice": await writeSheet("x", [
        ["code", "name", "code en"],
        ["a", "x", "b"],
      ]),
      "no rows": await writeSheet("x", [["code", "name"]]),
      "too many rows": await writeSheet("x", [
        ["code", "name"],
        ...Array.from({ length: 10_001 }, (_, index) => [`c${index}`, "x"]),
      ]),
    };
    for (const [what, file] of Object.entries(files)) {
      const body = await upload(file);
      expect([what, body.code]).toEqual([what, 400001]);
      expect(body.msg).not.toBe("");
    }
    expect(await stored()).toEqual([]);
  });

  it("reads a small file of millions of texts without holding up anybody else (RL-04)", async () => {
    expect((await readSheet(workbookOf("<si><t>code</t></si>"), 10))[0]).toEqual(["code"]);
    let longest = 0;
    let last = performance.now();
    const pulse = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const reading = readSheet(workbookOf("<si><t/></si>".repeat(200_000)), 10).then(
      () => performance.now(),
      () => performance.now(),
    );
    last = performance.now(); // packing the file is the test's own work
    longest = 0;
    const began = last;
    const took = (await reading) - began;
    clearInterval(pulse);
    // So many rows take a while; other requests wait for a part of that at most, however slow the machine is.
    expect(longest).toBeLessThan(took / 2);
  });

  it("takes 5,000 rows at once", async () => {
    const sheet: Cell[][] = [
      ["code", "name", "count", "parent"],
      ["root", "根", null, null],
      ...Array.from({ length: 4_999 }, (_, index) => [`c${index}`, "水稻", index, "根"]),
    ];
    expect((await upload(sheet)).data).toMatchObject({ total: 5000, added: 5000, failed: [] });
    expect((await upload(sheet)).data).toMatchObject({ total: 5000, unchanged: 5000, failed: [] });
  });
});

describe("a sheet with something far down", () => {
  const reaching = (row: number, head = `<row r="1"><c t="inlineStr"><is><t>code</t></is></c></row>`) =>
    packed(partsOf({ rows: `${head}<row r="${row}"><c r="A${row}"><v>7</v></c></row>` }));

  it("is refused with its row", async () => {
    for (const file of [reaching(1_000_000), reaching(1_000_000, "")])
      expect(await upload(file, { language: "en" })).toMatchObject({
        code: 400001,
        msg: expect.stringMatching(/^Row 1000000 has something in it, below too many empty rows/),
      });
  });

  it("is read with a hundred thousand empty rows, and whatever height the last row has", async () => {
    const { rows } = await readTable(reaching(100_001), 10, { known: ["code"] });
    expect(rows.at(-1)).toEqual([7]);
    const tall = packed(partsOf({ rows: `<row><c><v>7</v></c></row><row r="1048576" ht="3" customHeight="1"/>` }));
    expect((await readTable(tall, 10, { known: [] })).rows).toEqual([[7]]);
  });
});

describe("a file that cannot be read", () => {
  const long = () => writeSheet("x", [["code"], ...Array.from({ length: 1_200 }, (_, index) => [`c${index}`])]);

  it("is not blamed for this server's disk", async () => {
    const reading = readTable(await long(), 10_000, { known: ["code"], spoolFile: "/nowhere/rows" });
    await expect(reading).rejects.toMatchObject({ code: "ENOENT", syscall: "open" });
  });

  it("is called slow where the time limit ended the reading", async () => {
    const bytes = await long();
    vi.useFakeTimers();
    const failure = readTable(bytes, 10_000, { known: ["code"] }).catch((error: unknown) => error);
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    expect(await failure).toMatchObject({ reason: "invalidInput", details: { words: SHEET_REFUSALS.slow } });
  });
});
