import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import type { RecordToChange } from "../../../contract/optimistic-locking.ts";
import { paragraphs } from "../../../contract/html/paragraphs.ts";
import { Failure } from "../../../contract/errors.ts";
import type { Language } from "../../../contract/text.ts";
import { databaseErrorKind } from "../../../server/database/database-errors.ts";
import type { Module } from "../../../crud/define-module.ts";
import type { Hooks } from "../../../crud/hooks.server.ts";
import type { Row, RowValues } from "../../../crud/record/columns.server.ts";
import { SAVE_RULES } from "../../../crud/rules/save-rules.server.ts";
import { lockOne } from "../../../crud/optimistic-locking/lock-records.server.ts";
import type { PendingRecord } from "../../../crud/record/pending-record.server.ts";
import { prepareRecords, writeRecords } from "../../../crud/save.server.ts";
import { repositoryOf } from "../../../crud/repository/repository.server.ts";
import { isEmptyValue } from "../../../fields/field-value.ts";
import { SOURCE_LANGUAGE } from "../../../fields/translated-text/source-language.ts";
import { TRANSLATION_SUFFIXES } from "../../../fields/translated-text/translated-text.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import { inTransactionOnce } from "../../../server/http/answer/idempotency.ts";
import type { Caller } from "../../../server/caller.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import type { Services } from "../../../server/services.ts";
import { enterprise } from "../../enterprise/enterprise.ts";
import { enterpriseHooks } from "../../enterprise/enterprise.server.ts";
import { product } from "../../product/product.ts";
import { productHooks } from "../../product/product.server.ts";
import {
  PICTURE_STORED,
  addThumbnail,
  forgetUnstored,
  newKey,
  reserveRoom,
  shownPath,
  type AttachmentRow,
  type AttachmentTables,
} from "../../upload/upload.server.ts";
import { application } from "../application.ts";
import type { ApplicationTables, StoredProduct, PictureRow } from "../application-tables.server.ts";
import { picturesOf } from "../pictures.server.ts";
import { refuseImpossible, writeStep } from "../steps.server.ts";
import { REFUSALS } from "../texts.ts";
import { TRANSITIONS } from "../transitions.ts";

interface ApprovalRequest extends RecordToChange {
  readonly enterprise?: string | null | undefined;
  readonly message?: string | null | undefined;
}

/** A picture's copy in the public file area, unused until the approval commits. */
interface Copy {
  readonly of: string;
  readonly row: AttachmentRow;
  readonly bytes: Uint8Array;
}

async function copyPicture(
  services: Services,
  picture: PictureRow,
  place: string,
  caller: Caller,
): Promise<Copy | undefined> {
  const file = await services.storage.get(picture.storage_key);
  if (!file) return undefined;
  const bytes = await buffer(file.stream);
  const ending = picture.content_type === "image/png" ? "png" : "jpg";
  const wanted = {
    storage_key: newKey(place, services.clock.now(), ending),
    base_path: place,
    file_name: `${picture.id}.${ending}`,
    file_extension: ending,
    content_type: picture.content_type,
    file_size: bytes.length,
    width: picture.width,
    height: picture.height,
    created_by: caller.userId,
  };
  const row = await reserveRoom(services, wanted, { isCounted: false });
  await services.storage.put(row.storage_key, bytes, picture.content_type);
  return { of: picture.id, row, bytes };
}

/** Sets only the column of the language the text was written in. */
const asWritten = (name: string, text: string | null, suffix: string): RowValues =>
  text ? { [`${name}${suffix}`]: text } : {};

/** A module of the records that are made, with its own rules. */
interface Made {
  readonly module: Module;
  readonly hooks: Hooks;
}
const ENTERPRISE: Made = { module: enterprise, hooks: enterpriseHooks };
const PRODUCT: Made = { module: product, hooks: productHooks };

/** Saves by the module's own rules, as the form would. */
async function save(
  trx: DatabaseTransaction,
  services: Services,
  { module, hooks }: Made,
  pending: readonly PendingRecord[],
  caller: Caller,
): Promise<readonly Row[]> {
  const saving = { module, repository: repositoryOf(module, services), hooks, rules: SAVE_RULES, caller };
  const prepared = await prepareRecords(trx, saving, pending);
  const [refusal] = prepared.refusals;
  const errors = refusal?.failure.details.errors ?? prepared.errors;
  const [error] = errors;
  // No form shows errors beside its fields here, so the message itself names the first.
  if (error) {
    const isTaken = error.field === "creditCode";
    throw new Failure("invalidInput", { words: isTaken ? REFUSALS.creditCodeTaken : error.words, errors });
  }
  if (refusal) throw refusal.failure;
  return (await writeRecords(trx, saving, prepared.pending)).rows;
}

/** Column values of the enterprise; `pictures` are comma-separated paths. */
function enterpriseValues(row: Row, pictures: string): RowValues {
  const suffix = TRANSLATION_SUFFIXES[row["language"] as Language];
  const own = (name: string) => (row[name] as string | null) ?? null;
  const introduction = own("introduction");
  return {
    [SOURCE_LANGUAGE]: row["language"],
    name: own("name"),
    nameLo: own("nameLo"),
    nameEn: own("nameEn"),
    type: row["type"],
    division: row["division"],
    creditCode: own("creditCode"),
    contact: own("contact"),
    phone: own("phone"),
    email: own("email"),
    pictures,
    ...asWritten("address", own("address"), suffix),
    ...asWritten("introduction", introduction && paragraphs(introduction), suffix),
  };
}

/** Only the values whose columns are empty, so that the staff's own entries are kept. */
const missingOf = (values: RowValues, before: RowValues): RowValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isEmptyValue(before[name])));

const productValues = (row: Row, one: StoredProduct, enterpriseId: string, pictures: string): RowValues => {
  const suffix = TRANSLATION_SUFFIXES[row["language"] as Language];
  return {
    category: one.category,
    division: row["division"],
    enterprise: enterpriseId,
    months: [...one.months],
    pictures,
    [SOURCE_LANGUAGE]: row["language"],
    ...asWritten("name", one.name, suffix),
    ...asWritten("description", one.text && paragraphs(one.text), suffix),
  };
};

/** Marks the copies as stored; before the records are saved, which may show only stored pictures. */
async function confirmCopies(
  trx: DatabaseTransaction,
  { changes }: Services,
  copies: readonly Copy[],
  at: string,
): Promise<void> {
  if (copies.length === 0) return;
  const ids = copies.map(({ row }) => row.id);
  const kept = await trx
    .as<AttachmentTables>()
    .updateTable("attachment")
    .set({ stored_at: at })
    .where("id", "in", ids)
    .returning("id")
    .execute();
  // deleted by the sweep meanwhile: the clock jumped, or copying took an hour
  if (kept.length < copies.length) throw new Failure("unavailable");
  await changes.announce(trx, PICTURE_STORED);
}

async function make(
  trx: DatabaseTransaction,
  services: Services,
  asked: ApprovalRequest,
  copies: readonly Copy[],
  { caller, language }: SignedInContext,
): Promise<{ enterprise: string; products: string[] }> {
  const { id, enterprise: chosen, message } = asked;
  const repository = repositoryOf(application, services);
  const db = trx.as<ApplicationTables>();
  const before = await lockOne(trx, services, { module: application, caller }, asked);
  refuseImpossible("approve", before["state"], language);
  const stored = await db
    .selectFrom("application")
    .select(["products", "pictures"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const at = new Date(services.clock.now()).toISOString();
  await confirmCopies(trx, services, copies, at);
  const paths = (ids: readonly string[], place: string) =>
    copies
      .filter(({ of, row }) => ids.includes(of) && row.base_path === place)
      .map(({ row }) => shownPath(row.storage_key))
      .join(",");
  const values = enterpriseValues(before, paths(stored.pictures, "/file/enterprise/"));
  const [known] = chosen ? await repositoryOf(enterprise, services).for(caller).lock(trx, [chosen]) : [];
  const target = known
    ? { id: known.id, values: missingOf(values, known), before: known }
    : { id: newRecordId(services.clock.now()), values };
  const [saved] = (await save(trx, services, ENTERPRISE, [target], caller)) as [Row];
  const pending = stored.products.map((one) => ({
    id: newRecordId(services.clock.now()),
    values: productValues(before, one, saved.id, paths(one.pictures, "/file/product/")),
  }));
  const products = (await save(trx, services, PRODUCT, pending, caller)).map((row) => row.id);
  const decided = { state: TRANSITIONS.approve.to, decidedAt: at, enterprise: saved.id };
  await repository.update(trx, [{ before, values: decided, action: "approve" }], caller);
  await db.updateTable("application").set({ made_products: products }).where("id", "=", id).execute();
  await writeStep(trx, services, { applicationId: id, kind: TRANSITIONS.approve.entry, by: caller.userId, message });
  return { enterprise: saved.id, products };
}

/**
 * Creates the enterprise, or completes the chosen one, and its products as drafts. Pictures are copied to the public
 * file area before the transaction and removed again if it fails.
 */
export async function approve(services: Services, asked: ApprovalRequest, context: SignedInContext) {
  const { caller, language } = context;
  const { database, log } = services;
  // Checked before copying; checked again under lock in `make`.
  const row = await inTransaction(database, (trx) => lockOne(trx, services, { module: application, caller }, asked));
  refuseImpossible("approve", row["state"], language);
  const { rows } = await sql<{ pictures: string[]; products: StoredProduct[] }>`
    select pictures, products from application where id = ${asked.id}`.execute(database.as<unknown>());
  const ofProducts = new Set((rows[0]?.products ?? []).flatMap(({ pictures }) => pictures));
  const copies: Copy[] = [];
  try {
    for (const picture of await picturesOf(database, asked.id))
      for (const place of [
        ...(rows[0]?.pictures.includes(picture.id) ? ["/file/enterprise/"] : []),
        ...(ofProducts.has(picture.id) ? ["/file/product/"] : []),
      ]) {
        const copy = await copyPicture(services, picture, place, caller);
        if (copy) copies.push(copy);
      }
    const made = await inTransactionOnce(database, context.idempotencyKey, (trx) =>
      make(trx, services, asked, copies, context),
    );
    for (const { row: copied, bytes } of copies) await addThumbnail(services, copied, bytes);
    return made;
  } catch (error) {
    for (const { row: copied } of copies)
      await forgetUnstored(services, copied).catch((reason: unknown) =>
        log.error({ err: reason, key: copied.storage_key }, "A copied picture stays for the sweep."),
      );
    throw databaseErrorKind(error) === "unique"
      ? new Failure("invalidInput", { words: REFUSALS.creditCodeTaken })
      : error;
  }
}
