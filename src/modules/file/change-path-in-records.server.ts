import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { hasAny } from "../../contract/permission.ts";
import { inEach, inLanguage, type Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { permissionFor } from "../../crud/permissions.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Caller } from "../../server/caller.ts";
import type { Services } from "../../server/services.ts";
import { refuseAboveAny } from "../role/role.server.ts";
import { replaceValue } from "../setting/setting.server.ts";
import { user } from "../user/user.ts";
import { type ModuleColumn, type PictureColumn, showsPath } from "./picture-columns.server.ts";
import { FILE_CALL_TEXTS } from "./texts.ts";

interface Change {
  readonly from: string;
  readonly to: string;
  readonly caller: Caller;
}
type Needs = Pick<Services, "changes" | "clock" | "database">;

/** Names the kind of record only, as the caller may not be allowed to see the record. */
const notPermittedFor = (place: Words): Failure =>
  new Failure("notPermitted", {
    words: inEach((language) => inLanguage(FILE_CALL_TEXTS.beyond, language, { place: place[language] })),
  });

/**
 * Replaces a path in all records, as if the caller had saved each: it takes the right to update them, their data scope
 * and rank apply, and each change is logged. Sent messages keep the old path, which then leads to new content, so that
 * takes the right to edit messages.
 */
export async function changePathInRecords(
  trx: DatabaseTransaction,
  services: Needs,
  places: readonly PictureColumn[],
  change: Change,
): Promise<void> {
  const { from, to, caller } = change;
  for (const [module, own] of Map.groupBy(places, (place) => place.module))
    if (module) await rewriteRecords(trx, services, module, own as ModuleColumn[], change);
  for (const place of places.filter(({ table }) => table === "notification")) {
    if (hasAny(caller.permissions, "sys:message:update")) break;
    const { rows } = await sql`select 1 from ${sql.table(place.table)} where ${showsPath(place, from)} limit 1`.execute(
      trx.as<unknown>(),
    );
    if (rows.length > 0) throw notPermittedFor(place.title);
  }
  await replaceValue(trx, services, caller, {
    from,
    to,
    mayChange() {
      if (!hasAny(caller.permissions, "sys:setting:update")) throw notPermittedFor(FILE_CALL_TEXTS.settings);
    },
  });
}

async function rewriteRecords(
  trx: DatabaseTransaction,
  services: Needs,
  module: Module,
  places: readonly ModuleColumn[],
  { from, to, caller }: Change,
): Promise<void> {
  const found = await sql<{ id: string }>`
    select id from ${sql.table(module.table)} where ${sql.join(
      places.map((place) => showsPath(place, from)),
      sql` or `,
    )} order by id for update`.execute(trx.as<unknown>());
  const ids = found.rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const repository = repositoryOf(module, services);
  // Users may always change their own avatar (AZ-08).
  const others = ids.filter((id) => module.path !== user.path || id !== caller.userId);
  const seen = await repository.for(caller).where(trx, sql`id = any(${others}::text[])`);
  const mayChange = others.length === 0 || hasAny(caller.permissions, permissionFor(module, "update"));
  if (!mayChange || seen.length < others.length) throw notPermittedFor(module.title);
  if (module.path === user.path) await refuseAboveAny(trx, caller, others);
  const changed = (await repository.where(trx, sql`id = any(${ids}::text[])`)).map((before) => ({
    before,
    values: valuesOf(before, places, { from, to }),
  }));
  const deletions = await sql<{ id: string; at: string; by: string | null }>`
    select id, updated_at::text as at, updated_by as by from ${sql.table(module.table)}
    where id = any(${ids}::text[]) and deleted_at is not null`.execute(trx.as<unknown>());
  await repository.update(trx, changed, caller);
  // The last change of a record in the recycle bin stays its deletion.
  for (const { id, at, by } of deletions.rows)
    await sql`update ${sql.table(module.table)} set updated_at = ${at}::timestamptz, updated_by = ${by}
      where id = ${id}`.execute(trx.as<unknown>());
}

const valuesOf = (row: Row, places: readonly ModuleColumn[], { from, to }: Pick<Change, "from" | "to">) =>
  Object.fromEntries(
    places.flatMap(({ property }) => {
      const value = row[property];
      return typeof value === "string" && value.includes(from) ? [[property, value.replaceAll(from, to)]] : [];
    }),
  );
