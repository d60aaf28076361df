import { refuseStale } from "../server/database/refuse-stale.ts";
import type { SignedInContext } from "../server/http/route.ts";
import { asStored, lockOne } from "./optimistic-locking/lock-records.server.ts";
import { changesOf } from "./record/changes-of.server.ts";
import type { Row, RowValues } from "./record/columns.server.ts";
import type { Resource } from "./resource.server.ts";
import { saveOne } from "./save.server.ts";

export type Update = RowValues & { readonly id: string; readonly version?: number };

/** Saves the changed values of a record, unless somebody else changed it since `version`. */
export function updateRecord(
  resource: Resource,
  { id, version, ...values }: Update,
  { caller }: SignedInContext,
): Promise<Row> {
  const { module, modules, services } = resource;
  return saveOne(services.database, { ...resource, caller }, async (trx) => {
    const before = await lockOne(trx, services, { module, caller }, { id });
    // A save sent twice finds its own work done (RE-17).
    const isDone = Object.keys(changesOf(module, values, before, caller.hosts)).length === 0;
    if (!isDone) await refuseStale(version, asStored(trx, { module, caller, modules }, before));
    return { values, before };
  });
}
