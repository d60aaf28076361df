import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DOCUMENT_TYPES, documentKindOf, type DocumentKind } from "../../src/contract/files/documents.ts";
import { LANGUAGES } from "../../src/contract/text.ts";
import { dictionarySeed } from "../../src/modules/dictionary/dictionary.seed.ts";
import { shippedDivisions } from "../../src/modules/division/shipped-divisions.server.ts";
import { sanitizeHtml } from "../../src/server/html/sanitize-html.ts";
import { prepareModules } from "../../src/modules/index.server.ts";
import { startModules, type ModulesApp } from "../../src/modules/testing/start-modules.server.ts";
import sharp from "sharp";
import { checkDocument } from "../../src/server/http/files/check-document.ts";
import { demonstration } from "../demonstration.server.ts";
import { demoDocuments } from "../documents/documents.server.ts";
import { drawnPictures, type Drawn } from "../pictures/draw.server.ts";
import { placePictures } from "../pictures/place-pictures.server.ts";
import { DEMO_PICTURES, demoScan } from "../pictures/subjects.ts";
import { articleTexts } from "./articles.server.ts";
import { noticeTexts } from "./notices.server.ts";
import { calledBy } from "./texts.server.ts";
import { appearedAt, publishingValues } from "./publishing.ts";

const ARTICLES = articleTexts();
const NOTICES = noticeTexts();

const DAY = 86_400_000;
const ALL = [...ARTICLES, ...NOTICES];
const whole = (
  language: "lo" | "en",
  written: readonly { readonly content: { readonly lo?: unknown; readonly en?: unknown } }[],
) => written.filter(({ content }) => content[language] !== undefined).length;

describe("the words of the demonstration", () => {
  it("are many, mostly in three languages, with gaps and outdated translations to be seen", () => {
    const shown = ARTICLES.filter(({ state }) => state === undefined);
    expect(shown.length).toBeGreaterThanOrEqual(40);
    expect(NOTICES.length).toBeGreaterThanOrEqual(15);
    expect(shown.length - whole("lo", shown)).toBeGreaterThanOrEqual(5);
    expect(shown.length - whole("en", shown)).toBeGreaterThanOrEqual(3);
    expect(whole("lo", shown)).toBeGreaterThan(30);
    const outdated = shown.filter(({ translations = {} }) => Object.values(translations).includes("outdated"));
    expect(outdated.length).toBeGreaterThanOrEqual(4);
    expect(ARTICLES.filter(({ isPinned }) => isPinned)).toHaveLength(2);
    const states = ARTICLES.map(({ state }) => (typeof state === "object" ? "scheduled" : (state ?? "published")));
    const count = (state: string) => states.filter((each) => each === state).length;
    expect([count("draft"), count("scheduled"), count("withdrawn")]).toEqual([3, 2, 1]);
  });

  it("are stored as they are written: the cleaner takes nothing from them (RT-05)", () => {
    for (const { title, content } of ALL)
      for (const language of LANGUAGES) {
        const html = content[language]?.join("\n");
        if (html !== undefined) expect(sanitizeHtml(html), `${calledBy(title)} ${language}`).toBe(html);
      }
  });

  it("fit into their columns, and no title is told twice", () => {
    for (const { title } of ALL)
      for (const language of LANGUAGES)
        expect((title[language] ?? "").length, calledBy(title)).toBeLessThanOrEqual(200);
    for (const { title } of ARTICLES) expect([...(title.zh ?? "")].length, calledBy(title)).toBeLessThanOrEqual(40);
    for (const { summary } of ARTICLES)
      for (const language of LANGUAGES)
        expect((summary[language] ?? "").length, calledBy(summary)).toBeLessThanOrEqual(400);
    expect(new Set(ALL.map(({ title }) => calledBy(title))).size).toBe(ALL.length);
  });

  it("name divisions, kinds and pictures that there are", async () => {
    const codes = new Set((await shippedDivisions()).map(({ code }) => code));
    const kinds = (group: string) =>
      new Set(dictionarySeed.find(({ code }) => code === group)?.entries.map(({ value }) => value));
    for (const { division, title } of ALL) if (division) expect(codes, calledBy(title)).toContain(division);
    for (const { kind } of ARTICLES) expect(kinds("newsKind")).toContain(kind);
    for (const { kind } of NOTICES) expect(kinds("noticeKind")).toContain(kind);
    const pictures = new Set(DEMO_PICTURES.map(({ path }) => path));
    const shown = ARTICLES.flatMap(({ cover, content }) => [
      ...(cover ? [cover] : []),
      ...Object.values(content).flatMap((lines) =>
        [...(lines ?? []).join("\n").matchAll(/src="([^"]+)"/g)].map(([, path]) => path),
      ),
    ]);
    for (const path of shown) expect(pictures).toContain(path);
  });

  it("come out in their season, within the year before, the newest today", () => {
    const now = Date.UTC(2026, 10, 21, 9);
    const moments = ARTICLES.map(({ appeared }, place) => appearedAt(appeared, now, place));
    expect(Math.max(...moments)).toBeGreaterThan(now - 3_600_000);
    expect(Math.max(...moments)).toBeLessThanOrEqual(now);
    expect(Math.min(...moments)).toBeGreaterThan(now - 366 * DAY);
    expect(new Date(appearedAt("11-12", now, 3)).toISOString()).toMatch(/^2026-11-12/);
    expect(new Date(appearedAt("12-18", now, 3)).toISOString()).toMatch(/^2025-12-18/);
  });

  it("carry moments to the second, as forms and sheets give them back, at whatever moment the first start is", () => {
    const now = Date.UTC(2026, 10, 21, 9) + 649;
    const ends = publishingValues({ appeared: 0, visibleForDays: 5 }, [], { at: appearedAt(0, now, 0), now });
    const waits = publishingValues({ appeared: 0, state: { scheduledInDays: 2 } }, [], { at: now, now });
    expect(ends).toMatchObject({ publishedAt: "2026-11-21T08:40:00.000Z", visibleUntil: "2026-11-26T09:00:00.000Z" });
    expect(waits).toMatchObject({ publishAt: "2026-11-23T09:00:00.000Z" });
  });
});

describe("a start with the demonstration", () => {
  let app: ModulesApp;
  beforeAll(async () => void (app = await startModules({}, { demonstration })));
  afterAll(() => app.close());
  const ask = async (path: string, language = "zh") =>
    (await (await fetch(`${app.origin}/api/portal/${path}`, { headers: { "accept-language": language } })).json()) as {
      readonly total: number;
      readonly results: readonly { readonly title: { text: string; language: string } }[];
    };

  it("shows what is published, found by its words in each language, and nothing of what is not", async () => {
    const published = ARTICLES.filter(({ state }) => state === undefined);
    expect((await ask("article/list")).total).toBe(published.length);
    expect((await ask("notice/list")).total).toBe(NOTICES.filter(({ state }) => state === undefined).length);
    for (const words of ["砂仁", "sharen", "ໝາກແໜ່ງ", "cardamom"])
      expect((await ask(`article/list?search=${encodeURIComponent(words)}`)).total, words).toBeGreaterThan(0);
    expect((await ask(`article/list?search=${encodeURIComponent("欣合干辣椒")}`)).total).toBe(0);
    expect(
      (await ask(`article/list?search=${encodeURIComponent("斗南的玫瑰")}`, "lo")).results[0]?.title.language,
    ).toBe("zh");
  });

  it("writes the days of a notice out, counted from when it appeared", async () => {
    const { pool } = app.services.database;
    const { rows } = await pool.query<{ texts: string }>(
      "select concat(title, title_lo, title_en, content, content_lo, content_en) as texts from notice",
    );
    expect(rows).toHaveLength(NOTICES.length);
    for (const { texts } of rows) expect(texts).not.toContain("{+");
  });

  it("tells in each language whom to ask and what becomes of visitors' data", async () => {
    const told = async (language: string) => {
      const answer = await fetch(`${app.origin}/api/sys/setting/config`, {
        method: "POST",
        headers: { "accept-language": language },
      });
      return ((await answer.json()) as { readonly data: Readonly<Record<string, string>> }).data;
    };
    const [zh, lo] = [await told("zh"), await told("lo")];
    expect(zh["site.phone"]).toMatch(/^\+856 /);
    expect(zh["site.address"]).toContain("万象");
    expect(lo["site.address"]).toContain("ວຽງຈັນ");
    expect(lo["site.privacy"]?.split("\n\n")).toHaveLength(3);
  });

  it("has documents that pass the check of an upload and are offered for download (082)", async () => {
    const scan = drawnPictures().find(({ path }) => path === demoScan(0)) as Drawn;
    const documents = demoDocuments({ ...scan, jpeg: () => sharp(Buffer.from(scan.draw())).jpeg().toBuffer() });
    for (const { path, fileName, bytes } of documents) {
      const kind = documentKindOf(path) as DocumentKind;
      const file = { field: "file", fileName, contentType: DOCUMENT_TYPES[kind], bytes: await bytes() };
      expect(checkDocument(file), path).toBe(kind);
    }
    await placePictures(app.services, { pictures: [], documents });
    const shown: string[] = [];
    for (const kind of ["article", "notice"]) {
      const { rows } = await app.services.database.pool.query<{ id: string }>(
        `select id from ${kind} where documents <> ''`,
      );
      for (const { id } of rows) {
        const { data } = (await ask(`${kind}/get?id=${id}`)) as unknown as { data: { documents: { path: string }[] } };
        shown.push(...data.documents.map((each) => each.path));
      }
    }
    expect(shown.toSorted()).toEqual(documents.map(({ path }) => path).toSorted());
    const answer = await fetch(app.origin + (shown[0] ?? ""));
    expect([answer.status, answer.headers.get("content-disposition")]).toEqual([
      200,
      expect.stringContaining("attachment"),
    ]);
  });

  it("puts everything in once, however often it is seeded", async () => {
    const { pool } = app.services.database;
    const counted = async () =>
      (
        await pool.query(
          "select (select count(*)::int from article) as articles, (select count(*)::int from notice) as notices",
        )
      ).rows[0] as object;
    expect(await counted()).toEqual({ articles: ARTICLES.length, notices: NOTICES.length });
    await prepareModules(app.services, { demonstration, isAsked: true, announce: () => {} });
    expect(await counted()).toEqual({ articles: ARTICLES.length, notices: NOTICES.length });
  });
});
