import type { Counts } from "../../contract/counts.ts";
import type { Arguments } from "../../contract/endpoint.ts";
import { Failure, invalidField } from "../../contract/errors.ts";
import type { Filter, ListQuery, Page } from "../../contract/list-query.ts";
import { plainText } from "../../contract/characters/plain-text.ts";
import { LANGUAGES } from "../../contract/text.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import { countedFieldsOf, type CountsAsked } from "../../crud/counts/counts-call.ts";
import type { Module } from "../../crud/define-module.ts";
import { refuseStale } from "../../server/database/refuse-stale.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/caller.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { shippedTexts, type ShippedText } from "./collect-texts.server.ts";
import { TEXT_STATES, textList, type TextState } from "./text-list.ts";
import { translationAdmin, type TextRow } from "./translation-admin.ts";
import { importTexts, sheetOf } from "./translation-sheet.server.ts";
import {
  eachLanguage,
  refuseInvalidText,
  rowOf,
  writeTexts,
  readOverrides,
  type TextChange,
} from "./overrides.server.ts";

/** The services with all declared modules, whose texts are included. */
export type Program = Services & { readonly modules: readonly Module[] };

const IS: Readonly<Record<TextState, (row: TextRow) => boolean>> = {
  missing: (row) => LANGUAGES.some((language) => (row[language].words ?? row[language].shipped) === ""),
  replaced: (row) => LANGUAGES.some((language) => row[language].words !== null),
  outdated: (row) => LANGUAGES.some((language) => row[language].isOutdated),
};

type Texts = Pick<Program, "database" | "modules">;

/** The values of each field in the rows. */
const VALUES: Readonly<Record<string, (row: TextRow) => readonly string[]>> = {
  id: (row) => [row.id],
  textId: (row) => [row.id],
  area: (row) => [row.area],
  state: (row) => TEXT_STATES.filter((state) => IS[state](row)),
  ...Object.fromEntries(
    LANGUAGES.map((language) => [language, (row: TextRow) => [row[language].words ?? row[language].shipped]]),
  ),
};

/** Throws `invalidInput` for a filter that makes no sense. */
function fits({ field, operator, values }: Filter): (row: TextRow) => boolean {
  const valuesOf = VALUES[field];
  if (valuesOf && (operator === "eq" || operator === "in"))
    return (row) => valuesOf(row).some((value) => values.includes(value));
  const part = plainText(values[0] ?? "");
  if (valuesOf && operator === "like") return (row) => valuesOf(row).some((value) => plainText(value).includes(part));
  throw invalidField(`query.${field}||${operator}`, VALIDATION_TEXTS.unknownFilter);
}

/** The texts that match the query. All of them are filtered in memory: there are only some thousand. */
async function found({ database, modules }: Texts, { filters, search = "", sort }: ListQuery): Promise<TextRow[]> {
  const [texts, written] = [await shippedTexts(modules), await readOverrides(database)];
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const asked = filters.map(fits);
  const rows = [...texts.values()].map((text) => rowOf(text, written));
  const fitting = rows.filter((row) => {
    if (!asked.every((isFitting) => isFitting(row))) return false;
    if (words.length === 0) return true;
    const text = [row.id, ...LANGUAGES.flatMap((each) => [row[each].shipped, row[each].words ?? ""])]
      .map(plainText)
      .join("\n");
    return words.every((word) => text.includes(word));
  });
  const [{ field, isDescending } = { field: "id", isDescending: false }] = sort;
  const keyOf = (row: TextRow) => VALUES[field]?.(row)[0] ?? row.id;
  const direction = isDescending ? -1 : 1;
  return fitting.sort((a, b) =>
    keyOf(a) < keyOf(b) || (keyOf(a) === keyOf(b) && a.id < b.id) ? -direction : direction,
  );
}

async function listed(services: Program, query: ListQuery): Promise<Page<TextRow>> {
  const { page, pageSize } = query;
  const rows = await found(services, query);
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, page, pageSize };
}

async function countsOf(services: Program, { by, of }: CountsAsked): Promise<Counts> {
  const valuesOf = countedFieldsOf(textList).has(by) ? VALUES[by] : undefined;
  if (!valuesOf) throw invalidField("by", VALIDATION_TEXTS.unknownFilter);
  const rows = await found(services, of);
  const numbers = new Map<string, number>();
  for (const value of rows.flatMap(valuesOf)) numbers.set(value, (numbers.get(value) ?? 0) + 1);
  return { values: [...numbers].map(([value, count]) => ({ value, count })), isPart: false };
}

/** The number of texts in a state. */
export const countTexts = async (of: Texts, state: TextState): Promise<number> => {
  const filters = [{ field: "state", operator: "in" as const, values: [state] }];
  return (await found(of, { page: 1, pageSize: 1, sort: [], filters })).length;
};

const textNamed = async ({ modules }: Program, id: string): Promise<ShippedText> => {
  const text = (await shippedTexts(modules)).get(id);
  if (!text) throw new Failure("notFound");
  return text;
};

const refuseStaleWords = (
  { text, language, version }: Pick<TextChange, "text" | "language"> & { readonly version: number | undefined },
  written: Awaited<ReturnType<typeof readOverrides>>,
) =>
  refuseStale(version, {
    version: rowOf(text, written)[language].version,
    current: () => rowOf(text, written),
  });

async function update(
  services: Program,
  { id, language, words, version }: Arguments<typeof translationAdmin.update>,
  caller: Caller,
): Promise<TextRow> {
  const text = await textNamed(services, id);
  const change: TextChange = { text, language, words: words.trim() };
  refuseInvalidText(change, "words");
  return inTransaction(services.database, async (trx) => {
    const written = await readOverrides(trx, id, true);
    await refuseStaleWords({ text, language, version }, written);
    await writeTexts(trx, services, caller, [change], written);
    return rowOf(text, await readOverrides(trx, id));
  });
}

async function reset(
  services: Program,
  { id, language, version, versions }: Arguments<typeof translationAdmin.reset>,
  caller: Caller,
): Promise<TextRow> {
  const text = await textNamed(services, id);
  const changes = eachLanguage((each): TextChange => ({ text, language: each, words: null }));
  return inTransaction(services.database, async (trx) => {
    const wanted = changes.filter((change) => language === undefined || change.language === language);
    const written = await readOverrides(trx, id, true);
    for (const [index, each] of LANGUAGES.entries()) {
      const own = language === undefined || language === each ? (version ?? versions?.[index]) : undefined;
      await refuseStaleWords({ text, language: each, version: own }, written);
    }
    await writeTexts(trx, services, caller, wanted, written);
    return rowOf(text, await readOverrides(trx, id));
  });
}

/** The translators' calls. */
export const translationAdminRoutes = (services: Program): Route[] =>
  routes(translationAdmin, {
    list: (query) => listed(services, query),
    counts: (asked) => countsOf(services, asked),
    update: (args, { caller }) => update(services, args, caller),
    reset: (args, { caller }) => reset(services, args, caller),
    export: async (query, { language }) => sheetOf(await found(services, query), language, services.clock.now()),
    import: ({ dryRun }, context) => importTexts(services, dryRun ?? false, context),
  });
