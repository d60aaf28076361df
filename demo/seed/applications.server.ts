import { sql } from "kysely";
import { z } from "zod";
import { LANGUAGES } from "../../src/contract/text.ts";
import { insertRows } from "../../src/crud/repository/write.server.ts";
import { TRANSLATION_SUFFIXES } from "../../src/fields/translated-text/translated-text.ts";
import { application, type ApplicationState } from "../../src/modules/application/application.ts";
import { phoneKey } from "../../src/modules/application/application.server.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { DatabaseTransaction } from "../../src/server/database/database.ts";
import { newRecordId } from "../../src/server/database/record-id.ts";
import { enterpriseTexts } from "./catalogue.server.ts";
import { divisionIds } from "./rows.server.ts";
import { readText } from "./texts.server.ts";

const DAY = 86_400_000; // ms
const HOUR = 3_600_000; // ms

/** The shortest way to each state. */
const STEPS = {
  submitted: ["submitted"],
  inReview: ["submitted", "taken"],
  returned: ["submitted", "taken", "returned"],
  resubmitted: ["submitted", "taken", "returned", "resubmitted"],
  approved: ["submitted", "taken", "approved"],
  rejected: ["submitted", "taken", "rejected"],
} as const satisfies Readonly<Record<ApplicationState, readonly string[]>>;

/** Invented, as their names say; each in the words of one person and in their language. */
const applicationText = z.strictObject({
  language: z.enum(LANGUAGES),
  name: z.string(),
  type: z.string(),
  address: z.string(),
  contact: z.string(),
  phone: z.string(),
  creditCode: z.string().optional(),
  introduction: z.string(),
  products: z.array(
    z.strictObject({ name: z.string(), category: z.string(), months: z.array(z.string()), text: z.string() }),
  ),
  state: z.literal(Object.keys(STEPS) as ApplicationState[]),
  daysAgo: z.int(),
  /** Message of the staff who returned, approved or rejected it. */
  answer: z.string().optional(),
  /** Code of the division. */
  division: z.string(),
  /** Key of the enterprise of the catalogue that came of it. */
  enterprise: z.string().optional(),
});

/** Ids of the enterprises of the catalogue that applications became, by their keys. */
async function enterpriseIds(trx: DatabaseTransaction): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{
    id: string;
    name: string;
  }>`select id, name from enterprise where deleted_at is null`.execute(trx.as<unknown>());
  const byName = new Map(rows.map(({ id, name }) => [name, id]));
  return new Map(enterpriseTexts().map(({ key, name }) => [key, byName.get(name.zh) ?? ""]));
}

/** Somebody who can have reviewed them. */
async function reviewerId(trx: DatabaseTransaction): Promise<string | null> {
  const { rows } = await sql<{
    id: string;
  }>`select id from account where deleted_at is null order by id limit 1`.execute(trx.as<unknown>());
  return rows[0]?.id ?? null;
}

/** Puts in the applications of the demonstration, in every state, each with the steps that led there. */
export async function seedApplications(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const now = clock.now();
  const texts = readText("applications", z.array(applicationText));
  const divisions = await divisionIds(
    trx,
    texts.map(({ division }) => division),
  );
  const made = await enterpriseIds(trx);
  const reviewer = await reviewerId(trx);
  for (const one of texts.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const id = newRecordId(now);
    const sentAt = now - one.daysAgo * DAY - 2 * HOUR;
    const iso = (hours: number) => new Date(sentAt + hours * HOUR).toISOString();
    const story: readonly string[] = STEPS[one.state];
    const isDecided = one.state === "approved" || one.state === "rejected";
    const { rows } = await sql<{ next: string }>`select nextval('application_number')::text as next`.execute(
      trx.as<unknown>(),
    );
    const products = one.products.map((each) => ({ ...each, pictures: [] }));
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
      division: divisions.get(one.division) ?? null,
      reviewer: story.includes("taken") ? reviewer : null,
      enterprise: (one.enterprise && made.get(one.enterprise)) || null,
      consentAt: iso(0),
      submittedAt: iso(0),
      decidedAt: isDecided ? iso(story.length * 5) : null,
    };
    await insertRows(trx, application, [{ id, values }], { by: null, at: iso(0) });
    await sql`update application set phone_key = ${phoneKey(phone)}, products = ${JSON.stringify(products)}::jsonb where id = ${id}`.execute(
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
