import { searchTokens } from "../src/crud/search/search-vector.server.ts";
import { message } from "../src/modules/message/message.ts";
import { user } from "../src/modules/user/user.ts";
import type { Database } from "../src/server/database/database.ts";
import { withoutIndexes } from "./without-indexes.ts";

/* Rows that grow with the content: people, messages and the activity log, the same number of each. */

const LIMIT = 20 * 60_000; // ms
const NAMES = ["王建国", "李秀英", "张丽娜", "ສົມສັກ ວັນນາ", "ບຸນມີ ແກ້ວ", "刘志强", "陈桂兰", "ຄຳພອນ ນາລີ"];
const TITLES = ["停电通知", "春茶收购价格调整", "系统升级", "培训报名", "ແຈ້ງປິດຖະໜົນ"];

const said = (words: readonly Readonly<Record<string, unknown>>[]) => JSON.stringify(words);

/**
 * Adds rows until there are `count` of each. Each number is in one row of each kind. The log entries have invalid
 * seals, as no measurement verifies the chain.
 */
export async function fillOthers(database: Database, count: number): Promise<void> {
  const { rows } = await database.pool.query<{ count: number }>("select count(*) as count from message");
  if ((rows[0]?.count ?? 0) >= count) return;
  const names = NAMES.map((name, place) => ({ place, name, search: searchTokens(user, { realName: name }) }));
  const titles = TITLES.map((title, place) => ({ place, title, search: searchTokens(message, { title }) }));
  await database.longWork(LIMIT, async (client) => {
    await withoutIndexes(client, "account", async () => {
      await client.query(
        `insert into account (id, username, username_key, real_name, created_at, updated_at, search)
         select '01900000-0004-7000-8000-' || lpad(to_hex(n), 12, '0'), 'bench' || n, 'bench' || n, name, at, at, array_to_tsvector(search || ('bench' || n))
         from generate_series(0, $1::int - 1) as n cross join lateral (select timestamptz '2016-01-01 00:00Z' + n * interval '300 seconds' as at) as row
         join jsonb_to_recordset($2::jsonb) as said(place integer, name text, search text[]) on place = n % ${NAMES.length}`,
        [count, said(names)],
      );
    });
    await withoutIndexes(client, "audit_log", async () => {
      await client.query(
        `insert into audit_log (id, at, by_id, by_name, action, module, record_id, title, before, after, seal, hash, search)
         select '01900000-0007-7000-8000-' || lpad(to_hex(n), 12, '0'), timestamptz '2016-01-01 00:00Z' + n * interval '300 seconds',
           '01900000-0004-7000-8000-' || lpad(to_hex(n % 1000), 12, '0'), 'bench' || n % 1000, (array['add', 'update', 'update', 'delete'])[1 + n % 4],
           (array['/sys/user', '/sys/dict', '/cms/article'])[1 + n % 3], '01900000-0009-7000-8000-' || lpad(to_hex(n % 40000), 12, '0'), '记录 ' || n,
           jsonb_build_object('sort', n), jsonb_build_object('sort', n + 1), 1000000 + n, md5(n::text), array_to_tsvector(array['记', '录', '记录', n::text])
         from generate_series(0, $1::int - 1) as n`,
        [count],
      );
    });
    await withoutIndexes(client, "message", async () => {
      await client.query(
        `insert into message (id, title, message, show_type, audience, state, sent_at, created_at, updated_at, search)
         select '01900000-0010-7000-8000-' || lpad(to_hex(n), 12, '0'), title || ' ' || n, '<p>' || title || '</p>', 'NOTIFY', 'everybody', 'sent', at, at, at,
           array_to_tsvector(search || n::text)
         from generate_series(0, $1::int - 1) as n cross join lateral (select timestamptz '2016-01-01 00:00Z' + n * interval '300 seconds' as at) as row
         join jsonb_to_recordset($2::jsonb) as said(place integer, title text, search text[]) on place = n % ${TITLES.length}`,
        [count, said(titles)],
      );
    });
  });
}
