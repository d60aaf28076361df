import type { Selectable } from "kysely";
import { Failure, invalidField } from "../../contract/errors.ts";
import { defineTexts } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/crud-routes.server.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import type { Hooks } from "../../crud/hooks.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import type { Database } from "../../server/database/database.ts";
import { routes, type Route } from "../../server/http/route.ts";
import { cachedValue } from "../../server/database/changes/cached-value.ts";
import { areWithin } from "../role/role.server.ts";
import { division, divisionCalls, type DivisionItem } from "./division.ts";

export { regionsWithCounts, isWithin, whereaboutsOf, type Whereabouts } from "./public-regions.server.ts";
export { isRegion, divisionTreeOf, type DivisionNode, type DivisionTree } from "./division-tree.server.ts";

const texts = defineTexts("divisionRules", {
  // Moving a division changes which records users with a data scope see (AZ-09).
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

type StoredDivision = Omit<Selectable<Tables["division"]>, "deleted_at">;

const BATCH_SIZE = 5_000; // rows; the embedded database can answer others in between

/** All divisions outside the recycle bin, in order of their ids. */
async function readDivisions(database: Database): Promise<StoredDivision[]> {
  const all: StoredDivision[] = [];
  for (;;) {
    const part = await database
      .as<Tables>()
      .selectFrom("division")
      .select(["id", "parent_id", "value", "name", "name_en", "name_lo", "sort", "is_active"])
      .where("id", ">", all.at(-1)?.id ?? "")
      .where("deleted_at", "is", null)
      .orderBy("id")
      .limit(BATCH_SIZE)
      .execute();
    all.push(...part);
    if (part.length < BATCH_SIZE) return all;
  }
}

const hooks: Hooks<typeof division> = {
  async beforeSave(values, { trx, before, caller }) {
    // Renaming or deactivating affects all users, so it needs a data scope that contains the division.
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

export function divisionRoutes(services: CrudServices, modules: readonly Module[]): Route[] {
  const { database, changes } = services;
  const repository = repositoryOf(division, services);
  const all = cachedValue(changes, [division.table], async (): Promise<DivisionItem[]> => {
    const rows = await readDivisions(database);
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
  });

  return [
    ...crudRoutes(division, services, hooks, modules),
    ...routes(divisionCalls, {
      listByQuery: async (query) => (await repository.list(query)) as never,
      all,
    }),
  ];
}
