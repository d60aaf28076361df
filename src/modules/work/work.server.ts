import type { Filter } from "../../contract/list-query.ts";
import { hasAny } from "../../contract/permission.ts";
import { dayAt } from "../../contract/public/region-clock.ts";
import type { Module } from "../../crud/define-module.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { tableOf } from "../../crud/table/table.server.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { application, WAITING_STATES } from "../application/application.ts";
import { certificate, EXPIRING_DAYS } from "../certificate/certificate.ts";
import { work, type WorkKind, type WorkTile } from "./work.ts";

/** A kind of pending work, defined by filters of a list, which its tile opens. */
interface Waiting {
  readonly kind: WorkKind;
  readonly module: Module;
  readonly filters: readonly Filter[];
}

const DAY = 86_400_000; // ms

const among = (field: string, ...values: readonly string[]): Filter => ({ field, operator: "in", values });

/** All kinds in display order; a new one is a line here. */
function waitingOf(contentModules: readonly Module[], now: number): Waiting[] {
  // The same day as in the list of certificates.
  const day = (from: number) => dayAt(now + from * DAY, "laos");
  const ofContent = (kind: WorkKind, ...filters: readonly Filter[]) =>
    contentModules.map((module): Waiting => ({ kind, module, filters }));
  return [
    { kind: "waiting", module: application, filters: [among("state", ...WAITING_STATES)] },
    {
      kind: "expiring",
      module: certificate,
      filters: [
        { field: "validUntil", operator: "between", values: [day(0), day(EXPIRING_DAYS)] },
        among("isRevoked", "0"),
      ],
    },
    ...ofContent("draft", among("state", "draft")),
    ...ofContent("scheduled", among("state", "scheduled")),
    ...ofContent("outdatedLo", among("laoState", "outdated")),
    ...ofContent("outdatedEn", among("englishState", "outdated")),
  ];
}

const addressOf = ({ module, filters }: Waiting): string => {
  const query = filters.flatMap(({ field, operator, values }) =>
    values.map((value): [string, string] => [`${field}.${operator}`, value]),
  );
  return `${module.path}?${new URLSearchParams(query).toString()}`;
};

/** The caller's pending work; the numbers are the cached totals of the lists. */
export const workRoutes = (services: Services, contentModules: readonly Module[]): Route[] =>
  routes(work, {
    tiles: async (_, { caller }) => {
      const seen = waitingOf(contentModules, services.clock.now()).filter(({ module }) =>
        hasAny(caller.permissions, permissionFor(module, "list")),
      );
      const tiles: WorkTile[] = [];
      for (const each of seen) {
        const { kind, module, filters } = each;
        const count = await tableOf(module, services).for(caller).total({ filters });
        if (count > 0) tiles.push({ kind, path: module.path, count, address: addressOf(each) });
      }
      return tiles;
    },
  });
