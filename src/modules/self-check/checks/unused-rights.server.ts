import { sql } from "kysely";
import { defineTexts, enumerated, inEach, type Words } from "../../../contract/text.ts";
import { role } from "../../role/role.ts";
import type { Check } from "../check-types.server.ts";

const texts = defineTexts("selfCheckUnusedRights", {
  title: { zh: "未使用的权限", lo: "ສິດທີ່ບໍ່ໄດ້ໃຊ້", en: "Unused permissions" },
  well: {
    zh: "每个权限都有角色使用",
    lo: "ທຸກສິດມີບົດບາດໃຊ້",
    en: "Every permission belongs to a role",
  },
  some: {
    zh: "除系统管理员外没有角色使用的权限：{count}",
    lo: "ສິດທີ່ບໍ່ມີບົດບາດໃດໃຊ້ ນອກຈາກຜູ້ດູແລລະບົບ: {count}",
    en: "Permissions that no role has but the system administrator’s: {count}",
  },
  advice: {
    zh: "升级后新增的权限不会自动授予角色。需要时请在角色页面授予。",
    lo: "ສິດໃໝ່ຫຼັງການອັບເກຣດບໍ່ຖືກມອບໃຫ້ບົດບາດໂດຍອັດຕະໂນມັດ. ຖ້າຕ້ອງການ ກະລຸນາມອບໃນໜ້າບົດບາດ.",
    en: "Permissions that came with an upgrade are given to no role by themselves. Grant them on the page of roles where they are needed.",
  },
});

interface Unused {
  readonly zh: string;
  readonly lo: string;
  readonly en: string;
  readonly page_zh: string;
  readonly page_lo: string;
  readonly page_en: string;
}

/** The rights of each page in one line, in the order of the menu. */
const byPage = (rows: readonly Unused[]): Words[] =>
  [...Map.groupBy(rows, (row) => row.page_zh)].map(([page, rights]) =>
    inEach((language) => {
      const names = enumerated(
        rights.map((row) => row[language] || row.zh),
        language,
      );
      return language === "zh" ? `${page}：${names}` : `${rights[0]?.[`page_${language}`] || page}: ${names}`;
    }),
  );

export const unusedRights: Check = {
  name: "unused-rights",
  title: texts.title,
  needs: "database",
  async run({ database }) {
    // A page's entry and its button share a code; the button's title describes the right.
    const { rows } = await sql<Unused>`
      with used as (
        select distinct m.permission from role_menu rm
        join role r on r.id = rm.role_id and r.deleted_at is null
        join menu m on m.id = rm.menu_id),
      unused as (
        select distinct on (m.permission) m.permission, m.title as zh, m.title_lo as lo, m.title_en as en,
          p.title as page_zh, p.title_lo as page_lo, p.title_en as page_en, p.sort as page_sort, m.sort
        from menu m join menu p on p.id = m.parent_id
        where m.type = '3' and m.permission <> '' and m.permission not in (select permission from used)
        order by m.permission, m.sort)
      select zh, lo, en, page_zh, page_lo, page_en from unused
      order by page_sort, page_zh, sort`.execute(database.as<unknown>());
    if (rows.length === 0) return [{ level: "ok", found: { text: texts.well } }];
    return [
      {
        level: "hint",
        found: { text: texts.some, with: { count: rows.length } },
        items: byPage(rows),
        advice: { text: texts.advice },
        link: role.path,
      },
    ];
  },
};
