import { sql, type Expression, type SqlBool } from "kysely";
import { dayAt } from "../../contract/public/region-clock.ts";
import type { Queryable } from "../../server/database/database.ts";
import { isPublished } from "../public-side/public-side.server.ts";

const IN_CHINA = sql<SqlBool>`enterprise.division in (
  with recursive below(id) as (
    select id from division where value = 'CN'
    union select division.id from below join division on division.parent_id = below.id)
  select id from below)`;

/** Enterprises that are published at the moment. */
const published = (now: number) =>
  sql`select enterprise.id from enterprise where ${isPublished(new Date(now).toISOString())}`;

/** The condition that a row of `certificate` may be shown: not deleted, its enterprise published (AZ-17). */
export const isShown = (now: number): Expression<SqlBool> =>
  sql<SqlBool>`certificate.deleted_at is null and certificate.enterprise in (${published(now)})`;

/**
 * The condition that a row of `certificate` is valid: a day ends at midnight of the enterprise's place. For one hour of 24 it is already
 * tomorrow in China and still today in Laos; only then is the place asked for.
 */
export function isValidNow(now: number): Expression<SqlBool> {
  const [china, laos] = [dayAt(now, "china"), dayAt(now, "laos")];
  const today =
    china === laos
      ? sql`${laos}::date`
      : sql`case when certificate.enterprise in (select enterprise.id from enterprise where ${IN_CHINA}) then ${china}::date else ${laos}::date end`;
  return sql<SqlBool>`certificate.deleted_at is null and not certificate.is_revoked and certificate.issued_on <= ${today} and certificate.valid_until >= ${today}`;
}

/** Ids of the certificates that are valid and whose enterprises are published, as a subquery. */
export const validCertificates = (now: number): Expression<string> =>
  sql<string>`(select certificate.id from certificate where ${isValidNow(now)} and certificate.enterprise in (${published(now)}))`;

/** The day it is at the place of each enterprise, by its id. */
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
