import { sql, type Expression, type SqlBool } from "kysely";
import { monthAt } from "../../contract/date/region-clock.ts";
import type { DivisionTree } from "../division/division.server.ts";
import { isCertified } from "./certified-products.server.ts";

/** The filters of the public calls. */
export interface ProductFilters {
  readonly division?: string | undefined;
  readonly month?: string | undefined;
  readonly category?: string | undefined;
  readonly certified?: boolean | undefined;
  readonly enterprise?: string | undefined;
  readonly certificate?: string | undefined;
}

/** The filters as SQL conditions; empty text counts as not set. */
export function conditionsOf(
  { division, month, category, certified, enterprise, certificate }: ProductFilters,
  divisions: DivisionTree,
  now: number,
): Expression<SqlBool>[] {
  const number = month === "now" ? String(monthAt(now, "laos")) : month;
  return [
    ...(division ? [sql<SqlBool>`division = any(${divisions.within(division) ?? []}::text[])`] : []),
    ...(number ? [sql<SqlBool>`months @> ${[number]}::text[]`] : []),
    ...(category ? [sql<SqlBool>`category = ${category}`] : []),
    ...(certified ? [isCertified(now)] : []),
    ...(enterprise ? [sql<SqlBool>`enterprise = ${enterprise}`] : []),
    ...(certificate ? [sql<SqlBool>`certificate = ${certificate}`] : []),
  ];
}
