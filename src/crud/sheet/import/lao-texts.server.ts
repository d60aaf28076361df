import { SOURCE_LANGUAGE } from "../../../fields/translated-text/source-language.ts";
import { TRANSLATION_SUFFIXES } from "../../../fields/translated-text/translated-text.ts";
import type { NamedProperty } from "../../define-module.ts";
import type { RowValues } from "../../record/columns.server.ts";

const LAO = /\p{Script=Lao}/u;
const CHINESE = /\p{Script=Han}/u;
const isLao = (text: unknown): text is string => typeof text === "string" && LAO.test(text) && !CHINESE.test(text);
const isEmpty = (text: unknown): boolean => text === undefined || text === null || text === "";

/** A row's values with its Lao texts where they belong. */
export interface WithLaoTexts {
  readonly values: RowValues;
  /** The columns, without a language in their heading, that had them. */
  readonly moved: readonly NamedProperty[];
}

/**
 * The headings without a language mean Chinese, which a person who writes only Lao does not think of. Where a row says
 * no language of writing, has Lao letters in these columns alone and nothing in those for Lao, the texts are the Lao
 * ones. Never where one of them could be Chinese.
 */
export function withLaoTexts(columns: readonly (NamedProperty | undefined)[], values: RowValues): WithLaoTexts {
  const untouched = { values, moved: [] };
  if (!isEmpty(values[SOURCE_LANGUAGE])) return untouched;
  const texts = columns.filter(
    (column) => column && TRANSLATION_SUFFIXES.lo in column.field.properties,
  ) as NamedProperty[];
  const ofChinese = texts.filter(({ name, fieldName }) => name === `${fieldName}${TRANSLATION_SUFFIXES.zh}`);
  const written = ofChinese.filter(({ name }) => !isEmpty(values[name]));
  const ofLao = texts.filter(({ name, fieldName }) => name === `${fieldName}${TRANSLATION_SUFFIXES.lo}`);
  const isUnambiguous =
    written.some(({ field }) => field.isRequiredInSource) &&
    written.every(({ field, name }) =>
      field.isRequiredInSource ? isLao(values[name]) : !CHINESE.test(String(values[name])),
    ) &&
    ofLao.every(({ name }) => isEmpty(values[name]));
  if (!isUnambiguous) return untouched;
  const moved = written.filter(({ name }) => isLao(values[name]));
  const lao = moved.flatMap(({ name, fieldName }) => [
    [`${fieldName}${TRANSLATION_SUFFIXES.lo}`, values[name]],
    [name, null],
  ]);
  return { values: { ...values, ...Object.fromEntries(lao) }, moved };
}
