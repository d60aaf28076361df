import { recordsOf, type RecordToChange } from "../../contract/optimistic-locking.ts";
import { endpointsOf } from "../endpoints.ts";
import { offers } from "../permissions.ts";
import { standardRoute, type MoreRoutes } from "../resource.server.ts";
import { removeRecords } from "./remove.server.ts";
import { restoreRecord } from "./restore.server.ts";

/** Into the recycle bin and back, of every module whose records can be deleted. */
export const binRoutes: MoreRoutes = (resource) => {
  const { remove, removeMany, restore } = endpointsOf(resource.module);
  if (!offers(resource.module, "delete")) return [];
  return [
    standardRoute(remove, (asked: RecordToChange, { caller }) => removeRecords(resource, [asked], caller)),
    standardRoute(removeMany, (asked: Parameters<typeof recordsOf>[0], { caller }) =>
      removeRecords(resource, recordsOf(asked), caller),
    ),
    standardRoute(restore, (asked: RecordToChange, { caller }) => restoreRecord(resource, asked, caller)),
  ];
};
