import { z } from "zod";
import { inLanguage, LANGUAGES, type Language, type Words } from "../../../contract/text.ts";
import { formatDay } from "../../../contract/date/day-format.ts";
import { namedZone } from "../../../contract/date/named-zone.ts";
import { dictionaryEntries } from "../../../fields/dictionary/dictionary-entries.server.ts";
import type { Cell, FieldKind } from "../../../fields/field.ts";
import { FIELD_TEXTS } from "../../../fields/texts.ts";
import { TRANSLATION_SUFFIXES } from "../../../fields/translated-text/translated-text.ts";
import type { Queryable } from "../../../server/database/database.ts";
import type { Module, NamedProperty } from "../../define-module.ts";
import type { AnsweredFile } from "../../../contract/files/answered-file.ts";
import { fileAnswer } from "../../../server/http/answer/answered-file.ts";
import { targetOf } from "../../record/reference-target.ts";
import type { SheetReader } from "../export.server.ts";
import type { SheetServices } from "../sheet-services.server.ts";
import { BETWEEN_VALUES, fixedValues } from "../../../fields/fixed-values.ts";
import { sheetColumns } from "../sheet-columns.ts";
import { writeWorkbook } from "../workbook/spreadsheet.server.ts";
import { TEMPLATE_TEXTS as texts } from "./template-texts.ts";

const INSTRUCTIONS: Readonly<Record<FieldKind, Words>> = {
  text: texts.line,
  "long-text": texts.lines,
  "translated-text": texts.line,
  number: texts.number,
  flag: texts.choice,
  dictionary: texts.choice,
  date: texts.day,
  image: texts.picture,
  images: texts.pictures,
  documents: texts.documents,
  reference: texts.record,
  references: texts.records,
  choice: texts.choice,
  choices: texts.choices,
  moment: texts.moment,
  "rich-text": texts.html,
  password: texts.line,
};
const MAX_NAMED = 50;
// Its day is above twelve, so that it means the same whichever comes first in the file.
const EXAMPLE = "2029-04-25";

/** The allowed values of a column, by its declaration or its dictionary. */
async function valuesOf(on: Queryable, { field, property }: NamedProperty): Promise<readonly Words[]> {
  if (!property.source || !("dictionary" in property.source)) return fixedValues(field);
  const entries = await dictionaryEntries(on, property.source.dictionary);
  return entries.flatMap(({ label, isActive }) => (isActive ? [label] : []));
}

const isRequired = (property: NamedProperty["property"]): boolean =>
  property.initial === undefined && !z.safeDecode(property.schema, "").success && property.column !== "boolean";

/** A text that is required only in the language in which the record is written. */
function requirement({ name, fieldName, field, property }: NamedProperty, language: Language): string {
  const own = field.isRequiredInSource
    ? LANGUAGES.find((each) => name === `${fieldName}${TRANSLATION_SUFFIXES[each]}`)
    : undefined;
  if (own) return inLanguage(texts.inSource, language, { language: inLanguage(FIELD_TEXTS[own], language) });
  return inLanguage(isRequired(property) ? texts.yes : texts.no, language);
}

async function explained(
  on: Queryable,
  module: Module,
  column: NamedProperty,
  { language, zone }: { readonly language: Language; readonly zone: string },
): Promise<Cell[]> {
  const { property, field } = column;
  const values = (await valuesOf(on, column)).map((words) => words[language]);
  const target = property.source && targetOf(module, property.source);
  const parameters = { record: target?.record[language] ?? "", zone, day: formatDay(EXAMPLE, language) };
  const isKey = module.unique?.[0]?.includes(column.name);
  const about = [
    inLanguage(INSTRUCTIONS[field.kind], language, parameters),
    ...(isKey ? [inLanguage(texts.tellsApart, language)] : []),
    ...(field.help ? [field.help[language]] : []),
  ];
  const more = values.length > MAX_NAMED ? ["…"] : [];
  return [
    inLanguage(property.label, language),
    requirement(column, language),
    about.map((sentence) => sentence.replace(/[.。]$/, "")).join(language === "zh" ? "。" : ". "),
    [...values.slice(0, MAX_NAMED), ...more].join(BETWEEN_VALUES),
  ];
}

/** An empty sheet with the importable columns, and a second one that explains each of them. */
export async function importTemplate(
  module: Module,
  { database, clock }: Pick<SheetServices, "database" | "clock">,
  { language, timeZone }: SheetReader,
): Promise<AnsweredFile> {
  const zone = namedZone(timeZone, new Date(clock.now()));
  const columns = sheetColumns(module).filter(({ field }) => !field.isReadOnly);
  const lines: Cell[][] = [];
  for (const column of columns) lines.push(await explained(database, module, column, { language, zone }));
  const bytes = await writeWorkbook([
    {
      name: module.title[language],
      columns: columns.map(({ property }) => ({
        title: inLanguage(property.label, language),
        type: property.column,
        timeZone,
      })),
      rows: [],
    },
    {
      name: inLanguage(texts.columns, language),
      columns: [texts.column, texts.required, texts.how, texts.values].map((words) => ({
        title: inLanguage(words, language),
      })),
      rows: lines,
    },
  ]);
  return fileAnswer(bytes, `${module.title[language]}-${inLanguage(texts.template, language)}.xlsx`);
}
