import { sql } from "kysely";
import { bodyTokens } from "../src/crud/search/body.server.ts";
import { searchTokens } from "../src/crud/search/search-vector.server.ts";
import { article } from "../src/modules/article/article.ts";
import type { Database } from "../src/server/database/database.ts";
import { randomFrom } from "./random.ts";

const AT_ONCE = 2_000;
const LIMIT = 300_000; // ms; a machine that does much else needs more for a portion than a call may take
const KINDS = ["policy", "market", "technology", "cooperation"];
const PLACES = ["西双版纳", "普洱", "临沧", "琅南塔", "丰沙里", "波罗芬", "万象", "琅勃拉邦", "德宏", "红河"];
const GOODS = ["春茶", "咖啡", "糯米", "草果", "西瓜", "香蕉", "芒果", "坚果", "蜂蜜", "甘蔗", "玉米", "木薯"];
const DEEDS = ["上市", "丰收", "价格平稳", "出口增长", "育苗完成", "遇旱减产", "培训开班", "通过检疫", "签订合同"];
const LAO = ["ຊາ", "ກາເຟ", "ເຂົ້າໜຽວ", "ໝາກແໜ່ງ", "ໝາກໂມ", "ກ້ວຍ", "ມ່ວງ", "ນ້ຳເຜິ້ງ"];

/** So many published articles as an archive of years has them: words repeat, every number stands in one title. */
export async function fillArticles(database: Database, count: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from article`.execute(
    database.as<unknown>(),
  );
  if ((rows[0]?.count ?? 0) >= count) return;
  const random = randomFrom(7);
  for (let start = 0; start < count; start += AT_ONCE) {
    const portion = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, index) => {
      const n = start + index;
      const goods = random.of(GOODS);
      const texts = {
        title: `${random.of(PLACES)}${goods}${random.of(DEEDS)}（第${n}期）`,
        titleEn: `Report ${n} on ${random.of(["tea", "coffee", "rice", "cardamom", "melons"])}`,
        titleLo: `ຂ່າວ${random.of(LAO)} ${n}`,
        summary: `今年${random.of(PLACES)}的${goods}${random.of(DEEDS)}，比往年早${1 + random.below(20)}天。`,
      };
      const told = () =>
        `${random.of(PLACES)}的${random.of(GOODS)}${random.of(DEEDS)}，比往年早${1 + random.below(20)}天。`;
      const content = `<p>${texts.summary}</p><p>${Array.from({ length: 8 }, told).join("")}</p>`;
      return {
        id: `01900000-0009-7000-8000-${n.toString(16).padStart(12, "0")}`,
        title: texts.title,
        title_en: texts.titleEn,
        title_lo: texts.titleLo,
        summary: texts.summary,
        kind: random.of(KINDS),
        content,
        body: bodyTokens(article, { content }).join(" "),
        is_pinned: n % 20_000 === 0,
        published_at: new Date(Date.UTC(2016, 0, 1) + n * 3_000_000).toISOString(),
        search: searchTokens(article, texts).join(" "),
      };
    });
    await database.longWork(LIMIT, (client) =>
      client.query(
        `insert into article (id, title, title_en, title_lo, summary, kind, content, is_pinned, published_at, state, created_at, updated_at, search, body)
        select id, title, title_en, title_lo, summary, kind, content, is_pinned, published_at, 'published', published_at, published_at, array_to_tsvector(string_to_array(search, ' ')), array_to_tsvector(string_to_array(body, ' '))
        from jsonb_to_recordset($1::jsonb)
        as row(id text, title text, title_en text, title_lo text, summary text, kind text, content text, is_pinned boolean, published_at timestamptz, search text, body text)`,
        [JSON.stringify(portion)],
      ),
    );
  }
  await database.longWork(LIMIT, (client) => client.query("vacuum (analyze) article"));
}
