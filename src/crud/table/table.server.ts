import type { Clock } from "../../server/clock.ts";
import type { Changes } from "../../server/database/changes/changes.ts";
import type { Database } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import type { CachedTotals } from "../pagination/list-reads.server.ts";
import { readsOf, type Reads } from "./read.server.ts";
import { scopeOf, scopeTables, type ScopedUser, type Scope } from "../scope/scope.server.ts";
import { cacheTotals } from "../../server/database/changes/cached-totals.ts";
import { readTableChange } from "./table-change.server.ts";
import { writesOf, type Writes } from "./write.server.ts";

export interface TableServices {
  readonly database: Database;
  readonly changes: Changes;
  readonly clock: Clock;
}

/** The stored records of a module. */
export interface Table extends Reads, Writes {
  /** The records as somebody may see them. */
  for(viewer: ScopedUser): Table;
}

// A table is made wherever one is needed; it listens for changes once.
const known = new WeakMap<Changes, Map<Module, CachedTotals>>();

function totalsOf(module: Module, changes: Changes): CachedTotals {
  const kept = known.get(changes) ?? new Map<Module, CachedTotals>();
  const totals = kept.get(module) ?? {
    // Most writes change existing records, which leaves the number of records as it is. Counting a million takes 0.1 s.
    all: cacheTotals(changes, [module.table], (payload) => readTableChange(payload)?.verb !== "updated"),
    narrowed: cacheTotals(changes, [module.table, ...scopeTables(module)]),
  };
  known.set(changes, kept.set(module, totals));
  return totals;
}

const tables = new WeakMap<TableServices, Map<Module, Table>>();

export function tableOf(module: Module, services: TableServices): Table {
  const made = tables.get(services) ?? new Map<Module, Table>();
  const table = made.get(module) ?? tableWithin(module, services, totalsOf(module, services.changes), undefined);
  tables.set(services, made.set(module, table));
  return table;
}

/** The table within a data scope; undefined: all of it. */
const tableWithin = (
  module: Module,
  services: TableServices,
  totals: CachedTotals,
  scope: Scope | undefined,
): Table => ({
  ...readsOf({ module, database: services.database, totals, scope }),
  ...writesOf(module, services),
  for(viewer) {
    const narrower = scopeOf(module, viewer);
    return narrower ? tableWithin(module, services, totals, narrower) : this;
  },
});
