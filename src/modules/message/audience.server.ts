import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { PREFERENCE_READERS } from "../../contract/preferences/preferences.ts";
import { defineTexts } from "../../contract/text.ts";
import { storedAs } from "../../crud/define-module.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Caller } from "../../server/caller.ts";
import { areWithin } from "../role/role.server.ts";
import type { IdentityTables } from "../identity/identity.server.ts";
import { peopleSeenBy } from "../user/user.server.ts";
import { message, type LISTED_AUDIENCES } from "./message.ts";

export interface Audience extends Partial<
  Readonly<Record<(typeof LISTED_AUDIENCES)[number], readonly string[] | undefined>>
> {
  readonly audience: string;
}

export const addressedBy = (row: Row): Audience => storedAs(message, row);

const activeAccounts = (on: Queryable) =>
  on
    .as<IdentityTables>()
    .selectFrom("account")
    .where("account.deleted_at", "is", null)
    .where("account.is_enabled", "=", true);

// `any` takes one parameter however many ids there are.
const among = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${ids}::text[])`;

/** Query of the accounts a message would go to now: active ones only. */
export function accountsIn(on: Queryable, { audience, users = [], roles = [], divisions = [] }: Audience) {
  const all = activeAccounts(on);
  switch (audience) {
    case "users":
      return all.where(among("account.id", users));
    case "roles":
      return all.where("account.id", "in", (within) =>
        within
          .selectFrom("user_role")
          .innerJoin("role", "role.id", "user_role.role_id")
          .select("user_role.account_id")
          .where("role.deleted_at", "is", null)
          .where(among("role.id", roles)),
      );
    case "divisions":
      return all.where(
        sql<boolean>`account.division_id in (
          with recursive below as (
            select id from division where id = any(${divisions}::text[])
            union
            select division.id from division join below on division.parent_id = below.id
          )
          select id from below)`,
      );
    case "everybody":
      return all;
    default:
      return all.where(sql<boolean>`false`); // an unknown value that somebody added to the dictionary
  }
}

const texts = defineTexts("messageAudience", {
  beyond: {
    zh: "接收人超出您的数据范围。您只能处理发给本人数据范围内用户或行政区划的消息",
    lo: "ຜູ້ຮັບຢູ່ນອກຂອບເຂດຂໍ້ມູນຂອງທ່ານ, ຈັດການໄດ້ສະເພາະຂໍ້ຄວາມເຖິງຜູ້ໃຊ້ ຫຼື ເຂດໃນຂອບເຂດຂອງທ່ານ",
    en: "The recipients are outside your data scope. You can only manage messages to users and divisions within it",
  },
});

/**
 * Users with a data scope may write to users and divisions within it, and withdraw or resend only such messages.
 * Everybody and roles go beyond it: their receipts would reveal the number of people (AZ-05).
 */
export async function isWithinScope(on: Queryable, caller: Caller, to: Audience): Promise<boolean> {
  if (!caller.scope) return true;
  const { audience, users = [], divisions = [] } = to;
  const { divisionIds } = caller.scope;
  if (audience === "divisions") return areWithin(on, divisions, divisionIds);
  if (audience !== "users") return false;
  const { rows } = await sql<{ id: string }>`
    select id from account where id = any(${users}::text[]) and ${peopleSeenBy(caller)}`.execute(on.as<unknown>());
  return rows.length === new Set(users).size;
}

/** Throws `invalidInput` unless the receivers are within the caller's data scope. */
export async function refuseBeyondScope(on: Queryable, caller: Caller, to: Audience): Promise<void> {
  if (await isWithinScope(on, caller, to)) return;
  // The failure's own message names the reason too, as duplicating and sending have no form.
  throw new Failure("invalidInput", { words: texts.beyond, errors: [{ field: "audience", words: texts.beyond }] });
}

/** Number of receivers within the caller's data scope, in total and by reading language. */
export async function countSeenReceivers(on: Queryable, to: Audience, caller: Caller) {
  const counts = await accountsIn(on, to)
    .where(peopleSeenBy(caller))
    // Null for accounts that never chose a language; they count for the default one.
    .select(
      sql<string>`(select value from preference where account_id = account.id and name = 'language')`.as("language"),
    )
    .select(({ fn }) => fn.countAll<number>().as("people"))
    .groupBy("language")
    .execute();
  const reading = { zh: 0, lo: 0, en: 0 };
  for (const { language, people } of counts) reading[PREFERENCE_READERS.language(language ?? undefined)] += people;
  return { receivers: counts.reduce((sum, { people }) => sum + people, 0), reading };
}

export async function countReceivers(on: Queryable, to: Audience): Promise<number> {
  const { receivers } = await accountsIn(on, to)
    .select(({ fn }) => fn.countAll<number>().as("receivers"))
    .executeTakeFirstOrThrow();
  return receivers;
}
