import { sql } from "kysely";
import type { Queryable } from "../../server/database/database.ts";
import type { IdentityTables } from "../user/user.server.ts";
import type { LISTED_AUDIENCES } from "./message.ts";

export interface Addressed extends Partial<
  Readonly<Record<(typeof LISTED_AUDIENCES)[number], readonly string[] | undefined>>
> {
  readonly audience: string;
}

const living = (on: Queryable) =>
  on
    .as<IdentityTables>()
    .selectFrom("account")
    .where("account.deleted_at", "is", null)
    .where("account.is_enabled", "=", true);

/** Whom a message goes to at this moment: those who may sign in. Who is gone since they were chosen is left out. */
function addressed(on: Queryable, { audience, users = [], roles = [], divisions = [] }: Addressed) {
  const all = living(on);
  switch (audience) {
    case "users":
      return all.where("account.id", "in", [...users, ""]);
    case "roles":
      return all.where("account.id", "in", (within) =>
        within
          .selectFrom("user_role")
          .innerJoin("role", "role.id", "user_role.role_id")
          .select("user_role.account_id")
          .where("role.deleted_at", "is", null)
          .where("role.id", "in", [...roles, ""]),
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

export const receiversOf = async (on: Queryable, to: Addressed): Promise<string[]> =>
  (await addressed(on, to).select("account.id").execute()).map(({ id }) => id);

export async function countReceivers(on: Queryable, to: Addressed): Promise<number> {
  const { receivers } = await addressed(on, to)
    .select(({ fn }) => fn.countAll<number>().as("receivers"))
    .executeTakeFirstOrThrow();
  return receivers;
}
