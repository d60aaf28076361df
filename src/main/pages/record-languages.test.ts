import { afterAll, beforeAll, expect, it } from "vitest";
import { headOf, plain, textsOf } from "../testing/site-answers.ts";
import { startSite, type Site } from "../testing/start-site.server.ts";

let site: Site;
let id = "";
let lao = "";

beforeAll(async () => {
  site = await startSite();
  const texts = { titleLo: "ຊື່", titleEn: "Title", contentLo: "<p>ເນື້ອໃນ</p>" };
  const added = await site.admin.post("/cms/article/add", { kind: "market", sourceLanguage: "lo", ...texts });
  ({ id } = added.data as { id: string });
  lao = `${site.origin}/home/textInfo?id=${id}&lang=lo`;
  await site.admin.post(`/cms/article/${id}/publish`);
});
afterAll(() => site.close());

it("leads search engines to a record in the languages in which it is complete, and in no other", async () => {
  for (const language of ["", "&lang=lo", "&lang=en"]) {
    const { canonical, alternates, og } = headOf((await site.open(`/home/textInfo?id=${id}${language}`)).text);
    expect([canonical, alternates, og("url")], language).toEqual([[lao], { lo: lao, "x-default": lao }, lao]);
  }
  const parts = textsOf((await site.open("/sitemap.xml")).text, "loc").filter((each) => each.includes("/article-"));
  const texts = await Promise.all(parts.map(async (part) => (await site.open(part.slice(site.origin.length))).text));
  const addresses = texts.flatMap((text) => textsOf(text, "loc")).map(plain);
  expect(addresses.filter((address) => address.includes(id))).toEqual([lao]);
});

it("tells a visitor, in the language of the visitor, in which language a text stands, and tells the browser", async () => {
  const chinese = (await site.open(`/home/textInfo?id=${id}`)).text;
  expect(chinese).toContain('<html lang="zh-CN"');
  expect(chinese).toMatch(/role="note"[^>]*>以下内容为老挝文，尚无中文版</);
  expect(chinese).toContain('<div class="prose" lang="lo">');
  expect(chinese).toContain('<h1><span lang="lo">');
  expect(headOf(chinese).structured).toContainEqual(
    expect.objectContaining({ "@type": "NewsArticle", inLanguage: "lo" }),
  );
  expect((await site.open("/feeds/zh/news.atom")).text).toContain('<title xml:lang="lo">');
  const english = (await site.open(`/home/textInfo?id=${id}&lang=en`)).text;
  expect(english).toContain("This is shown in Lao; there is no English version yet");
  expect(english).toContain("<h1>Title<");
  expect((await site.open(`/home/textInfo?id=${id}&lang=lo`)).text).not.toContain('role="note"');
});
