import { sql } from "kysely";
import { dayAt } from "../../src/contract/date/region-clock.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { DatabaseTransaction } from "../../src/server/database/database.ts";
import { numberOf } from "./number-of.server.ts";

const DAY = 86_400_000; // ms
const DAYS = 12 * 7;

/** Visits of an ordinary day, by the names of public pages. */
const ORDINARY = {
  home: 210,
  products: 130,
  product: 240,
  season: 60,
  showcase: 35,
  enterprises: 110,
  certificate: 28,
  brands: 45,
  recommended: 18,
  news: 90,
  article: 260,
  notices: 70,
  regions: 55,
  search: 48,
  settleIn: 22,
  application: 14,
};

/** Visits of the last twelve weeks until yesterday: more from week to week, fewer at weekends. */
export async function seedVisits(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const now = clock.now();
  const rows = Array.from({ length: DAYS }, (_, place) => now - (DAYS - place) * DAY).flatMap((time, place) => {
    const day = dayAt(time, "laos");
    const weekday = new Date(day).getUTCDay();
    const share = (0.6 + (0.4 * place) / DAYS) * (weekday === 0 || weekday === 6 ? 0.55 : 1);
    return Object.entries(ORDINARY).map(([page, count]) => {
      const chance = 0.8 + (numberOf(`${page} ${day}`) % 400) / 1000;
      return { day, page, count: Math.round(count * share * chance) };
    });
  });
  await sql`
    insert into page_visit (day, page, count)
    select day, page, count from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(day date, page text, count int)
    on conflict (day, page) do nothing`.execute(trx.as<unknown>());
}
