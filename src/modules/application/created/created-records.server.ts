import { sql, type SqlBool } from "kysely";
import { hasAny } from "../../../contract/permission.ts";
import type { Language } from "../../../contract/text.ts";
import { permissionFor } from "../../../crud/permissions.ts";
import { recordTitleOf } from "../../../crud/record/record-title.ts";
import type { Row } from "../../../crud/record/columns.server.ts";
import { repositoryOf } from "../../../crud/repository/repository.server.ts";
import type { Caller } from "../../../server/caller.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import type { JobTables } from "../../../server/jobs/job-tables.ts";
import type { Services } from "../../../server/services.ts";
import { boardRecordOf } from "../../publishing/publishing.server.ts";
import { settingsOf } from "../../setting/setting.server.ts";
import { application } from "../application.ts";
import type { ApplicationState } from "../application-state.ts";
import type { ApplicationTables } from "../application-tables.server.ts";
import { letterOf, letterByHand } from "../letter.ts";
import {
  CREATED_KINDS,
  CREATED_MODULES,
  type CreatedRecords,
  type CreatedKind,
  type ApprovalLetter,
} from "./created-records.ts";
import { hasPublicPage } from "../public-page.server.ts";
import { mailStateOf } from "../steps.server.ts";
import { textIn } from "../free-texts.server.ts";

/** The records in the order of `ids`; those the caller may not see are only counted (AZ-05). */
async function recordsOf(
  services: Services,
  kind: CreatedKind,
  ids: readonly string[],
  { caller, language }: SignedInContext,
): Promise<Pick<CreatedRecords, "records" | "removed" | "unseen">> {
  const module = CREATED_MODULES[kind];
  const now = services.clock.now();
  const mayList = hasAny(caller.permissions, permissionFor(module, "list"));
  if (ids.length === 0 || !mayList) return { records: [], removed: [], unseen: ids.length };
  const repository = repositoryOf(module, services).for(caller);
  const find = async (isRemoved: boolean) => {
    const condition = isRemoved ? sql`deleted_at is not null` : sql`deleted_at is null`;
    const rows = await repository.where(services.database, sql<SqlBool>`${condition} and id = any(${ids}::text[])`);
    return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  };
  const [active, removed] = await Promise.all([find(false), find(true)]);
  return {
    records: active.map((row) => ({ kind, ...boardRecordOf(module, row, { now, language }) })),
    removed: removed.map((row) => ({
      kind,
      id: row.id,
      version: row.version,
      title: recordTitleOf(module, row, language),
    })),
    unseen: ids.length - active.length - removed.length,
  };
}

async function letterTo(services: Services, row: Row): Promise<ApprovalLetter | null> {
  const step = await services.database
    .as<ApplicationTables & JobTables>()
    .selectFrom("application_step")
    .leftJoin("job", "job.id", "application_step.mail_job")
    .select([
      "application_step.at",
      "application_step.message",
      "application_step.mail",
      "application_step.told_public",
      "job.state as job_state",
    ])
    .where("application_id", "=", row.id)
    .where("application_step.kind", "=", "approved")
    .orderBy("application_step.id", "desc")
    .executeTakeFirst();
  if (!step) return null;
  const language = row["language"] as Language;
  const { "sys.name": siteName } = await settingsOf(services, language);
  const to = textIn(row, "email");
  const mail = mailStateOf(step.mail, step.job_state);
  // A sent email is shown as it was sent; any other is composed now.
  const isPublic =
    mail === "sent" ? step.told_public === true : await hasPublicPage(services, row["enterprise"] as string | null);
  const isByHand = mail === null || mail === "failed";
  const { subject, text: words } = (isByHand ? letterByHand : letterOf)({
    kind: "approved",
    number: textIn(row, "number"),
    message: step.message ?? "",
    language,
    origin: services.env.publicUrl,
    siteName,
    isPublic,
  });
  return {
    state: mail ?? (to === "" ? "noAddress" : "notMailed"),
    at: step.at,
    to,
    phone: textIn(row, "phone"),
    contact: textIn(row, "contact"),
    language,
    subject,
    text: words,
  };
}

/**
 * An application and the ids of the records its approval created. Throws `notFound` outside the caller's data scope.
 */
export async function createdIdsOf(
  services: Services,
  id: string,
  caller: Caller,
): Promise<{ readonly row: Row; readonly ids: Readonly<Record<CreatedKind, readonly string[]>> }> {
  const row = await repositoryOf(application, services).for(caller).get(id);
  const { made_products: products } = await services.database
    .as<ApplicationTables>()
    .selectFrom("application")
    .select("made_products")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const enterprise = textIn(row, "enterprise");
  return { row, ids: { enterprise: enterprise === "" ? [] : [enterprise], product: products } };
}

export async function createdRecordsOf(
  services: Services,
  id: string,
  context: SignedInContext,
): Promise<CreatedRecords> {
  const { row, ids } = await createdIdsOf(services, id, context.caller);
  const found = await Promise.all(CREATED_KINDS.map((kind) => recordsOf(services, kind, ids[kind], context)));
  return {
    number: textIn(row, "number"),
    title: recordTitleOf({ ...application, recordTitle: "name" }, row, context.language),
    state: row["state"] as ApplicationState,
    records: found.flatMap(({ records }) => records),
    removed: found.flatMap(({ removed }) => removed),
    unseen: found.reduce((sum, { unseen }) => sum + unseen, 0),
    letter: await letterTo(services, row),
  };
}
