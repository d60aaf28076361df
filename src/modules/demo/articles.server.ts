import { sql } from "kysely";
import { insertRows } from "../../crud/table/table.server.ts";
import type { Clock } from "../../server/clock.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { article } from "../article/article.ts";
import { DEMO_ARTICLES } from "./articles/articles.ts";
import { appearedAt, columnsOfText, standingValues } from "./articles/standing.ts";

/** The ids of divisions by their codes. */
export async function divisionIds(
  trx: DatabaseTransaction,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; value: string }>`
    select id, value from division where value = any(${codes}::text[]) and deleted_at is null`.execute(
    trx.as<unknown>(),
  );
  return new Map(rows.map(({ id, value }) => [value, id]));
}

/** Lets texts be as old as they say; insertion knows one moment for all. */
export const ageRows = (trx: DatabaseTransaction, table: string, ids: readonly string[]): Promise<unknown> =>
  sql`update ${sql.table(table)} set created_at = published_at, updated_at = published_at
      where id = any(${ids}::text[]) and published_at is not null`.execute(trx.as<unknown>());

/** Puts in the news of the demonstration, the oldest first, so that ids follow the calendar. */
export async function seedDemoArticles(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const now = clock.now();
  const places = await divisionIds(trx, [...new Set(DEMO_ARTICLES.map(({ division }) => division))]);
  const dated = DEMO_ARTICLES.map((written, place) => ({ written, at: appearedAt(written.appeared, now, place) }));
  const rows = dated
    .toSorted((one, other) => one.at - other.at)
    .map(({ written, at }) => ({
      id: newRecordId(now),
      values: {
        ...columnsOfText("title", written.title),
        ...columnsOfText("summary", written.summary),
        ...columnsOfText("content", written.content),
        ...columnsOfText("source", written.source),
        kind: written.kind,
        division: places.get(written.division) ?? null,
        cover: written.cover ?? null,
        author: written.author,
        ...standingValues(written, [written.title, written.summary, written.content, written.source], { at, now }),
      },
    }));
  await insertRows(trx, article, rows, { by: null, at: new Date(now).toISOString() });
  await ageRows(
    trx,
    article.table,
    rows.map(({ id }) => id),
  );
}
