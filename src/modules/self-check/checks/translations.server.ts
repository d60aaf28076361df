import { sql } from "kysely";
import { defineTexts, enumerated, inEach, LANGUAGES, type Language, type Text } from "../../../contract/text.ts";
import { columnOf } from "../../../crud/record/columns.server.ts";
import type { Module } from "../../../crud/define-module.ts";
import type { Queryable } from "../../../server/database/database.ts";
import { TRANSLATED } from "../../publishing/publishing.ts";
import { countTexts } from "../../translation/translation.server.ts";
import { TRANSLATION_PAGE } from "../../translation/translation.ts";
import type { Check, Finding } from "../check-types.server.ts";

const texts = defineTexts("selfCheckTranslations", {
  title: { zh: "翻译", lo: "ການແປ", en: "Translations" },
  well: {
    zh: "界面文字和已发布内容的译文齐全",
    lo: "ຂໍ້ຄວາມໜ້າຈໍ ແລະ ເນື້ອໃນທີ່ເຜີຍແຜ່ມີຄຳແປຄົບຖ້ວນ",
    en: "Interface texts and published content are translated",
  },
  interfaceMissing: {
    zh: "缺少译文的界面文字：{count}",
    lo: "ຂໍ້ຄວາມໜ້າຈໍທີ່ຍັງບໍ່ມີຄຳແປ: {count}",
    en: "Interface texts not translated: {count}",
  },
  interfaceOutdated: {
    zh: "替换后原文已改的界面文字：{count}",
    lo: "ຂໍ້ຄວາມໜ້າຈໍທີ່ແທນທີ່ໄວ້ ແຕ່ຕົ້ນສະບັບປ່ຽນແລ້ວ: {count}",
    en: "Replaced interface texts whose original changed: {count}",
  },
  interfaceAdvice: {
    zh: "请在界面文字页面补全或确认。",
    lo: "ກະລຸນາຕື່ມ ຫຼື ຢືນຢັນໃນໜ້າຂໍ້ຄວາມໜ້າຈໍ.",
    en: "Complete or confirm them on the page of interface texts.",
  },
  zh: {
    zh: "已发布但缺少中文译文：{lists}",
    lo: "ເຜີຍແຜ່ແລ້ວ ແຕ່ຍັງບໍ່ມີຄຳແປພາສາຈີນ: {lists}",
    en: "Published without a Chinese translation: {lists}",
  },
  lo: {
    zh: "已发布但缺少老挝文译文：{lists}",
    lo: "ເຜີຍແຜ່ແລ້ວ ແຕ່ຍັງບໍ່ມີຄຳແປພາສາລາວ: {lists}",
    en: "Published without a Lao translation: {lists}",
  },
  en: {
    zh: "已发布但缺少英文译文：{lists}",
    lo: "ເຜີຍແຜ່ແລ້ວ ແຕ່ຍັງບໍ່ມີຄຳແປພາສາອັງກິດ: {lists}",
    en: "Published without an English translation: {lists}",
  },
  contentAdvice: {
    zh: "访问者会看到原文。请在列表中按译文状态筛选并补全。",
    lo: "ຜູ້ເຂົ້າຊົມຈະເຫັນຕົ້ນສະບັບ. ກະລຸນາກັ່ນຕອງຕາມສະຖານະຄຳແປໃນລາຍການ ແລ້ວຕື່ມໃຫ້ຄົບ.",
    en: "Visitors read the original. Filter the list by the status of the translation and complete them.",
  },
});

/** Published records of a module without a translation, by language. */
async function untranslated(on: Queryable, module: Module): Promise<Record<Language, number>> {
  const counts = LANGUAGES.map(
    (language) =>
      sql`count(*) filter (where ${sql.ref(columnOf(TRANSLATED[language]))} = 'missing')::int as ${sql.ref(language)}`,
  );
  const { rows } = await sql<Record<Language, number>>`
    select ${sql.join(counts)} from ${sql.table(module.table)}
    where state = 'published' and deleted_at is null`.execute(on.as<unknown>());
  return rows[0] ?? { zh: 0, lo: 0, en: 0 };
}

const listAddress = ({ path }: Module, language: Language): string =>
  `${path}?${new URLSearchParams({ [`${TRANSLATED[language]}.in`]: "missing", "state.in": "published" }).toString()}`;

export const translations: Check = {
  name: "translations",
  title: texts.title,
  needs: "database",
  async run({ database, modules }) {
    const ofTexts = async (state: "missing" | "outdated", text: Text): Promise<Finding[]> => {
      const count = await countTexts({ database, modules }, state);
      if (count === 0) return [];
      const link = `${TRANSLATION_PAGE.path}?state.in=${state}`;
      return [{ level: "hint", found: { text, with: { count } }, advice: { text: texts.interfaceAdvice }, link }];
    };
    const published = modules.filter(({ properties }) => properties.some(({ name }) => name === TRANSLATED.zh));
    const counted: { readonly module: Module; readonly counts: Record<Language, number> }[] = [];
    for (const module of published) counted.push({ module, counts: await untranslated(database, module) });
    const ofContent = LANGUAGES.flatMap((language): Finding[] => {
      const some = counted
        .filter(({ counts }) => counts[language] > 0)
        .toSorted((a, b) => b.counts[language] - a.counts[language]);
      const [most] = some;
      if (!most) return [];
      const lists = inEach((said) =>
        enumerated(
          some.map(({ module, counts }) => `${module.title[said]} ${counts[language]}`),
          said,
        ),
      );
      return [
        {
          level: "hint",
          found: { text: texts[language], with: { lists } },
          advice: { text: texts.contentAdvice },
          link: listAddress(most.module, language),
        },
      ];
    });
    const findings = [
      ...(await ofTexts("missing", texts.interfaceMissing)),
      ...(await ofTexts("outdated", texts.interfaceOutdated)),
      ...ofContent,
    ];
    return findings.length > 0 ? findings : [{ level: "ok", found: { text: texts.well } }];
  },
};
