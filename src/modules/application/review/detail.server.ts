import { sql } from "kysely";
import type { Reply } from "../../../contract/endpoint.ts";
import { recordTitleOf } from "../../../crud/record-title.ts";
import type { Row } from "../../../crud/table/columns.server.ts";
import { tableOf } from "../../../crud/table/table.server.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import type { JobTables } from "../../../server/jobs/job-table.ts";
import type { Services } from "../../../server/services.ts";
import { whereaboutsOf } from "../../division/division.server.ts";
import { enterprise } from "../../enterprise/enterprise.ts";
import { product } from "../../product/product.ts";
import { namesOf, wordsOfGroup } from "../../public-side/public-side.server.ts";
import { application } from "../application.ts";
import type { ApplicationState } from "../application-state.ts";
import type { ApplicationTables } from "../application-tables.server.ts";
import { picturesOf, shownTo } from "../submission/pictures.server.ts";
import type { applicationCalls } from "./review-calls.ts";
import { mailStateOf } from "../submission/steps.server.ts";
import { phoneKey } from "../submission/submit.server.ts";

const MOST = 10; // others that look alike

async function peopleOf({ database }: Services, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await database
    .as<ApplicationTables>()
    .selectFrom("account")
    .select(["id", "real_name", "username"])
    .where("id", "in", wanted)
    .execute();
  return new Map(rows.map(({ id, real_name, username }) => [id, real_name || username]));
}

const text = (row: Row, name: string): string => (row[name] as string | null) ?? "";

/** Enterprises of the same registration number, name or telephone, by whatever is told first. */
async function alike(services: Services, row: Row, { caller, language }: SignedInContext) {
  const names = ["name", "nameLo", "nameEn"].flatMap((name) => text(row, name).toLowerCase() || []);
  const key = phoneKey(text(row, "phone"));
  const code = text(row, "creditCode");
  const rows = await tableOf(enterprise, services)
    .for(caller)
    .where(
      services.database,
      sql`deleted_at is null and (credit_code = ${code} and ${code} <> ''
        or lower(name) = any(${names}::text[]) or lower(name_lo) = any(${names}::text[]) or lower(name_en) = any(${names}::text[])
        or (length(${key}) >= 6 and regexp_replace(phone, '\\D', '', 'g') like ${`%${key}`}))`,
      MOST,
    );
  return rows.map((each) => ({
    id: each.id,
    title: recordTitleOf(enterprise, each, language),
    same:
      code !== "" && each["creditCode"] === code
        ? ("creditCode" as const)
        : [each["name"], each["nameLo"], each["nameEn"]].some(
              (one) => typeof one === "string" && names.includes(one.toLowerCase()),
            )
          ? ("name" as const)
          : ("phone" as const),
  }));
}

async function earlierOf(services: Services, row: Row, { caller, language }: SignedInContext) {
  const named = { ...application, recordTitle: "name" };
  const rows = await tableOf(application, services)
    .for(caller)
    .where(
      services.database,
      sql`deleted_at is null and id <> ${row.id}
        and (credit_code = ${text(row, "creditCode")} or phone_key = ${phoneKey(text(row, "phone"))})`,
      MOST,
    );
  return rows.map((each) => ({
    id: each.id,
    number: text(each, "number"),
    name: recordTitleOf(named, each, language),
    state: each["state"] as ApplicationState,
    submittedAt: text(each, "submittedAt"),
  }));
}

async function countDrafts({ database }: Services, enterpriseId: string | null, products: readonly string[]) {
  const isDraft = sql`deleted_at is null and state = 'draft'`;
  const { rows } = await sql<{ drafts: number }>`
    select ((select count(*) from enterprise where id = ${enterpriseId} and ${isDraft})
      + (select count(*) from product where id = any(${products}::text[]) and ${isDraft}))::int as drafts`.execute(
    database.as<unknown>(),
  );
  return rows[0]?.drafts ?? 0;
}

/** All a reviewer needs on one page. */
export async function detailOf(
  services: Services,
  id: string,
  context: SignedInContext,
): Promise<Reply<typeof applicationCalls.detail>> {
  const { caller, language } = context;
  const { database } = services;
  const row = await tableOf(application, services).for(caller).get(id);
  const db = database.as<ApplicationTables & JobTables>();
  const kept = await db
    .selectFrom("application")
    .select(["products", "pictures", "licence", "made_products"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const steps = await db
    .selectFrom("application_step")
    .leftJoin("job", "job.id", "application_step.mail_job")
    .selectAll("application_step")
    .select("job.state as job_state")
    .where("application_id", "=", id)
    .orderBy("application_step.id")
    .execute();
  const people = await peopleOf(
    services,
    steps.flatMap(({ by_id, to_id }) => [by_id, to_id]),
  );
  const pictures = new Map((await picturesOf(database, id)).map((one) => [one.id, one]));
  const shown = (ids: readonly string[]) =>
    ids.flatMap((each) => {
      const found = pictures.get(each);
      return found ? [shownTo(services, found, caller.userId)] : [];
    });
  const typeOf = await wordsOfGroup(database, "enterpriseType", language);
  const categoryOf = await wordsOfGroup(database, "productCategory", language);
  const place = await whereaboutsOf(database, [text(row, "division")], language);
  const madeAt = row["enterprise"] as string | null;
  const made = await namesOf(database, enterprise, [madeAt], language);
  const madeProducts = await namesOf(database, product, kept.made_products, language);
  return {
    id,
    version: row.version,
    number: text(row, "number"),
    state: row["state"] as ApplicationState,
    language: text(row, "language"),
    name: text(row, "name"),
    nameLo: text(row, "nameLo"),
    nameEn: text(row, "nameEn"),
    typeName: typeOf(text(row, "type")),
    creditCode: text(row, "creditCode"),
    address: text(row, "address"),
    contact: text(row, "contact"),
    phone: text(row, "phone"),
    email: text(row, "email"),
    introduction: text(row, "introduction"),
    consentAt: text(row, "consentAt"),
    submittedAt: text(row, "submittedAt"),
    reviewer: text(row, "reviewer"),
    place: place.get(text(row, "division"))?.place ?? "",
    pictures: shown(kept.pictures),
    licence: shown(kept.licence === null ? [] : [kept.licence])[0] ?? null,
    products: kept.products.map((one) => ({
      name: one.name,
      categoryName: categoryOf(one.category),
      months: [...one.months],
      text: one.text,
      pictures: shown(one.pictures),
    })),
    steps: steps.map(({ kind, at, by_id, to_id, message, mail, job_state }) => ({
      kind,
      at,
      message: message ?? "",
      mail: mailStateOf(mail, job_state),
      by: by_id === null ? "" : (people.get(by_id) ?? by_id),
      to: to_id === null ? "" : (people.get(to_id) ?? to_id),
    })),
    earlier: await earlierOf(services, row, context),
    enterprises: await alike(services, row, context),
    enterprise: madeAt !== null && made.has(madeAt) ? { id: madeAt, title: made.get(madeAt) ?? "" } : null,
    made: kept.made_products.flatMap((each) => {
      const title = madeProducts.get(each);
      return title === undefined ? [] : [{ id: each, title }];
    }),
    drafts: await countDrafts(services, madeAt, kept.made_products),
  };
}
