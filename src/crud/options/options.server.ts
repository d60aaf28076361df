import { sql, type SqlBool } from "kysely";
import type { Caller } from "../../server/caller.ts";
import { MAX_OPTIONS, type Option, type OptionsAsked } from "../../contract/option.ts";
import { recordTitles } from "../record/record-title.ts";
import type { Resource } from "../resource.server.ts";
import { conditionsOf } from "../list-query/filters.server.ts";
import { scopeOf, withinScope } from "../scope/scope.server.ts";
import { mayList, mayListTitles, mayReadTitle } from "../scope/title-access.server.ts";
import { idsByTitle } from "./title-search.server.ts";
import { choosableIn, pathsOf } from "../tree/tree-paths.server.ts";

/** Records to choose from by their names, or the names of those that are chosen already. */
export async function optionsOf(
  { module, repository, modules, services: { database } }: Resource,
  { search, ids }: OptionsAsked,
  caller: Caller,
): Promise<Option[]> {
  const readable = mayReadTitle(module, caller, modules);
  const found = conditionsOf(module, { filters: [], ...(search ? { search } : {}) });
  const offered = sql<SqlBool>`${found} and ${choosableIn(module)} and ${mayListTitles(module, caller) ? sql`true` : readable}`;
  const isByTitle = search && !module.areForEverybody && !mayList(module, caller);
  const seen = withinScope(scopeOf(module, caller));
  const wanted = isByTitle
    ? sql<SqlBool>`id = any(${await idsByTitle(database, module, sql<SqlBool>`${offered}${seen}`, { query: search, limit: MAX_OPTIONS })}::text[])`
    : offered;
  // A deleted record has no title; where it is still referred to, the view says that it no longer exists.
  const rows = ids
    ? await repository.where(database, sql`deleted_at is null and id = any(${ids}::text[]) and ${readable}`)
    : await repository.for(caller).where(database, wanted, MAX_OPTIONS);
  const paths = await pathsOf(
    database,
    module,
    rows.map(({ id }) => id),
  );
  const options = rows.map((row) => ({ id: row.id, title: recordTitles(module, row), path: paths?.get(row.id) }));
  // Of places with one name, such as a province and its district, the one that contains the other.
  return !search ? options : options.toSorted((a, b) => (a.path?.length ?? 0) - (b.path?.length ?? 0));
}
