import { sql } from "kysely";
import type { Reply } from "../../../contract/endpoint.ts";
import { recordTitleOf } from "../../../crud/record/record-title.ts";
import type { Row } from "../../../crud/record/columns.server.ts";
import { repositoryOf } from "../../../crud/repository/repository.server.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import type { JobTables } from "../../../server/jobs/job-tables.ts";
import type { Services } from "../../../server/services.ts";
import { whereaboutsOf } from "../../division/division.server.ts";
import { enterprise } from "../../enterprise/enterprise.ts";
import { product } from "../../product/product.ts";
import { namesOf, wordsOfGroup } from "../../public-side/public-side.server.ts";
import { namesOf as accountNames } from "../../identity/identity.server.ts";
import { application } from "../application.ts";
import type { ApplicationState } from "../application-state.ts";
import type { ApplicationTables } from "../application-tables.server.ts";
import { shownPictures } from "../pictures.server.ts";
import type { reviewCalls } from "./review-calls.ts";
import { mailStateOf } from "../steps.server.ts";
import { phoneKey } from "../phone-key.ts";
import { textIn, freeTextsOf } from "../free-texts.server.ts";

type Detail = Reply<typeof reviewCalls.detail>;

const MAX_SIMILAR = 10;

/** Enterprises with the same registration number, name or telephone; `same` is the first of these that matches. */
async function similarEnterprises(services: Services, row: Row, { caller, language }: SignedInContext) {
  const names = ["name", "nameLo", "nameEn"].flatMap((name) => textIn(row, name).toLowerCase() || []);
  const key = phoneKey(textIn(row, "phone"));
  const code = textIn(row, "creditCode");
  const rows = await repositoryOf(enterprise, services)
    .for(caller)
    .where(
      services.database,
      sql`deleted_at is null and (credit_code = ${code} and ${code} <> ''
        or lower(name) = any(${names}::text[]) or lower(name_lo) = any(${names}::text[]) or lower(name_en) = any(${names}::text[])
        or (length(${key}) >= 6 and regexp_replace(phone, '\\D', '', 'g') like ${`%${key}`}))`,
      MAX_SIMILAR,
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
  const rows = await repositoryOf(application, services)
    .for(caller)
    .where(
      services.database,
      sql`deleted_at is null and id <> ${row.id}
        and (credit_code = ${textIn(row, "creditCode")} or phone_key = ${phoneKey(textIn(row, "phone"))})`,
      MAX_SIMILAR,
    );
  return rows.map((each) => ({
    id: each.id,
    number: textIn(each, "number"),
    name: recordTitleOf(named, each, language),
    state: each["state"] as ApplicationState,
    submittedAt: textIn(each, "submittedAt"),
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

async function stepsOf(services: Services, id: string): Promise<Detail["steps"]> {
  const steps = await services.database
    .as<ApplicationTables & JobTables>()
    .selectFrom("application_step")
    .leftJoin("job", "job.id", "application_step.mail_job")
    .selectAll("application_step")
    .select("job.state as job_state")
    .where("application_id", "=", id)
    .orderBy("application_step.id")
    .execute();
  const people = await accountNames(
    services.database,
    steps.flatMap(({ by_id, to_id }) => [by_id, to_id].filter((person) => person !== null)),
  );
  const nameOf = (person: string | null) => (person === null ? "" : (people.get(person) ?? person));
  return steps.map(({ kind, at, by_id, to_id, message, mail, job_state }) => ({
    kind,
    at,
    message: message ?? "",
    mail: mailStateOf(mail, job_state),
    by: nameOf(by_id),
    to: nameOf(to_id),
  }));
}

type Stored = Pick<ApplicationTables["application"], "products" | "pictures" | "licence" | "made_products">;

async function productsAndPictures(
  services: Services,
  id: string,
  { products, pictures, licence }: Stored,
  { caller, language }: SignedInContext,
): Promise<Pick<Detail, "products" | "pictures" | "licence">> {
  const shown = await shownPictures(services, id, caller.userId);
  const categoryOf = await wordsOfGroup(services.database, "productCategory", language);
  return {
    pictures: shown(pictures),
    licence: shown(licence === null ? [] : [licence])[0] ?? null,
    products: products.map((one) => ({
      name: one.name,
      categoryName: categoryOf(one.category),
      months: [...one.months],
      text: one.text,
      pictures: shown(one.pictures),
    })),
  };
}

/** The records the approval created, and how many of them are still drafts. */
async function createdOf(
  services: Services,
  row: Row,
  { made_products: products }: Stored,
  { language }: SignedInContext,
): Promise<Pick<Detail, "enterprise" | "made" | "drafts">> {
  const id = row["enterprise"] as string | null;
  const enterprises = await namesOf(services.database, enterprise, [id], language);
  const titles = await namesOf(services.database, product, products, language);
  return {
    enterprise: id !== null && enterprises.has(id) ? { id, title: enterprises.get(id) ?? "" } : null,
    made: products.flatMap((each) => {
      const title = titles.get(each);
      return title === undefined ? [] : [{ id: each, title }];
    }),
    drafts: await countDrafts(services, id, products),
  };
}

export async function detailOf(services: Services, id: string, context: SignedInContext): Promise<Detail> {
  const { database } = services;
  const row = await repositoryOf(application, services).for(context.caller).get(id);
  const stored = await database
    .as<ApplicationTables>()
    .selectFrom("application")
    .select(["products", "pictures", "licence", "made_products"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const typeOf = await wordsOfGroup(database, "enterpriseType", context.language);
  const division = textIn(row, "division");
  const places = await whereaboutsOf(database, [division], context.language);
  return {
    id,
    version: row.version,
    number: textIn(row, "number"),
    state: row["state"] as ApplicationState,
    language: textIn(row, "language"),
    ...freeTextsOf(row),
    typeName: typeOf(textIn(row, "type")),
    place: places.get(division)?.place ?? "",
    consentAt: textIn(row, "consentAt"),
    submittedAt: textIn(row, "submittedAt"),
    reviewer: textIn(row, "reviewer"),
    ...(await productsAndPictures(services, id, stored, context)),
    ...(await createdOf(services, row, stored, context)),
    steps: await stepsOf(services, id),
    earlier: await earlierOf(services, row, context),
    enterprises: await similarEnterprises(services, row, context),
  };
}
