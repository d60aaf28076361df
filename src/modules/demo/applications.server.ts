import { sql } from "kysely";
import { insertRows } from "../../crud/table/table.server.ts";
import { TRANSLATION_SUFFIXES } from "../../fields/translated-text/translated-text.ts";
import type { Clock } from "../../server/clock.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { application } from "../application/application.ts";
import { phoneKey, storyOf } from "../application/application.server.ts";
import { DEMO_APPLICATIONS, type DemoApplication } from "./applications/applications.ts";
import { divisionIds } from "./articles.server.ts";
import { ENTERPRISES } from "./catalogue/catalogue.ts";

const DAY = 86_400_000; // ms
const HOUR = 3_600_000; // ms

/** Ids of the enterprises of the catalogue that applications became, by their keys. */
async function enterpriseIds(trx: DatabaseTransaction): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{
    id: string;
    name: string;
  }>`select id, name from enterprise where deleted_at is null`.execute(trx.as<unknown>());
  const byName = new Map(rows.map(({ id, name }) => [name, id]));
  return new Map(ENTERPRISES.flatMap(({ key, name }) => [[key, byName.get(name[0]) ?? ""] as const]));
}

/** Somebody who can have reviewed them. */
async function reviewerId(trx: DatabaseTransaction): Promise<string | null> {
  const { rows } = await sql<{
    id: string;
  }>`select id from account where deleted_at is null order by id limit 1`.execute(trx.as<unknown>());
  return rows[0]?.id ?? null;
}

const productsOf = ({ products }: DemoApplication) =>
  products.map((each) => ({ ...each, months: each.months.split(",").filter(Boolean), pictures: [] }));

/** Puts in the applications of the demonstration, in every state, each with the steps that led there. */
export async function seedDemoApplications(
  trx: DatabaseTransaction,
  { clock }: { readonly clock: Clock },
): Promise<void> {
  const now = clock.now();
  const places = await divisionIds(trx, [...new Set(DEMO_APPLICATIONS.map(({ place }) => place))]);
  const made = await enterpriseIds(trx);
  const reviewer = await reviewerId(trx);
  for (const one of DEMO_APPLICATIONS.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const id = newRecordId(now);
    const sentAt = now - one.daysAgo * DAY - 2 * HOUR;
    const iso = (hours: number) => new Date(sentAt + hours * HOUR).toISOString();
    const story = storyOf(one.state);
    const isDecided = one.state === "approved" || one.state === "rejected";
    const { rows } = await sql<{ next: string }>`select nextval('application_number')::text as next`.execute(
      trx.as<unknown>(),
    );
    const { type, address, contact, phone, introduction, language, state } = one;
    const values = {
      type,
      address,
      contact,
      phone,
      introduction,
      language,
      state,
      number: `TN-${new Date(sentAt).getUTCFullYear()}-${(rows[0]?.next ?? "").padStart(6, "0")}`,
      [`name${TRANSLATION_SUFFIXES[language]}`]: one.name,
      creditCode: one.creditCode ?? null,
      division: places.get(one.place) ?? null,
      reviewer: story.includes("taken") ? reviewer : null,
      enterprise: (one.became && made.get(one.became)) || null,
      consentAt: iso(0),
      submittedAt: iso(0),
      decidedAt: isDecided ? iso(story.length * 5) : null,
    };
    await insertRows(trx, application, [{ id, values }], { by: null, at: iso(0) });
    await sql`update application set phone_key = ${phoneKey(phone)}, products = ${JSON.stringify(productsOf(one))}::jsonb where id = ${id}`.execute(
      trx.as<unknown>(),
    );
    const answered = isDecided ? state : "returned";
    const steps = story.map((kind, place) => ({
      id: newRecordId(now),
      application_id: id,
      kind,
      at: iso(place * 5),
      by_id: kind === "submitted" || kind === "resubmitted" ? null : reviewer,
      message: kind === answered ? (one.answer ?? null) : null,
    }));
    await sql`insert into application_step (id, application_id, kind, at, by_id, message)
      select id, application_id, kind, at, by_id, message
      from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
        as s(id text, application_id text, kind text, at timestamptz, by_id text, message text)`.execute(
      trx.as<unknown>(),
    );
  }
}
