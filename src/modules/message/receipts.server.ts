import { fileAnswer } from "../../server/http/answer/answered-file.ts";
import { sql, type Expression, type SqlBool } from "kysely";
import type { Arguments, Reply } from "../../contract/endpoint.ts";
import { wallTime } from "../../contract/date/wall-time.ts";
import { defineTexts } from "../../contract/text.ts";
import { askedPage } from "../../contract/wire/wire.ts";
import { timeZoneFor } from "../../crud/sheet/sheet-time-zone.server.ts";
import { writeWorkbook } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import { escapeLike } from "../../server/database/escape-like.ts";
import type { Caller } from "../../server/caller.ts";
import type { SignedInContext } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { chosenTimeZone } from "../preference/preference.server.ts";
import type { IdentityTables } from "../identity/identity.server.ts";
import { peopleSeenBy } from "../user/user.server.ts";
import { message, type messageCalls } from "./message.ts";
import type { MessageTables } from "./message-tables.server.ts";
import { sliceOf } from "../../contract/list-query.ts";

const MAX_EXPORTED = 100_000;

const texts = defineTexts("receiptSheet", {
  title: { zh: "阅读情况", lo: "ຜູ້ອ່ານ", en: "Read receipts" },
  username: { zh: "用户名", lo: "ຊື່ຜູ້ໃຊ້", en: "User name" },
  name: { zh: "姓名", lo: "ຊື່ ແລະ ນາມສະກຸນ", en: "Name" },
  read: { zh: "阅读时间", lo: "ເວລາອ່ານ", en: "Read at" },
  acknowledged: { zh: "确认时间", lo: "ເວລາຢືນຢັນ", en: "Confirmed at" },
});

type ReceiptFilter = Omit<Arguments<typeof messageCalls.receipts>, "page" | "limit">;
type Receipts = Reply<typeof messageCalls.receipts>;
type Tables = MessageTables & IdentityTables;
type Needs = Pick<Services, "changes" | "clock" | "database">;

const CONDITIONS: Record<NonNullable<ReceiptFilter["only"]>, Expression<SqlBool>> = {
  unread: sql<SqlBool>`message_receipt.read_at is null`,
  read: sql<SqlBool>`message_receipt.read_at is not null`,
  acknowledged: sql<SqlBool>`message_receipt.acknowledged_at is not null`,
  unacknowledged: sql<SqlBool>`message_receipt.acknowledged_at is null`,
};

/** Throws `notFound` also for a message outside the caller's data scope (AZ-05). */
const titleOf = async (services: Needs, id: string, caller: Caller): Promise<string> =>
  String((await repositoryOf(message, services).for(caller).get(id))["title"]);

const receiversOf = (on: Queryable, id: string) =>
  on
    .as<Tables>()
    .selectFrom("notification")
    .innerJoin("message_receipt", "message_receipt.notification_id", "notification.id")
    .innerJoin("account", "account.id", "message_receipt.account_id")
    .where("notification.message_id", "=", id);

/**
 * Receivers within the caller's data scope; the others appear in the totals only, and filters do not reveal them
 * (AZ-05).
 */
const visibleReceivers = (on: Queryable, { id, only, search }: ReceiptFilter, caller: Caller) => {
  let found = receiversOf(on, id).where(peopleSeenBy(caller));
  if (only) found = found.where(CONDITIONS[only]);
  if (search)
    found = found.where((row) =>
      row.or([
        row("account.real_name", "ilike", `%${escapeLike(search)}%`),
        row("account.username", "ilike", `%${escapeLike(search)}%`),
      ]),
    );
  return found;
};

const rowsOf = async (
  on: Queryable,
  query: ReceiptFilter,
  caller: Caller,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Receipts["rows"]> => {
  const rows = await visibleReceivers(on, query, caller)
    .select([
      "account.id",
      "account.username",
      "account.real_name",
      "message_receipt.read_at",
      "message_receipt.acknowledged_at",
    ])
    .orderBy(sql`message_receipt.acknowledged_at desc nulls first`)
    .orderBy(sql`message_receipt.read_at desc nulls first`)
    .orderBy("account.id")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    userId: row.id,
    username: row.username,
    realname: row.real_name,
    readDate: row.read_at ?? "",
    acknowledgedDate: row.acknowledged_at ?? "",
  }));
};

/** A message's receivers with the times of reading and confirming; those who have done neither first. */
export async function receipts(
  services: Needs,
  { page, limit, ...query }: Arguments<typeof messageCalls.receipts>,
  caller: Caller,
): Promise<Receipts> {
  const asked = askedPage({ page, limit });
  const { database } = services;
  await titleOf(services, query.id, caller);
  const rows = await rowsOf(database, query, caller, sliceOf(asked));
  const { total } = await visibleReceivers(database, query, caller)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { seen, ...counted } = await receiversOf(database, query.id)
    .select(({ fn }) => [
      fn.countAll<number>().as("receivers"),
      fn.count<number>("message_receipt.read_at").as("read"),
      fn.count<number>("message_receipt.acknowledged_at").as("acknowledged"),
      sql<number>`count(*) filter (where ${peopleSeenBy(caller)})`.as("seen"),
    ])
    .executeTakeFirstOrThrow();
  return { rows, total, ...counted, unnamed: counted.receivers - seen, ...asked };
}

/** The receipts as a spreadsheet, with times in the reader's time zone. */
export async function exportReceipts(
  services: Needs,
  query: Arguments<typeof messageCalls.exportReceipts>,
  { caller, language, timeZone: named }: Pick<SignedInContext, "caller" | "language" | "timeZone">,
): Promise<Reply<typeof messageCalls.exportReceipts>> {
  const title = await titleOf(services, query.id, caller);
  const rows = await rowsOf(services.database, query, caller, { offset: 0, limit: MAX_EXPORTED });
  const chosen = { chosenTimeZone: (userId: string) => chosenTimeZone(services.database, userId) };
  const timeZone = await timeZoneFor(chosen, { caller, timeZone: named });
  const momentCell = (iso: string) => (iso === "" ? null : new Date(wallTime(new Date(iso), timeZone)));
  const name = texts.title[language];
  const bytes = await writeWorkbook([
    {
      name,
      columns: [
        { title: texts.username[language] },
        { title: texts.name[language] },
        { title: texts.read[language], type: "timestamptz", timeZone },
        { title: texts.acknowledged[language], type: "timestamptz", timeZone },
      ],
      rows: rows.map((row) => [row.username, row.realname, momentCell(row.readDate), momentCell(row.acknowledgedDate)]),
    },
  ]);
  return fileAnswer(bytes, `${name}-${title.slice(0, 60)}.xlsx`);
}
