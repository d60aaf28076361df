import { isDeepStrictEqual } from "node:util";
import { Failure, type FieldError } from "../../../contract/errors.ts";
import type { Arguments } from "../../../contract/endpoint.ts";
import { VALIDATION_TEXTS } from "../../../contract/validation.ts";
import { missingChoices } from "../../../crud/rules/existing-choices.server.ts";
import type { Row } from "../../../crud/record/columns.server.ts";
import { repositoryOf } from "../../../crud/repository/repository.server.ts";
import { dictionaryEntries } from "../../../fields/dictionary/dictionary-entries.server.ts";
import { TRANSLATION_SUFFIXES } from "../../../fields/translated-text/translated-text.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import { inTransactionOnce } from "../../../server/http/answer/idempotency.ts";
import type { RequestContext } from "../../../server/http/route.ts";
import type { Services } from "../../../server/services.ts";
import { sql } from "kysely";
import { spendCaptcha } from "../../session/session.server.ts";
import { application } from "../application.ts";
import type { ApplicationTables, StoredProduct } from "../application-tables.server.ts";
import { ticketOf } from "./tickets.server.ts";
import { claimPictures } from "./picture-uploads.server.ts";
import type { applicationPublicCalls, ApplicationInput } from "./public-calls.ts";
import { secretHash, secretOf } from "./secret.server.ts";
import { openApplication } from "./status.server.ts";
import { readdressReceipt } from "../send-letter.server.ts";
import { refuseImpossible, writeStep } from "../steps.server.ts";
import { TRANSITIONS } from "../transitions.ts";
import { knowNetwork } from "./attempts.server.ts";
import { phoneKey } from "../phone-key.ts";
import { REFUSALS } from "../texts.ts";

function valuesOf(written: ApplicationInput) {
  const { language, name, nameLo, nameEn, type, creditCode, division, address } = written;
  const { contact, phone, email, introduction } = written;
  const rest = { type, division, contact, phone, language };
  return {
    name: name ?? null,
    nameLo: nameLo ?? null,
    nameEn: nameEn ?? null,
    creditCode: creditCode ?? null,
    address: address ?? null,
    email: email ?? null,
    introduction: introduction ?? null,
    ...rest,
  };
}

const productsOf = ({ products }: ApplicationInput): StoredProduct[] =>
  products.map(({ name, category, months = [], text, pictures = [] }) => ({
    name,
    category,
    months: [...months],
    text: text ?? "",
    pictures: [...pictures],
  }));

const picturesIn = (written: ApplicationInput): string[] => [
  ...(written.pictures ?? []),
  ...(written.licence ? [written.licence] : []),
  ...written.products.flatMap(({ pictures = [] }) => pictures),
];

/**
 * Checks what the schema cannot: the name in the form's language and choices from the database. Reports all errors at
 * once.
 */
async function validate(trx: DatabaseTransaction, id: string, written: ApplicationInput): Promise<void> {
  const errors: FieldError[] = [];
  const own = `name${TRANSLATION_SUFFIXES[written.language]}` as const;
  if (!written[own]) errors.push({ field: own, words: VALIDATION_TEXTS.required });
  const missing = await missingChoices(trx, application, [{ id, values: valuesOf(written) }]);
  errors.push(...missing.map(({ field, words }) => ({ field, words })));
  const known = new Set(
    (await dictionaryEntries(trx, "productCategory")).flatMap(({ value, isActive }) => (isActive ? [value] : [])),
  );
  for (const [index, { category }] of written.products.entries())
    if (!known.has(category)) errors.push({ field: `products[${index}].category`, words: VALIDATION_TEXTS.choice });
  if (errors.length > 0) throw new Failure("invalidInput", { errors });
}

const undeclaredColumns = (written: ApplicationInput) => ({
  phone_key: phoneKey(written.phone),
  products: sql<StoredProduct[]>`${JSON.stringify(productsOf(written))}::jsonb`,
  pictures: [...(written.pictures ?? [])],
  licence: written.licence ?? null,
});

async function nextNumber(trx: DatabaseTransaction, now: number): Promise<string> {
  const { rows } = await sql<{ next: string }>`select nextval('application_number')::text as next`.execute(
    trx.as<unknown>(),
  );
  return `TN-${new Date(now).getUTCFullYear()}-${(rows[0]?.next ?? "").padStart(6, "0")}`;
}

/** Whether the application holds just this form. */
function isSame(
  before: Row,
  { products, pictures, licence }: Pick<ApplicationTables["application"], "products" | "pictures" | "licence">,
  written: ApplicationInput,
): boolean {
  const values = valuesOf(written);
  const stored = Object.fromEntries(Object.keys(values).map((name) => [name, before[name] ?? null]));
  const own = { products: productsOf(written), pictures: written.pictures ?? [], licence: written.licence ?? null };
  return isDeepStrictEqual({ ...stored, products, pictures, licence }, { ...values, ...own });
}

/**
 * A form that was stored before, although its sender may not have learnt of it. What they have written since takes its
 * place as long as nobody reviews it.
 */
async function storeAgain(
  trx: DatabaseTransaction,
  services: Services,
  {
    applicationId,
    ticketId,
    secret,
  }: { readonly applicationId: string; readonly ticketId: string; readonly secret: string },
  written: ApplicationInput,
): Promise<string> {
  const db = trx.as<ApplicationTables>();
  const stored = await db
    .selectFrom("application")
    .select(["number", "deleted_at", "products", "pictures", "licence"])
    .where("id", "=", applicationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { number } = stored;
  if (stored.deleted_at !== null) return number;
  const repository = repositoryOf(application, services);
  const [before] = (await repository.lock(trx, [applicationId])) as [Row];
  if (isSame(before, stored, written)) return number;
  if (before["state"] !== "submitted") {
    const words = before["state"] === "returned" ? REFUSALS.correctOnStatusPage : REFUSALS.reviewBegun;
    throw new Failure("inUse", { words, parameters: { number, secret } });
  }
  await validate(trx, applicationId, written);
  const values = valuesOf(written);
  await repository.update(trx, [{ before, values, action: "submit" }], null);
  await db.updateTable("application").set(undeclaredColumns(written)).where("id", "=", applicationId).execute();
  await claimPictures(trx, picturesIn(written), { applicationId, ticketId });
  if (before["email"] !== values.email)
    await readdressReceipt(trx, services, { id: applicationId, number, email: values.email });
  return number;
}

/** Stores a form: one application per ticket, however often it is sent (RE-17). */
export async function submit(
  services: Services,
  { draft: ticket, clientId, captcha, ...written }: Arguments<typeof applicationPublicCalls.submit>,
  { address, idempotencyKey }: Pick<RequestContext, "address" | "idempotencyKey">,
): Promise<{ number: string; secret: string }> {
  const { clock, database, env } = services;
  const secret = secretOf(services, ticket);
  // Validated before the captcha is spent, so that a mistyped field does not cost a new one.
  await inTransaction(database, (trx) => validate(trx, newRecordId(), written));
  if (env.captcha === "image") await spendCaptcha(services, clientId, captcha);
  const repository = repositoryOf(application, services);
  const sent = await inTransactionOnce(database, idempotencyKey, async (trx) => {
    const db = trx.as<ApplicationTables>();
    const ticketRow = await ticketOf(trx, services, ticket, true);
    if (!ticketRow) throw new Failure("notFound", { words: REFUSALS.noDraft });
    if (ticketRow.application_id !== null) {
      const stored = { applicationId: ticketRow.application_id, ticketId: ticketRow.id, secret };
      return { number: await storeAgain(trx, services, stored, written), secret };
    }
    const now = clock.now();
    const at = new Date(now).toISOString();
    const id = newRecordId(now);
    await validate(trx, id, written);
    const number = await nextNumber(trx, now);
    const values = { ...valuesOf(written), number, state: "submitted", consentAt: at, submittedAt: at };
    await repository.insert(trx, [{ id, values, action: "submit" }], null);
    await db
      .updateTable("application")
      .set({ ...undeclaredColumns(written), secret_hash: secretHash(services, number, secret) })
      .where("id", "=", id)
      .execute();
    await claimPictures(trx, picturesIn(written), { applicationId: id, ticketId: ticketRow.id });
    await db.updateTable("application_draft").set({ application_id: id }).where("id", "=", ticketRow.id).execute();
    await writeStep(trx, services, { applicationId: id, kind: "submitted" });
    return { number, secret };
  });
  await knowNetwork(services, sent.number, address);
  return sent;
}

/** The applicant's answer to a change request. Throws `inUse` in any other state than `returned`. */
export async function resubmit(
  services: Services,
  { number, secret, draft: ticket, ...written }: Arguments<typeof applicationPublicCalls.resubmit>,
  context: RequestContext,
): Promise<{ number: string }> {
  const { id } = await openApplication(services, number, secret, context);
  const repository = repositoryOf(application, services);
  return inTransactionOnce(services.database, context.idempotencyKey, async (trx) => {
    const [before] = (await repository.lock(trx, [id])) as [Row];
    refuseImpossible("resubmit", before["state"], context.language);
    await validate(trx, id, written);
    const ticketRow = ticket === undefined ? undefined : await ticketOf(trx, services, ticket);
    const values = { ...valuesOf(written), state: TRANSITIONS.resubmit.to };
    await repository.update(trx, [{ before, values, action: "resubmit" }], null);
    const db = trx.as<ApplicationTables>();
    await db.updateTable("application").set(undeclaredColumns(written)).where("id", "=", id).execute();
    await claimPictures(trx, picturesIn(written), { applicationId: id, ticketId: ticketRow?.id });
    await writeStep(trx, services, { applicationId: id, kind: TRANSITIONS.resubmit.entry });
    return { number: String(before["number"]) };
  });
}
