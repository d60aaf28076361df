import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { hasAny } from "../../contract/permission.ts";
import { inEach, inLanguage, type Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { permissionFor } from "../../crud/permissions.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import { tableOf } from "../../crud/table/table.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Caller } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { refuseAboveAny } from "../role/role.server.ts";
import { replaceValue } from "../setting/setting.server.ts";
import { user } from "../user/user.ts";
import { type ModuleColumn, type PictureColumn, shows } from "./picture-columns.server.ts";
import { FILE_CALL_TEXTS } from "./texts.ts";

interface Change {
  readonly from: string;
  readonly to: string;
  readonly caller: Caller;
}
type Needs = Pick<Services, "changes" | "clock" | "database">;

/** Only the kind of thing is named: which record it is may not be for the caller. */
const beyond = (place: Words): Failure =>
  new Failure("notPermitted", {
    words: inEach((language) => inLanguage(FILE_CALL_TEXTS.beyond, language, { place: place[language] })),
  });

/**
 * Puts a new address wherever the old one stands, as if the caller had saved each record: with the right to change such records, those
 * of their data scope, nobody's above them, and each in the log. What was sent to people keeps the address, which now leads to
 * something else: that is for who may change messages.
 */
export async function rewrite(
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
    const { rows } = await sql`select 1 from ${sql.table(place.table)} where ${shows(place, from)} limit 1`.execute(
      trx.as<unknown>(),
    );
    if (rows.length > 0) throw beyond(place.title);
  }
  await replaceValue(trx, services, caller, {
    from,
    to,
    mayChange() {
      if (!hasAny(caller.permissions, "sys:setting:update")) throw beyond(FILE_CALL_TEXTS.settings);
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
  const held = await sql<{ id: string }>`
    select id from ${sql.table(module.table)} where ${sql.join(
      places.map((place) => shows(place, from)),
      sql` or `,
    )} order by id for update`.execute(trx.as<unknown>());
  const ids = held.rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const table = tableOf(module, services);
  // One's own portrait one changes anyway (AZ-08).
  const others = ids.filter((id) => module.path !== user.path || id !== caller.userId);
  const seen = await table.for(caller).where(trx, sql`id = any(${others}::text[])`);
  const mayChange = others.length === 0 || hasAny(caller.permissions, permissionFor(module, "update"));
  if (!mayChange || seen.length < others.length) throw beyond(module.title);
  if (module.path === user.path) await refuseAboveAny(trx, caller, others);
  const changed = (await table.where(trx, sql`id = any(${ids}::text[])`)).map((before) => ({
    before,
    values: valuesOf(before, places, { from, to }),
  }));
  const stored = await table.update(trx, changed, caller.userId);
  await table.audit(
    trx,
    caller,
    changed.map((each, index) => ({ action: "update", row: stored[index] as Row, ...each })),
  );
}

const valuesOf = (row: Row, places: readonly ModuleColumn[], { from, to }: Pick<Change, "from" | "to">) =>
  Object.fromEntries(
    places.flatMap(({ property }) => {
      const value = row[property];
      return typeof value === "string" && value.includes(from) ? [[property, value.replaceAll(from, to)]] : [];
    }),
  );
