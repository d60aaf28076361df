import { answeredFile } from "../../contract/files/answered-file.ts";
import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { flag, int, lines, listOf } from "../../contract/scalars.ts";
import { LANGUAGES } from "../../contract/text.ts";
import { listInput, pageReply } from "../../contract/wire/wire.ts";
import { countsCallOf } from "../../crud/counts/counts-call.ts";
import { listFieldsOf } from "../../crud/endpoints.ts";
import { TEXT_AREAS } from "./areas.ts";
import { textList } from "./text-list.ts";
import { TRANSLATION_RIGHTS } from "./translation.ts";

/** Maximum length of an override, in characters. */
export const LONGEST_WORDS = 2_000;

const cell = z.object({
  /** The program's own text. */
  shipped: z.string(),
  /** The override; null: none. */
  words: z.string().nullable(),
  /** The shipped text changed after the override was written. */
  isOutdated: z.boolean(),
  /** 0: never overridden. */
  version: z.int(),
});
const row = z.object({ id: z.string(), area: z.enum(TEXT_AREAS), zh: cell, lo: cell, en: cell });
export type TextCell = z.output<typeof cell>;
export type TextRow = z.output<typeof row>;

const query = listInput(listFieldsOf(textList));
const language = z.enum(LANGUAGES);
// A malformed id is answered like an unknown one (AZ-05).
const textId = z.string().max(300);
const list = {
  method: "POST",
  permission: "sys:translation:list",
  title: TRANSLATION_RIGHTS["sys:translation:list"],
} as const;
const update = {
  method: "POST",
  permission: "sys:translation:update",
  title: TRANSLATION_RIGHTS["sys:translation:update"],
  budget: "write",
} as const;

const change = z.object({ row: z.int(), id: z.string(), language, before: z.string(), after: z.string() });
const imported = z.object({
  /** Rows of the sheet. */
  total: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** The changes, up to 500. */
  changes: z.array(change),
  failed: z.array(z.object({ row: z.int(), field: z.string().optional(), message: z.string() })),
});
export type ImportedTexts = z.output<typeof imported>;

/** The translators' calls. */
export const translationAdmin = {
  /** All texts by id; `search` matches ids, shipped and overridden texts in all languages. */
  list: endpoint({ ...list, path: "/sys/translation/list", input: query, reply: pageReply(row), flat: "members" }),
  /** Numbers beside a filter's choices. */
  counts: countsCallOf(textList),
  /** Overrides a text; the shipped text itself removes the override. Without `version` the last write wins (RE-16). */
  update: endpoint({
    ...update,
    path: "/sys/translation/{id}/update",
    input: z.object({ id: textId, language, words: lines(LONGEST_WORDS), version: int(0).optional() }),
    reply: row,
  }),
  /** Removes the override in one language or in all. */
  reset: endpoint({
    ...update,
    path: "/sys/translation/{id}/reset",
    input: z.object({
      id: textId,
      language: language.optional(),
      /** The version in that language; for all languages `versions` in the order zh, lo, en. */
      version: int(0).optional(),
      versions: listOf(int(0)).optional(),
    }),
    reply: row,
  }),
  /** A sheet for translators with the list's filters: id, then the current text in each language. */
  export: endpoint({
    method: "POST",
    path: "/sys/translation/export",
    permission: "sys:translation:export",
    title: TRANSLATION_RIGHTS["sys:translation:export"],
    input: query,
    reply: answeredFile,
    flat: "members",
    budget: "costly",
  }),
  /** Imports such a sheet, all rows or none; a dry run returns the changes. */
  import: endpoint({
    method: "POST",
    path: "/sys/translation/import",
    takesKey: true,
    permission: "sys:translation:import",
    title: TRANSLATION_RIGHTS["sys:translation:import"],
    input: z.object({ dryRun: flag.optional() }),
    reply: imported,
    body: "multipart",
    budget: "costly",
  }),
};
