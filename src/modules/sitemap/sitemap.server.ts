import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import type { Module } from "../../crud/define-module.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { columnOf } from "../../crud/record/columns.server.ts";
import { completeLanguages, isPublished, LANGUAGE_PROPERTIES } from "../public-side/public-side.server.ts";
import { publishedRecords, RECORDS_IN_PART } from "./sitemap.ts";

interface Kind {
  readonly kind: string;
  readonly changed: Date | string;
  /** First id of each part. */
  readonly starts: readonly string[];
}

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly updatedAt: Date | string;
}

const SELECTED = sql.join(
  ["id", "updatedAt", ...LANGUAGE_PROPERTIES].map((name) => sql`${sql.ref(columnOf(name))} as ${sql.ref(name)}`),
);

const text = (moment: Date | string): string => new Date(moment).toISOString();

/**
 * The addresses of all published records. A part starts at an id, so that the last one costs as little as the first.
 */
export function sitemapRoutes(services: Services, modules: readonly Module[]): Route[] {
  const shown = modules.flatMap((module) => (module.publicPath ? [{ ...module, publicPath: module.publicPath }] : []));
  const db = services.database.as<unknown>();
  const now = () => new Date(services.clock.now()).toISOString();
  const kept = new Map<string, Promise<Kind>>();
  for (const { table } of shown) services.changes.on(table, () => void kept.delete(table));

  const count = async ({ table }: Module): Promise<Kind> => {
    const { rows } = await sql<Omit<Kind, "kind">>`
      select max(updated_at) as changed,
        coalesce(array_agg(id order by id) filter (where place % ${RECORDS_IN_PART} = 0), '{}') as starts
      from (select id, updated_at, row_number() over (order by id) - 1 as place from ${sql.table(table)}
        where ${isPublished(now())}) as numbered`.execute(db);
    return { kind: table, ...(rows[0] as Omit<Kind, "kind">) };
  };
  const kindOf = (module: Module): Promise<Kind> => {
    const present = kept.get(module.table);
    if (present) return present;
    const counting = count(module);
    kept.set(module.table, counting);
    counting.catch(() => kept.delete(module.table));
    return counting;
  };

  return routes(publishedRecords, {
    parts: async () => {
      const kinds = await Promise.all(shown.map(kindOf));
      return kinds
        .filter(({ starts }) => starts.length > 0)
        .map(({ kind, starts, changed }) => ({ kind, parts: starts.length, changedAt: text(changed) }));
    },
    part: async ({ kind, part }) => {
      const module = shown.find(({ table }) => table === kind);
      const start = module && (await kindOf(module)).starts[part - 1];
      if (!module || start === undefined) throw new Failure("notFound");
      const { rows } = await sql<Row>`
        select ${SELECTED} from ${sql.table(module.table)} where id >= ${start} and ${isPublished(now())}
        order by id limit ${RECORDS_IN_PART}`.execute(db);
      return {
        path: module.publicPath,
        records: rows.map((row) => ({ id: row.id, changedAt: text(row.updatedAt), languages: completeLanguages(row) })),
      };
    },
  });
}
