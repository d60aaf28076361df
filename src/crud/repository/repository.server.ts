import type { Clock } from "../../server/clock.ts";
import type { Changes } from "../../server/database/changes/changes.ts";
import type { Database } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import type { CachedTotals } from "../list-query/list-reads.server.ts";
import { readsOf, type Reads } from "./read.server.ts";
import { scopeOf, scopeTables, type ScopedUser, type Scope } from "../scope/scope.server.ts";
import { cacheTotals } from "../../server/database/changes/cached-totals.ts";
import { readTableChange } from "./table-change.server.ts";
import { writesOf, type Writes } from "./write.server.ts";

export interface RepositoryServices {
  readonly database: Database;
  readonly changes: Changes;
  readonly clock: Clock;
}

/** The stored records of a module. */
export interface Repository extends Reads, Writes {
  /** The records as somebody may see them. */
  for(viewer: ScopedUser): Repository;
}

// A repository is made wherever one is needed; its totals listen for changes once.
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

const repositories = new WeakMap<RepositoryServices, Map<Module, Repository>>();

export function repositoryOf(module: Module, services: RepositoryServices): Repository {
  const made = repositories.get(services) ?? new Map<Module, Repository>();
  const repository =
    made.get(module) ?? repositoryWithin(module, services, totalsOf(module, services.changes), undefined);
  repositories.set(services, made.set(module, repository));
  return repository;
}

/** The records within a data scope; undefined: all of them. */
const repositoryWithin = (
  module: Module,
  services: RepositoryServices,
  totals: CachedTotals,
  scope: Scope | undefined,
): Repository => ({
  ...readsOf({ module, database: services.database, totals, scope }),
  ...writesOf(module, services),
  for(viewer) {
    const narrower = scopeOf(module, viewer);
    return narrower ? repositoryWithin(module, services, totals, narrower) : this;
  },
});
