import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/handlers.server.ts";
import { tableOf, type TableServices } from "../../crud/table/table.server.ts";
import { routes, type Route } from "../../server/http/route.ts";
import { division, divisionCalls, type DivisionItem } from "./division.ts";

interface Tables {
  division: {
    id: string;
    parent_id: string | null;
    value: string;
    name: string;
    name_en: string | null;
    name_lo: string | null;
    sort: number;
    is_active: boolean;
    deleted_at: string | null;
  };
}

/** The routes of administrative divisions; `modules` are all declared ones. */
export function divisionRoutes(services: TableServices, modules: readonly Module[]): Route[] {
  const { database, changes } = services;
  const table = tableOf(division, services);
  let kept: Promise<DivisionItem[]> | undefined;
  const forget = () => (kept = undefined);
  changes.on(division.table, forget);

  const read = async (): Promise<DivisionItem[]> => {
    const rows = await database
      .as<Tables>()
      .selectFrom("division")
      .selectAll()
      .where("deleted_at", "is", null)
      .orderBy("sort")
      .orderBy("id")
      .execute();
    const below = Map.groupBy(rows, (row) => row.parent_id);
    const walk = (parent: string | null): DivisionItem[] =>
      (below.get(parent) ?? []).flatMap((row) => [
        {
          id: row.id,
          parentId: row.parent_id,
          value: row.value,
          name: row.name,
          nameEn: row.name_en ?? "",
          nameLo: row.name_lo ?? "",
          isActive: row.is_active,
        },
        ...walk(row.id),
      ]);
    return walk(null);
  };

  return [
    ...crudRoutes(division, services, {}, modules),
    ...routes(divisionCalls, {
      listByQuery: async (query) => (await table.list(query)) as never,
      all: () => (kept ??= read().catch((error: unknown) => (forget(), Promise.reject(error as Error)))),
    }),
  ];
}
