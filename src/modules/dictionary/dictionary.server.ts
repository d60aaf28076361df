import { Failure, invalidField } from "../../contract/errors.ts";
import { defineTexts, inEveryLanguage } from "../../contract/text.ts";
import { RESERVED_MEMBERS } from "../../contract/wire/wire.ts";
import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/crud-routes.server.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import type { Hooks } from "../../crud/hooks.server.ts";
import { pinyinInitials } from "../../crud/search/pinyin.server.ts";
import { usedBy } from "../../crud/bin/refuse-used.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Route } from "../../server/http/route.ts";
import { routes } from "../../server/http/route.ts";
import { cachedValue } from "../../server/database/changes/cached-value.ts";
import type { DictionaryTables } from "./dictionary-tables.server.ts";
import { moveEntry } from "./move-entry.server.ts";
import { firstUse, usageOf, usesOf } from "./usage.server.ts";
import { dictionaryCalls, dictionaryEntry, dictionaryGroup, type DictionaryItem } from "./dictionary.ts";

const texts = defineTexts("dictionaryRules", {
  reserved: {
    zh: "此编码为系统保留，请换一个",
    lo: "ລະຫັດນີ້ລະບົບສະຫງວນໄວ້, ກະລຸນາໃຊ້ລະຫັດອື່ນ",
    en: "This code is reserved. Choose another",
  },
  used: {
    zh: "“{record}”中的记录正在使用此值，不能修改；可以停用",
    lo: "ຂໍ້ມູນໃນ “{record}” ກຳລັງໃຊ້ຄ່ານີ້, ບໍ່ສາມາດປ່ຽນໄດ້; ສາມາດປິດໃຊ້ໄດ້",
    en: "Records use this value ({record}), so you cannot change it. You can deactivate it",
  },
  needed: {
    zh: "页面正在使用此分组的编码，不能修改或删除",
    lo: "ໜ້າຈໍກຳລັງໃຊ້ລະຫັດຂອງກຸ່ມນີ້, ບໍ່ສາມາດແກ້ໄຂ ຫຼື ລຶບໄດ້",
    en: "Pages use the code of this group, so you cannot change or delete it",
  },
});

// Group codes become members of a reply, where these would shadow the reply's own members or a prototype's (IN-14).
const isReserved = (code: string): boolean => RESERVED_MEMBERS.has(code) || code in {};

type Uses = ReturnType<typeof usesOf>;

const STEP = 10; // gap between the sort numbers of neighbours
const MAX_SORT = 999_999;

const groupHooks = (uses: Uses): Hooks<typeof dictionaryGroup> => ({
  beforeSave(values, { before }) {
    if (values.code !== undefined && isReserved(values.code)) throw invalidField("code", texts.reserved);
    if (values.code !== undefined && before && uses.has(before.code)) throw invalidField("code", texts.needed);
    return values;
  },
  beforeRemove(group) {
    if (uses.has(group.code)) throw new Failure("inUse", { words: texts.needed });
  },
});

const entryHooks = (uses: Uses): Hooks<typeof dictionaryEntry> => {
  const userOf = async (on: Queryable, { groupId, value }: { readonly groupId: string; readonly value: string }) => {
    const group = await on
      .as<DictionaryTables>()
      .selectFrom("dictionary_group")
      .select("code")
      .where("id", "=", groupId)
      .executeTakeFirst();
    return firstUse(on, uses.get(group?.code ?? "") ?? [], value);
  };
  /** Sort number after the last entry; the row lock serializes concurrent additions to the group. */
  const nextSort = async (on: Queryable, groupId: string): Promise<number> => {
    const db = on.as<DictionaryTables>();
    await db.selectFrom("dictionary_group").select("id").where("id", "=", groupId).forUpdate().execute();
    const { last } = await db
      .selectFrom("dictionary_entry")
      .select(({ fn }) => fn.max("sort").as("last"))
      .where("group_id", "=", groupId)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow();
    return Math.min((last ?? 0) + STEP, MAX_SORT);
  };
  return {
    // Records store the value itself, so a used one can be neither changed nor moved to another group.
    async beforeSave(values, { before, trx }) {
      const changed = values.value === undefined ? "groupId" : "value";
      const user = before && values[changed] !== undefined ? await userOf(trx, before) : undefined;
      if (user) throw invalidField(changed, inEveryLanguage(texts.used, { record: user.record }));
      const groupId = values.groupId ?? before?.groupId;
      // An entry without a sort number is put last, as is one that moves to another group without a new number.
      const isPlaced = before?.groupId === groupId ? values.sort !== null : (values.sort ?? null) !== null;
      return {
        ...values,
        ...(isPlaced || groupId === undefined ? {} : { sort: await nextSort(trx, groupId) }),
        ...(values.label === undefined ? {} : { pinyinInitials: pinyinInitials(values.label) }),
      };
    },
    async beforeRemove(entry, { trx }) {
      const user = await userOf(trx, entry);
      if (user) throw new Failure("inUse", { words: usedBy(user.record) });
    },
  };
};

/** Entries by group code. */
async function readAll(database: Queryable): Promise<Record<string, DictionaryItem[]>> {
  const db = database.as<DictionaryTables>();
  const [groups, entries] = [
    await db
      .selectFrom("dictionary_group")
      .select(["id", "code"])
      .where("deleted_at", "is", null)
      .orderBy("code")
      .execute(),
    await db
      .selectFrom("dictionary_entry")
      .selectAll()
      .where("deleted_at", "is", null)
      .orderBy("sort")
      .orderBy("id")
      .execute(),
  ];
  const itemsOf = (groupId: string) =>
    entries
      .filter((entry) => entry.group_id === groupId)
      .map((entry): DictionaryItem => ({
        value: entry.value,
        label: entry.label,
        labelEn: entry.label_en ?? "",
        labelLo: entry.label_lo ?? "",
        color: entry.color ?? "",
        sort: entry.sort,
        isActive: entry.is_active,
        pinyinInitials: entry.pinyin_initials ?? "",
      }));
  return Object.fromEntries(groups.map(({ id, code }) => [code, itemsOf(id)]));
}

/** The routes of dictionaries; `modules` are all declared modules, in which uses are counted. */
export function dictionaryRoutes(services: CrudServices, modules: readonly Module[]): Route[] {
  const { database, changes } = services;
  const uses = usesOf(modules);
  const all = cachedValue(changes, [dictionaryEntry.table, dictionaryGroup.table], () => readAll(database));
  return [
    ...crudRoutes(dictionaryGroup, services, groupHooks(uses), modules),
    ...crudRoutes(dictionaryEntry, services, entryHooks(uses), modules),
    ...routes(dictionaryCalls, {
      all,
      move: (asked, { caller }) => moveEntry(services, asked, caller),
      usage: async ({ id }) => {
        const found = await database
          .as<DictionaryTables>()
          .selectFrom("dictionary_entry as e")
          .innerJoin("dictionary_group as g", "g.id", "e.group_id")
          .select(["e.value", "g.code"])
          .where("e.id", "=", id)
          .executeTakeFirst();
        if (!found) throw new Failure("notFound");
        return usageOf(database, uses.get(found.code) ?? [], found.value);
      },
      groupUsage: async ({ id }) => {
        const found = await database
          .as<DictionaryTables>()
          .selectFrom("dictionary_group")
          .select("code")
          .where("id", "=", id)
          .executeTakeFirst();
        if (!found) throw new Failure("notFound");
        return usageOf(database, uses.get(found.code) ?? []);
      },
    }),
  ];
}
