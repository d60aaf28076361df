import { Failure, invalidField } from "../../contract/errors.ts";
import { defineTexts } from "../../contract/text.ts";
import { RESERVED_MEMBERS } from "../../contract/wire.ts";
import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/handlers.server.ts";
import type { Hooks } from "../../crud/table/save.server.ts";
import { pinyinInitials } from "../../crud/table/pinyin.server.ts";
import type { TableServices } from "../../crud/table/table.server.ts";
import type { Route } from "../../server/http/route.ts";
import { routes } from "../../server/http/route.ts";
import { dictionaryCalls, dictionaryEntry, dictionaryGroup, type DictionaryItem } from "./dictionary.ts";

const texts = defineTexts("dictionaryRules", {
  reserved: {
    zh: "此编码为系统保留，请换一个",
    lo: "ລະຫັດນີ້ລະບົບສະຫງວນໄວ້, ກະລຸນາໃຊ້ລະຫັດອື່ນ",
    en: "This code is reserved. Choose another",
  },
  needed: {
    zh: "页面正在使用此分组的编码，不能修改或删除",
    lo: "ໜ້າຈໍກຳລັງໃຊ້ລະຫັດຂອງກຸ່ມນີ້, ບໍ່ສາມາດແກ້ໄຂ ຫຼື ລຶບໄດ້",
    en: "Screens use this group by its code, so the code cannot change and the group cannot go",
  },
});

interface Tables {
  dictionary_group: { id: string; code: string; deleted_at: string | null };
  dictionary_entry: {
    id: string;
    group_id: string;
    value: string;
    label: string;
    label_en: string | null;
    label_lo: string | null;
    color: string | null;
    sort: number;
    is_active: boolean;
    pinyin_initials: string | null;
    deleted_at: string | null;
  };
}

// Group codes become members of an answer, where these names would hide what is there or reach into a prototype (IN-14).
const isReserved = (code: string): boolean => RESERVED_MEMBERS.has(code) || code in {};

const groupHooks = (modules: readonly Module[]): Hooks<typeof dictionaryGroup> => {
  const needed = new Set(
    modules.flatMap(({ properties }) =>
      properties.flatMap(({ property }) =>
        property.source && "dictionary" in property.source ? [property.source.dictionary] : [],
      ),
    ),
  );
  return {
    beforeSave(values, { before }) {
      if (values.code !== undefined && isReserved(values.code)) throw invalidField("code", texts.reserved);
      if (values.code !== undefined && before && needed.has(before.code)) throw invalidField("code", texts.needed);
      return values;
    },
    beforeRemove(group) {
      if (needed.has(group.code)) throw new Failure("inUse", { words: texts.needed });
    },
  };
};

const entryHooks: Hooks<typeof dictionaryEntry> = {
  beforeSave: (values) =>
    values.label === undefined ? values : { ...values, pinyinInitials: pinyinInitials(values.label) },
};

/** The routes of dictionaries; `modules` are all declared ones. */
export function dictionaryRoutes(services: TableServices, modules: readonly Module[]): Route[] {
  const { database, changes } = services;
  let kept: Promise<Record<string, DictionaryItem[]>> | undefined;
  const forget = () => (kept = undefined);
  changes.on(dictionaryEntry.table, forget);
  changes.on(dictionaryGroup.table, forget);

  const read = async (): Promise<Record<string, DictionaryItem[]>> => {
    const db = database.as<Tables>();
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
  };

  return [
    ...crudRoutes(dictionaryGroup, services, groupHooks(modules), modules),
    ...crudRoutes(dictionaryEntry, services, entryHooks, modules),
    ...routes(dictionaryCalls, {
      all: () => (kept ??= read().catch((error: unknown) => (forget(), Promise.reject(error as Error)))),
    }),
  ];
}
