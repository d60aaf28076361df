import { afterAll, beforeAll, expect, it } from "vitest";
import type { PageRequest, PageResult } from "../../contract/page-render.ts";
import { textFiles, textsIn } from "../../modules/translation/collect-texts.server.ts";
import { startSite, type Site } from "../testing/start-site.server.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** One text of each scope that the public site defines. */
async function oneOfEach() {
  const texts = [...(await textFiles())]
    .filter(([file]) => /^portal[\\/]/.test(file))
    .flatMap(([, source]) => textsIn(source));
  return [...new Map(texts.map((text) => [text.id.slice(0, text.id.lastIndexOf(".")), text])).values()];
}

it("hands words written at run time to the pages of every part of the public site (§7)", async () => {
  const texts = await oneOfEach();
  expect(texts.length).toBeGreaterThan(12);
  const places = (words: string) => (words.match(/\{\w+\}/g) ?? []).join(" ");
  for (const { id, en } of texts) {
    const words = `Written anew ${places(en)}`;
    expect([id, (await site.admin.post(`/sys/translation/${id}/update`, { language: "en", words })).code]).toEqual([
      id,
      0,
    ]);
  }
  const asked: PageRequest[] = [];
  const renderer = globalThis as unknown as { renderForTest: (request: PageRequest) => Promise<PageResult> };
  const draw = renderer.renderForTest;
  renderer.renderForTest = (request) => {
    asked.push(request);
    return draw(request);
  };
  await site.open("/home/nyNewsList?lang=en");
  renderer.renderForTest = draw;
  const reached = Object.keys(asked[0]?.words.en ?? {});
  expect(reached.toSorted()).toEqual(texts.map(({ id }) => id).toSorted());
});

it("shows them at once, also where a page says why it cannot be made", async () => {
  for (const [id, words] of [
    ["portalNews.title", "Tidings of the hills"],
    ["error.internal", "The hills are hidden by cloud"],
  ])
    expect(await site.admin.post(`/sys/translation/${id}/update`, { language: "en", words })).toMatchObject({
      code: 0,
    });
  expect((await site.open("/home/nyNewsList?lang=en")).text).toContain("<h1>Tidings of the hills</h1>");
  const { pool } = site.app.services.database;
  await pool.query("alter table brand rename to brand_away"); // the database is discarded after this file
  const failed = await site.open("/home/pingpaiDetail?lang=en");
  expect([failed.status, failed.text]).toEqual([500, expect.stringContaining("The hills are hidden by cloud")]);
});
