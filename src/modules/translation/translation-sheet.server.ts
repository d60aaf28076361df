import { fileAnswer } from "../../server/http/answer/answered-file.ts";
import { dayOf } from "../../contract/date/day-format.ts";
import { Failure } from "../../contract/errors.ts";
import { inLanguage, LANGUAGES, type Language } from "../../contract/text.ts";
import { lines } from "../../contract/scalars.ts";
import { fieldErrorsOf } from "../../contract/validation.ts";
import { defineTexts } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { messageWithValue } from "../../crud/sheet/quote-value.ts";
import { readSheet, writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import type { Cell } from "../../fields/field.ts";
import { inTransactionOnce } from "../../server/http/answer/idempotency.ts";
import type { SignedInContext } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { shippedTexts, type ShippedText } from "./collect-texts.server.ts";
import { errorOf } from "./text-rules.ts";
import { LONGEST_WORDS, type ImportedTexts, type TextRow } from "./translation-admin.ts";
import { effectOf, writeTexts, readOverrides, type TextChange, type Overrides } from "./overrides.server.ts";

const texts = defineTexts("translationSheet", {
  name: { zh: "界面翻译", lo: "ຄຳແປໜ້າຈໍ", en: "Translations" },
  noSheet: {
    zh: "请选择由“导出”得到的 .xlsx 文件，首行为 id、zh、lo、en",
    lo: "ເລືອກໄຟລ໌ .xlsx ທີ່ໄດ້ຈາກ “ສົ່ງອອກ”; ແຖວທຳອິດແມ່ນ id, zh, lo, en",
    en: "Choose an .xlsx file as exported; its first line is id, zh, lo, en",
  },
  unknown: { zh: "文本编号不存在", lo: "ບໍ່ມີລະຫັດຂໍ້ຄວາມນີ້", en: "There is no such text" },
  twice: { zh: "此编号在文件中出现了两次", lo: "ລະຫັດນີ້ມີສອງຄັ້ງໃນໄຟລ໌", en: "This id stands in the file twice" },
});

const MAX_LINES = 10_000;
const MAX_SHOWN = 500;
const words = lines(LONGEST_WORDS);

/** A sheet of the current texts. */
export async function sheetOf(rows: readonly TextRow[], language: Language, now: number) {
  const cells = rows.map((row) => [row.id, ...LANGUAGES.map((each) => row[each].words ?? row[each].shipped)]);
  const name = inLanguage(texts.name, language);
  const bytes = await writeSheet(name, [["id", ...LANGUAGES], ...cells]);
  return fileAnswer(bytes, `${name}-${dayOf(new Date(now))}.xlsx`);
}

interface Plan {
  readonly total: number;
  readonly changes: readonly (TextChange & { readonly row: number; readonly before: string })[];
  readonly failed: ImportedTexts["failed"];
}

const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? "" : String(cell)).trim();

/** Parses a sheet into changes; empty cells change nothing. */
function planOf(
  sheet: readonly (readonly Cell[])[],
  shipped: ReadonlyMap<string, ShippedText>,
  written: Overrides,
  own: Language,
): Plan {
  const [header = [], ...rest] = sheet;
  const columns = new Map(header.map((cell, index) => [textOf(cell).toLowerCase(), index]));
  const at = columns.get("id");
  const present = LANGUAGES.filter((language) => columns.has(language));
  if (at === undefined || present.length === 0) throw new Failure("invalidInput", { words: texts.noSheet });
  const failed: ImportedTexts["failed"] = [];
  const changes: Plan["changes"][number][] = [];
  const seen = new Set<string>();
  let total = 0;
  for (const [index, cells] of rest.entries()) {
    const id = textOf(cells[at]);
    if (id === "") continue;
    const row = index + 2; // as in the sheet, whose header is row 1
    total += 1;
    const text = shipped.get(id);
    if (!text || seen.has(id)) {
      const message = inLanguage(text ? texts.twice : texts.unknown, own);
      failed.push({ row, field: "id", message: messageWithValue(id, message, own) });
      continue;
    }
    seen.add(id);
    for (const language of present) {
      const given = textOf(cells[columns.get(language) ?? -1]);
      if (given === "") continue;
      const read = words.safeParse(given);
      const error = read.success ? errorOf(text[language], read.data) : fieldErrorsOf(read.error, given)[0];
      if (error) {
        const message = inLanguage(error.words, own, error.parameters);
        failed.push({ row, field: language, message: messageWithValue(given, message, own) });
      } else {
        const change = { text, language, words: read.data ?? given };
        const { present: now, isSame } = effectOf(change, written);
        // A text that comes back unchanged does not confirm that somebody reviewed it.
        if (!isSame && now?.words !== change.words)
          changes.push({ ...change, row, before: now?.words ?? text[language] });
      }
    }
  }
  return { total, changes, failed };
}

/** Imports a translators' sheet, all rows or none. */
export async function importTexts(
  services: Services & { readonly modules: readonly Module[] },
  isDryRun: boolean,
  { caller, files, language, idempotencyKey }: SignedInContext,
): Promise<ImportedTexts> {
  const bytes = files[0]?.bytes;
  if (!bytes) throw new Failure("invalidInput", { words: texts.noSheet });
  const sheet = await readSheet(bytes, MAX_LINES);
  if (sheet.length > MAX_LINES + 1) throw new Failure("tooLarge");
  const shipped = await shippedTexts(services.modules);
  return inTransactionOnce(services.database, isDryRun ? undefined : idempotencyKey, async (trx) => {
    const written = await readOverrides(trx, undefined, !isDryRun);
    const { total, changes, failed } = planOf(sheet, shipped, written, language);
    if (!isDryRun && failed.length === 0) await writeTexts(trx, services, caller, changes, written);
    const rows = new Set(changes.map(({ row }) => row));
    return {
      total,
      changed: changes.length,
      unchanged: total - rows.size - new Set(failed.map(({ row }) => row)).size,
      changes: changes.slice(0, MAX_SHOWN).map(({ row, text, language: each, before, words: after }) => ({
        row,
        id: text.id,
        language: each,
        before,
        after: after ?? "",
      })),
      failed,
    };
  });
}
