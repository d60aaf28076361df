import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";

const TEXTS = join(import.meta.dirname, "../texts");

export const writtenInAll = z.strictObject({ zh: z.string(), lo: z.string(), en: z.string() });

/** Words that are always there in Chinese; a language that is missing has not been translated yet. */
export const written = z.strictObject({ zh: z.string(), lo: z.string().optional(), en: z.string().optional() });
export type Written = z.infer<typeof written>;

const listed = z.array(z.string());
/** The same, a list in each language: lines of HTML, or paragraphs. */
export const writtenList = z.strictObject({ zh: listed, lo: listed.optional(), en: listed.optional() });
export type WrittenList = z.infer<typeof writtenList>;

const inSome = <T extends z.ZodType>(text: T) =>
  z
    .strictObject({ zh: text.optional(), lo: text.optional(), en: text.optional() })
    .refine((texts) => Object.keys(texts).length > 0);
/** Words of a record that may have been written first in any language. */
export const writtenInSome = inSome(z.string());
export type WrittenInSome = z.infer<typeof writtenInSome>;
export const listInSome = inSome(listed);
type ListInSome = z.infer<typeof listInSome>;

export const joinedInSome = (lists: ListInSome, inOne: (list: readonly string[]) => string): WrittenInSome =>
  Object.fromEntries(Object.entries(lists).map(([language, list = []]) => [language, inOne(list)]));

/** The text by which error messages name a record: its first language. */
export const calledBy = ({ zh, lo, en }: WrittenInSome): string => zh ?? lo ?? en ?? "";

/** Each language's list as one text. */
export const joined = (lists: WrittenList, inOne: (list: readonly string[]) => string): Written => ({
  zh: inOne(lists.zh),
  ...(lists.lo ? { lo: inOne(lists.lo) } : {}),
  ...(lists.en ? { en: inOne(lists.en) } : {}),
});

/** Each language's paragraphs as HTML. */
export const paragraphs = (lists: WrittenList): Written =>
  joined(lists, (texts) => texts.map((text) => `<p>${text}</p>`).join(""));

function read<T>(file: string, schema: z.ZodType<T>): T {
  const found = schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!found.success) throw new Error(`${file}: ${z.prettifyError(found.error)}`);
  return found.data;
}

/** Reads `texts/NAME.json`. Throws with the file's name and the wrong member if it does not match the schema. */
export const readText = <T>(name: string, schema: z.ZodType<T>): T => read(join(TEXTS, `${name}.json`), schema);

/** The records below `texts/FOLDER`, one file each, in the order of the numbers that their names begin with. */
export function readRecords<T>(folder: string, schema: z.ZodType<T>): readonly T[] {
  const files = readdirSync(join(TEXTS, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name));
  return files
    .toSorted((one, other) => basename(one).localeCompare(basename(other), "en", { numeric: true }))
    .map((file) => read(file, schema));
}
