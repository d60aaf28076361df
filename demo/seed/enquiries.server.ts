import { sql } from "kysely";
import { z } from "zod";
import { LANGUAGES } from "../../src/contract/text.ts";
import { insertRows } from "../../src/crud/repository/write.server.ts";
import { enquiry, OPEN } from "../../src/modules/enquiry/enquiry.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { DatabaseTransaction } from "../../src/server/database/database.ts";
import { newRecordId } from "../../src/server/database/record-id.ts";
import { enterpriseTexts } from "./catalogue.server.ts";
import { readText } from "./texts.server.ts";

const HOUR = 3_600_000; // ms

/** Invented visitors, as their names say, each in their own words. */
const enquiryText = z
  .strictObject({
    language: z.enum(LANGUAGES),
    name: z.string(),
    phone: z.string(),
    email: z.string().optional(),
    /** Chinese name of the product it is about. */
    product: z.string().optional(),
    /** Key of the enterprise it is about. */
    enterprise: z.string().optional(),
    message: z.string(),
    hoursAgo: z.int().positive(),
    /** Absent: nobody has answered yet. */
    answeredAfterHours: z.int().positive().optional(),
    note: z.string().optional(),
  })
  .refine(({ product, enterprise }) => (product === undefined) !== (enterprise === undefined));

interface Subject {
  readonly name: string;
  readonly product: string | null;
  readonly enterprise: string | null;
  readonly division: string | null;
}

/** What visitors can ask about, by its Chinese name. */
async function subjects(trx: DatabaseTransaction): Promise<ReadonlyMap<string, Subject>> {
  const { rows } = await sql<Subject>`
    select name, id as product, enterprise, division from product where deleted_at is null
    union all
    select name, null, id, division from enterprise where deleted_at is null`.execute(trx.as<unknown>());
  return new Map(rows.map((row) => [row.name, row]));
}

/**
 * Puts in what visitors asked about products and enterprises, some of it not answered yet. What is about something that
 * an installation no longer has is left out.
 */
export async function seedEnquiries(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const now = clock.now();
  const known = await subjects(trx);
  const nameOf = new Map(enterpriseTexts().map(({ key, name }) => [key, name.zh]));
  const texts = readText("enquiries", z.array(enquiryText));
  for (const one of texts.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const name = one.product ?? nameOf.get(one.enterprise ?? "") ?? "";
    const subject = known.get(name);
    if (!subject) continue;
    const sentAt = now - one.hoursAgo * HOUR;
    const answeredAt = one.answeredAfterHours === undefined ? undefined : sentAt + one.answeredAfterHours * HOUR;
    const iso = (at: number) => new Date(at).toISOString();
    const values = {
      name: one.name,
      phone: one.phone,
      email: one.email ?? null,
      message: one.message,
      language: one.language,
      product: subject.product,
      enterprise: subject.enterprise,
      division: subject.division,
      state: answeredAt === undefined ? OPEN : "answered",
      sentAt: iso(sentAt),
      answeredAt: answeredAt === undefined ? null : iso(answeredAt),
      note: one.note ?? null,
    };
    await insertRows(trx, enquiry, [{ id: newRecordId(now), values }], { by: null, at: iso(sentAt) });
  }
}
