import { sql } from "kysely";
import { article } from "../../src/modules/article/article.ts";
import { enterprise } from "../../src/modules/enterprise/enterprise.ts";
import { notice } from "../../src/modules/notice/notice.ts";
import { product } from "../../src/modules/product/product.ts";
import { recordAudit, type AuditEntry } from "../../src/server/audit/audit.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { DatabaseTransaction } from "../../src/server/database/database.ts";
import { newRecordId } from "../../src/server/database/record-id.ts";
import { numberOf } from "./number-of.server.ts";

const MINUTE = 60_000; // ms
const DAY = 86_400_000; // ms
/** The weeks that the dashboard shows, and some. */
const BEFORE = 100 * DAY;
const WRITTEN_BEFORE = 45 * MINUTE; // a record's publication
const IDLE = 30 * MINUTE;

/** The authors of each kind of record, by their roles. */
const WORK = [
  { module: article, titles: sql`title as zh, title_lo as lo, title_en as en`, role: "editor" },
  { module: notice, titles: sql`title as zh, title_lo as lo, title_en as en`, role: "editor" },
  { module: product, titles: sql`name as zh, name_lo as lo, name_en as en`, role: "regional-officer" },
  { module: enterprise, titles: sql`name as zh, name_lo as lo, name_en as en`, role: "regional-officer" },
] as const;

const BROWSERS = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
  "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
] as const;

export interface Colleague {
  readonly id: string;
  readonly username: string;
}

/** Colleagues with a role as whom nobody can sign in: of the others the log must say only what they did themselves. */
export async function colleaguesWith(trx: DatabaseTransaction, role: string): Promise<readonly Colleague[]> {
  const { rows } = await sql<Colleague>`
    select a.id, a.username from account a
    join user_role u on u.account_id = a.id join role r on r.id = u.role_id
    where r.code = ${role} and a.password_hash is null and a.is_enabled and a.deleted_at is null
    order by a.username`.execute(trx.as<unknown>());
  return rows;
}

interface Titled {
  readonly id: string;
  readonly publishedAt: string;
  readonly zh: string | null;
  readonly lo: string | null;
  readonly en: string | null;
}

interface Work {
  readonly at: number;
  readonly by: Colleague;
  readonly entry: AuditEntry;
}

const addressOf = ({ username }: Colleague): string => `203.0.113.${1 + (numberOf(username) % 250)}`;

/** A session that ended half an hour after the last work in it, with its line in the log of sign-ins. */
async function addSession(trx: DatabaseTransaction, by: Colleague, from: number, to: number): Promise<string> {
  const id = newRecordId(from);
  const address = addressOf(by);
  const agent = BROWSERS[numberOf(by.username) % BROWSERS.length] ?? "";
  const moment = (time: number) => new Date(time).toISOString();
  await sql`
    insert into session (id, account_id, client_id, is_split, address, user_agent, created_at, last_used_at, idle_at, ends_at,
      ended_at, ended_why, password_seen_at)
    values (${id}, ${by.id}, 'terrace', true, ${address}, ${agent}, ${moment(from)}, ${moment(to)}, ${moment(to + IDLE)},
      ${moment(to + IDLE)}, ${moment(to + IDLE)}, 'signed-out', ${moment(from)})`.execute(trx.as<unknown>());
  await sql`
    insert into login_log (id, at, account_id, username, outcome, address, user_agent, session_id)
    values (${newRecordId(from)}, ${moment(from)}, ${by.id}, ${by.username}, 'signed-in', ${address}, ${agent}, ${id})`.execute(
    trx.as<unknown>(),
  );
  return id;
}

/**
 * The records written and published in the last weeks, with their authors. Each was written a while before it was
 * published.
 */
async function workSince(trx: DatabaseTransaction, now: number): Promise<Work[]> {
  const done: Work[] = [];
  for (const { module, titles, role } of WORK) {
    const colleagues = await colleaguesWith(trx, role);
    if (colleagues.length === 0) continue;
    const { rows } = await sql<Titled>`
      select id, ${titles}, published_at as "publishedAt" from ${sql.table(module.table)}
      where published_at between ${new Date(now - BEFORE).toISOString()} and ${new Date(now).toISOString()}`.execute(
      trx.as<unknown>(),
    );
    await sql`
      update ${sql.table(module.table)} set created_at = published_at - ${WRITTEN_BEFORE} * interval '1 ms'
      where id = any(${rows.map(({ id }) => id)}::text[])`.execute(trx.as<unknown>());
    for (const { id, publishedAt, ...title } of rows) {
      const main = title.zh || title.lo || title.en || "";
      const at = Date.parse(publishedAt);
      const by = colleagues[numberOf(main) % colleagues.length];
      if (!by) continue;
      const of = { module: module.path, recordId: id, title };
      const name = module.recordTitle;
      done.push({
        at: at - WRITTEN_BEFORE,
        by,
        entry: { ...of, action: "add", after: { [name]: main, state: "draft" } },
      });
      const [before, after] = [{ state: "draft" }, { state: "published", publishedAt: new Date(at).toISOString() }];
      done.push({ at, by, entry: { ...of, action: "publish", before, after } });
    }
  }
  return done.toSorted((one, other) => one.at - other.at);
}

/** The days of the colleagues: sessions, sign-ins, and the log of what they wrote and published. */
export async function seedActivity(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const work = await workSince(trx, clock.now());
  const days = Map.groupBy(work, ({ at, by }) => `${by.id} ${Math.floor(at / DAY)}`);
  const sessions = new Map<string, string>();
  for (const [key, ofDay] of days) {
    const [first, last] = [ofDay[0], ofDay.at(-1)];
    if (first && last) sessions.set(key, await addSession(trx, first.by, first.at - 5 * MINUTE, last.at));
  }
  for (const { at, by, entry } of work) {
    const sessionId = sessions.get(`${by.id} ${Math.floor(at / DAY)}`) ?? "";
    const author = { userId: by.id, username: by.username, sessionId, address: addressOf(by) };
    await recordAudit(trx, { clock: { ...clock, now: () => at } }, author, [entry]);
  }
}
