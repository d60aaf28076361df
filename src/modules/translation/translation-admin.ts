import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { flag, int, lines, listOf } from "../../contract/scalars.ts";
import { LANGUAGES } from "../../contract/text.ts";
import { listInput, pageOf } from "../../contract/wire.ts";
import { TRANSLATION_RIGHTS } from "./translation.ts";

/** The longest text somebody may write in place of a shipped one. */
export const LONGEST_WORDS = 2_000;

/** What a text can be asked for: its words are missing in some language, were replaced, or were replaced before the program's changed. */
export const TEXT_STATES = ["missing", "replaced", "outdated"] as const;
export type TextState = (typeof TEXT_STATES)[number];

const cell = z.object({
  /** The program's own words. */
  shipped: z.string(),
  /** What stands in their place; null: nothing. */
  words: z.string().nullable(),
  /** The program's words have changed since these were written. */
  isOutdated: z.boolean(),
  /** 0: nothing was ever written. */
  version: z.int(),
});
const row = z.object({ id: z.string(), scope: z.string(), zh: cell, lo: cell, en: cell });
export type TextCell = z.output<typeof cell>;
export type TextRow = z.output<typeof row>;

const query = listInput([
  { name: "id", isSortable: true },
  { name: "scope", isSortable: false, plainOperator: "eq" },
  { name: "state", isSortable: false, plainOperator: "eq" },
]);
const language = z.enum(LANGUAGES);
// A malformed id is answered like one that is not there (AZ-05).
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
  /** Lines of the sheet. */
  total: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** What becomes of which text; at most the first 500. */
  changes: z.array(change),
  failed: z.array(z.object({ row: z.int(), field: z.string().optional(), message: z.string() })),
});
export type ImportedTexts = z.output<typeof imported>;

/** What translators do with the interface's words. */
export const translationAdmin = {
  /** Every text there is, by its id; `search` looks at ids and at the words in all languages, shipped and written. */
  list: endpoint({ ...list, path: "/sys/translation/list", input: query, reply: pageOf(row), flat: "members" }),
  /** The areas of texts with how many each has. */
  scopes: endpoint({
    ...list,
    method: "GET",
    path: "/sys/translation/scopes",
    input: z.object({}),
    reply: z.array(z.object({ scope: z.string(), texts: z.int() })),
  }),
  /** Words in place of the shipped ones; the shipped ones themselves take them away again. Without `version` the save wins (RE-16). */
  update: endpoint({
    ...update,
    path: "/sys/translation/{id}/update",
    input: z.object({ id: textId, language, words: lines(LONGEST_WORDS), version: int(0).optional() }),
    reply: row,
  }),
  /** Back to the shipped words, in one language or in all. */
  reset: endpoint({
    ...update,
    path: "/sys/translation/{id}/reset",
    input: z.object({
      id: textId,
      language: language.optional(),
      /** Of the words in that language; of all languages `versions`, in the order zh, lo, en. */
      version: int(0).optional(),
      versions: listOf(int(0)).optional(),
    }),
    reply: row,
  }),
  /** A sheet for translators, filtered like the list: id, then the words that show in each language. */
  export: endpoint({
    method: "POST",
    path: "/sys/translation/export",
    permission: "sys:translation:export",
    title: TRANSLATION_RIGHTS["sys:translation:export"],
    input: query,
    reply: z.object({ code: z.literal(0), bytes: z.string(), title: z.string() }),
    flat: "members",
    budget: "costly",
  }),
  /** Takes such a sheet over, all lines or none; a dry run says what would change. */
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
