import { bodyTokens } from "../src/crud/search/body.server.ts";
import { searchTokens } from "../src/crud/search/search-vector.server.ts";
import { article } from "../src/modules/article/article.ts";
import type { Database } from "../src/server/database/database.ts";
import { randomFrom } from "../src/server/testing/random.ts";
import { withoutIndexes } from "./without-indexes.ts";

const AT_ONCE = 50_000;
const LIMIT = 20 * 60_000; // ms; time for the indexes of a million rows on a busy machine
const TEXTS = 5_000; // different ones; the engine takes a millisecond for the search tokens of each
const KINDS = ["policy", "market", "technology", "cooperation"];
const PLACES = ["西双版纳", "普洱", "临沧", "琅南塔", "丰沙里", "波罗芬", "万象", "琅勃拉邦", "德宏", "红河"];
const GOODS = ["春茶", "咖啡", "糯米", "草果", "西瓜", "香蕉", "芒果", "坚果", "蜂蜜", "甘蔗", "玉米", "木薯"];
const DEEDS = ["上市", "丰收", "价格平稳", "出口增长", "育苗完成", "遇旱减产", "培训开班", "通过检疫", "签订合同"];
const LAO = ["ຊາ", "ກາເຟ", "ເຂົ້າໜຽວ", "ໝາກແໜ່ງ", "ໝາກໂມ", "ກ້ວຍ", "ມ່ວງ", "ນ້ຳເຜິ້ງ"];
const NUMBER = "0"; // placeholder of an article's number; occurs nowhere else in the texts

/** Texts of articles with their search tokens, all without the article's number. */
function textsOf(count: number) {
  const random = randomFrom(7);
  return Array.from({ length: count }, (_, place) => {
    const goods = random.of(GOODS);
    const told = (what: string) =>
      `${random.of(PLACES)}的${what}${random.of(DEEDS)}，比往年早${1 + random.below(20)}天。`;
    const texts = {
      title: `${random.of(PLACES)}${goods}${random.of(DEEDS)}（第${NUMBER}期）`,
      titleEn: `Report ${NUMBER} on ${random.of(["tea", "coffee", "rice", "cardamom", "melons"])}`,
      titleLo: `ຂ່າວ${random.of(LAO)} ${NUMBER}`,
      summary: `今年${told(goods)}`,
    };
    const content = `<p>${texts.summary}</p><p>${Array.from({ length: 8 }, () => told(random.of(GOODS))).join("")}</p>`;
    return {
      place,
      ...texts,
      content,
      kind: random.of(KINDS),
      search: searchTokens(article, texts).filter((token) => token !== NUMBER),
      body: bodyTokens(article, { content }),
    };
  });
}

/**
 * Adds articles as in an archive of years until there are `count`, one in fifty a draft: words repeat, each number is
 * in one title.
 */
export async function fillArticles(database: Database, count: number): Promise<void> {
  const { rows } = await database.pool.query<{ count: number }>("select count(*) as count from article");
  if ((rows[0]?.count ?? 0) >= count) return;
  await database.longWork(LIMIT, async (client) => {
    await client.query(
      `create temporary table text_of as
       select place, title, "titleEn", "titleLo", summary, content, kind, search, array_to_tsvector(body) as body
       from jsonb_to_recordset($1::jsonb) as row(place integer, title text, "titleEn" text, "titleLo" text, summary text,
         content text, kind text, search text[], body text[])`,
      [JSON.stringify(textsOf(Math.min(count, TEXTS)))],
    );
    await withoutIndexes(client, "article", async () => {
      for (let from = 0; from < count; from += AT_ONCE)
        await client.query(
          `insert into article (id, title, title_en, title_lo, summary, kind, content, is_pinned, state, published_at, created_at, updated_at, search, body)
           select '01900000-0009-7000-8000-' || lpad(to_hex(n), 12, '0'), replace(title, '${NUMBER}', n::text), replace("titleEn", '${NUMBER}', n::text),
             replace("titleLo", '${NUMBER}', n::text), summary, kind, content, n % 20000 = 0, case when isDraft then 'draft' else 'published' end,
             case when isDraft then null else at end, at, at, array_to_tsvector(search || n::text), body
           from generate_series($1::int, $2::int) as n
           cross join lateral (select n % 50 = 7 as isDraft, timestamptz '2016-01-01 00:00Z' + n * interval '300 seconds' as at) as row
           join text_of on place = (n::bigint * 7919) % ${Math.min(count, TEXTS)}`,
          [from, Math.min(from + AT_ONCE, count) - 1],
        );
    });
    await client.query("drop table text_of");
  });
}
