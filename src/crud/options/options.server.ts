import { sql, type RawBuilder } from "kysely";
import { escapeLike } from "../../server/database/escape-like.ts";
import type { Caller } from "../../server/http/route.ts";
import type { Option, OptionsAsked } from "../../contract/option.ts";
import { recordTitles } from "../record-title.ts";
import type { Module } from "../define-module.ts";
import type { Resource } from "../resource.server.ts";
import { columnOf } from "../table/columns.server.ts";
import { conditionsOf } from "../table/filters.server.ts";
import { mayListTitles, mayReadTitle } from "../scope/title-access.server.ts";
import { choosableIn, pathsOf } from "../tree/tree-paths.server.ts";

const MAX_OPTIONS = 50;

/** By the title alone: a search of all that the list searches would tell of fields that the caller may not read. */
function isTitled(module: Module, search: string): RawBuilder<unknown> {
  const titles = module.properties
    .filter(({ fieldName }) => fieldName === module.recordTitle)
    .map(({ name }) => sql`${sql.ref(columnOf(name))} ilike ${`%${escapeLike(search)}%`}`);
  return sql`(${sql.join(titles, sql` or `)})`;
}

/** Records to choose from by their names, or the names of those that are chosen already. */
export async function optionsOf(
  { module, table, modules, services: { database } }: Resource,
  { search, ids }: OptionsAsked,
  caller: Caller,
): Promise<Option[]> {
  const readable = mayReadTitle(module, caller, modules);
  const isListed = mayListTitles(module, caller);
  const found = conditionsOf(module, { filters: [], ...(search && isListed ? { search } : {}) });
  const unlisted = sql`${readable} and ${search ? isTitled(module, search) : sql`true`}`;
  // A deleted record has no title; where it is still referred to, the view says that it no longer exists.
  const rows = ids
    ? await table.where(database, sql`deleted_at is null and id = any(${ids}::text[]) and ${readable}`)
    : await table
        .for(caller)
        .where(database, sql`${found} and ${choosableIn(module)} and ${isListed ? sql`true` : unlisted}`, MAX_OPTIONS);
  const paths = await pathsOf(
    database,
    module,
    rows.map(({ id }) => id),
  );
  const options = rows.map((row) => ({ id: row.id, title: recordTitles(module, row), path: paths?.get(row.id) }));
  // Of places with one name, such as a province and its district, the one that contains the other.
  return !search ? options : options.toSorted((a, b) => (a.path?.length ?? 0) - (b.path?.length ?? 0));
}
