import type { Selectable } from "kysely";
import { Failure, invalidField } from "../../contract/errors.ts";
import { defineTexts } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/handlers.server.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import type { Hooks } from "../../crud/hooks.server.ts";
import { tableOf } from "../../crud/table/table.server.ts";
import type { Database } from "../../server/database/database.ts";
import { routes, type Route } from "../../server/http/route.ts";
import { areWithin } from "../role/role.server.ts";
import { division, divisionCalls, type DivisionItem } from "./division.ts";

export { countedRegions, isWithin, whereaboutsOf } from "./public-regions.server.ts";
export { regionsOf, type Regions } from "./regions.server.ts";

const texts = defineTexts("divisionRules", {
  // Whose records somebody sees hangs on where a division stands (AZ-09).
  scoped: {
    zh: "只有数据范围不受限制的用户才能移动、删除或恢复行政区划",
    lo: "ມີແຕ່ຜູ້ທີ່ຂອບເຂດຂໍ້ມູນບໍ່ຈຳກັດເທົ່ານັ້ນທີ່ຍ້າຍ, ລຶບ ຫຼື ກູ້ຄືນເຂດໄດ້",
    en: "Only users with unrestricted data scope can move, delete or restore divisions",
  },
  outside: {
    zh: "只能新建或修改您数据范围内的行政区划",
    lo: "ເພີ່ມ ຫຼື ແກ້ໄຂໄດ້ສະເພາະເຂດທີ່ຢູ່ໃນຂອບເຂດຂໍ້ມູນຂອງທ່ານ",
    en: "You can only add or edit divisions within your data scope",
  },
  nameless: {
    zh: "请至少填写一种语言的名称",
    lo: "ກະລຸນາໃສ່ຊື່ຢ່າງໜ້ອຍໜຶ່ງພາສາ",
    en: "Fill in the name in at least one language",
  },
});

interface Tables {
  division: {
    id: string;
    parent_id: string | null;
    value: string;
    name: string | null;
    name_en: string | null;
    name_lo: string | null;
    sort: number;
    is_active: boolean;
    deleted_at: string | null;
  };
}

const AT_ONCE = 5_000; // rows: the embedded database answers others in between, and no statement comes near its limit

/** All that are not in the bin, in the order of their ids. */
async function livingDivisions(database: Database): Promise<Selectable<Tables["division"]>[]> {
  const all: Selectable<Tables["division"]>[] = [];
  for (;;) {
    const part = await database
      .as<Tables>()
      .selectFrom("division")
      .select(["id", "parent_id", "value", "name", "name_en", "name_lo", "sort", "is_active", "deleted_at"])
      .where("id", ">", all.at(-1)?.id ?? "")
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    all.push(...part);
    if (part.length < AT_ONCE) return all.filter((row) => row.deleted_at === null);
  }
}

const hooks: Hooks<typeof division> = {
  async beforeSave(values, { trx, before, caller }) {
    // Switched off or renamed, it is so for everybody below and beside it.
    const place = before?.id ?? values.parentId;
    if (caller.scope && !(place && (await areWithin(trx, [place], caller.scope.divisionIds))))
      throw new Failure("notPermitted", { words: texts.outside });
    if (before && values.parentId !== undefined && caller.scope)
      throw new Failure("notPermitted", { words: texts.scoped });
    const { name, nameEn, nameLo } = { ...before, ...values };
    if (!name && !nameEn && !nameLo) throw invalidField("name", texts.nameless);
    return values;
  },
  beforeRemove(_, { caller }) {
    if (caller.scope) throw new Failure("notPermitted", { words: texts.scoped });
  },
  beforeRestore(_, { caller }) {
    if (caller.scope) throw new Failure("notPermitted", { words: texts.scoped });
  },
};

/** The routes of administrative divisions; `modules` are all declared ones. */
export function divisionRoutes(services: CrudServices, modules: readonly Module[]): Route[] {
  const { database, changes } = services;
  const table = tableOf(division, services);
  let kept: Promise<DivisionItem[]> | undefined;
  const forget = () => (kept = undefined);
  changes.on(division.table, forget);

  const read = async (): Promise<DivisionItem[]> => {
    const rows = await livingDivisions(database);
    const below = Map.groupBy(
      rows.sort((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1)),
      (row) => row.parent_id,
    );
    const walk = (parent: string | null): DivisionItem[] =>
      (below.get(parent) ?? []).flatMap((row) => [
        {
          id: row.id,
          parentId: row.parent_id,
          value: row.value,
          name: row.name ?? row.name_lo ?? row.name_en ?? "",
          nameEn: row.name_en ?? "",
          nameLo: row.name_lo ?? "",
          isActive: row.is_active,
        },
        ...walk(row.id),
      ]);
    return walk(null);
  };

  return [
    ...crudRoutes(division, services, hooks, modules),
    ...routes(divisionCalls, {
      listByQuery: async (query) => (await table.list(query)) as never,
      all: () => (kept ??= read().catch((error: unknown) => (forget(), Promise.reject(error as Error)))),
    }),
  ];
}
