import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { PREFERENCE_READERS } from "../../contract/preferences/preferences.ts";
import { defineTexts } from "../../contract/text.ts";
import { storedAs } from "../../crud/define-module.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Caller } from "../../server/http/route.ts";
import { areWithin } from "../role/role.server.ts";
import { peopleSeenBy, type IdentityTables } from "../user/user.server.ts";
import { message, type LISTED_AUDIENCES } from "./message.ts";

export interface Addressed extends Partial<
  Readonly<Record<(typeof LISTED_AUDIENCES)[number], readonly string[] | undefined>>
> {
  readonly audience: string;
}

/** What a stored message says of it. */
export const addressedBy = (row: Row): Addressed => storedAs(message, row);

const living = (on: Queryable) =>
  on
    .as<IdentityTables>()
    .selectFrom("account")
    .where("account.deleted_at", "is", null)
    .where("account.is_enabled", "=", true);

// One parameter however many were chosen.
const among = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${ids}::text[])`;

/** Whom a message goes to at this moment: those who may sign in. Who is gone since they were chosen is left out. */
export function addressed(on: Queryable, { audience, users = [], roles = [], divisions = [] }: Addressed) {
  const all = living(on);
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
      return all.where(sql<boolean>`false`); // an audience of the dictionary that this program does not know
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
 * With a data scope one writes to whom one sees, and takes back or repeats what went to them: named people and divisions. Everybody, and
 * those of a role, are more than that, and how many there are is told by the receipts (AZ-05).
 */
export async function isWithinScope(on: Queryable, caller: Caller, to: Addressed): Promise<boolean> {
  if (!caller.scope) return true;
  const { audience, users = [], divisions = [] } = to;
  const { divisionIds } = caller.scope;
  if (audience === "divisions") return areWithin(on, divisions, divisionIds);
  if (audience !== "users") return false;
  const { rows } = await sql<{ id: string }>`
    select id from account where id = any(${users}::text[]) and ${peopleSeenBy(caller)}`.execute(on.as<unknown>());
  return rows.length === new Set(users).size;
}

/** Throws `invalidInput` for what is not within somebody's scope. */
export async function refuseBeyondScope(on: Queryable, caller: Caller, to: Addressed): Promise<void> {
  if (await isWithinScope(on, caller, to)) return;
  // Said by the message itself too: a copy and a sending have no form beside them.
  throw new Failure("invalidInput", { words: texts.beyond, issues: [{ field: "audience", words: texts.beyond }] });
}

/** How many it would reach, and in which language they read; for somebody with a data scope, of the people in it. */
export async function countSeenReceivers(on: Queryable, to: Addressed, caller: Caller) {
  const counts = await addressed(on, to)
    .where(peopleSeenBy(caller))
    // Whoever never chose a language reads in the default one.
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

export async function countReceivers(on: Queryable, to: Addressed): Promise<number> {
  const { receivers } = await addressed(on, to)
    .select(({ fn }) => fn.countAll<number>().as("receivers"))
    .executeTakeFirstOrThrow();
  return receivers;
}
