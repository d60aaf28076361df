import { sql, type Expression, type SqlBool } from "kysely";
import { dayAt } from "../../contract/date/region-clock.ts";
import type { Queryable } from "../../server/database/database.ts";
import { isPublished } from "../public-side/public-side.server.ts";

const IN_CHINA = sql<SqlBool>`enterprise.division in (
  with recursive below(id) as (
    select id from division where value = 'CN'
    union select division.id from below join division on division.parent_id = below.id)
  select id from below)`;

const published = (now: number) =>
  sql`select enterprise.id from enterprise where ${isPublished(new Date(now).toISOString())}`;

/** SQL condition: a certificate may be shown, not being deleted and its enterprise published (AZ-17). */
export const isShown = (now: number): Expression<SqlBool> =>
  sql<SqlBool>`certificate.deleted_at is null and certificate.enterprise in (${published(now)})`;

/**
 * SQL condition: a certificate is valid today in the enterprise's time zone. China is an hour ahead of Laos, so the
 * query looks up the country only in the hour in which the two dates differ.
 */
export function isValidNow(now: number): Expression<SqlBool> {
  const [china, laos] = [dayAt(now, "china"), dayAt(now, "laos")];
  const today =
    china === laos
      ? sql`${laos}::date`
      : sql`case when certificate.enterprise in (select enterprise.id from enterprise where ${IN_CHINA}) then ${china}::date else ${laos}::date end`;
  return sql<SqlBool>`certificate.deleted_at is null and not certificate.is_revoked and certificate.issued_on <= ${today} and certificate.valid_until >= ${today}`;
}

/** Subquery: ids of valid certificates of published enterprises. */
export const validCertificates = (now: number): Expression<string> =>
  sql<string>`(select certificate.id from certificate where ${isValidNow(now)} and certificate.enterprise in (${published(now)}))`;

/** Returns a lookup from enterprise id to today (`YYYY-MM-DD`) in its time zone. */
export async function todayAt(
  on: Queryable,
  enterprises: readonly string[],
  now: number,
): Promise<(enterprise: string) => string> {
  const [china, laos] = [dayAt(now, "china"), dayAt(now, "laos")];
  if (china === laos) return () => laos;
  const { rows } = await sql<{ id: string }>`
    select enterprise.id from enterprise where enterprise.id = any(${enterprises}::text[]) and ${IN_CHINA}`.execute(
    on.as<unknown>(),
  );
  const chinese = new Set(rows.map(({ id }) => id));
  return (enterprise) => (chinese.has(enterprise) ? china : laos);
}
