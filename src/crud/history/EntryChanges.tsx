import { SECRET_MARK } from "../../contract/secrets/secret-mark.ts";
import { inLanguage, LANGUAGES, type Text, type Words } from "../../contract/text.ts";
import { isEmptyValue, spreads } from "../../fields/field-value.ts";
import { FIELD_TEXTS } from "../../fields/texts.ts";
import { viewOfField } from "../../fields/views.tsx";
import { KIND_TRAITS } from "../../fields/kind-traits.ts";
import { formatDay } from "../../contract/date/day-format.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Module, NamedProperty } from "../define-module.ts";
import type { HistoryEntry } from "./history.ts";
import { readHtml } from "./read-html.web.ts";
import { cutOf } from "./restored-values.ts";
import { TREE_TEXTS } from "../tree/texts.ts";
import { HISTORY_TEXTS } from "./texts.ts";
import { nameOfValue, placeOfValue } from "./value-names.ts";
import { TextChanges } from "./TextChanges.tsx";
import { DataTable } from "../../web/table/DataTable.tsx";
import style from "./history.module.css";

interface SideProps {
  readonly property: NamedProperty | undefined;
  readonly value: unknown;
  /** Shown for an empty value. */
  readonly none?: Text | undefined;
}

const isWords = (value: unknown): value is Words =>
  typeof value === "object" && value !== null && LANGUAGES.every((language) => language in value);

const traitsOf = (property: NamedProperty | undefined) => property && KIND_TRAITS[property.field.kind];

const BEGINNING = 80; // characters of a truncated text whose full length can be loaded

const beginningOf = ({ cut, text }: NonNullable<ReturnType<typeof cutOf>>, isHtml: boolean): string => {
  const words = isHtml ? readHtml(cut).words : cut;
  return text === undefined ? words : words.slice(0, BEGINNING);
};

/** A recorded value as its field shows it, or unformatted if there is no such field any more. */
function Side({ property, value, none = FIELD_TEXTS.empty }: SideProps) {
  const t = useText();
  const language = useLanguage();
  const quiet = (words: string) => <span data-tone="faint">{words}</span>;
  const cut = cutOf(value);
  if (property?.property.isSecret || value === SECRET_MARK) return quiet(t(HISTORY_TEXTS.secret));
  if (isEmptyValue(value)) return quiet(t(none));
  if (isWords(value)) return <>{inLanguage(value, language)}</>;
  if (cut)
    return (
      <>
        {beginningOf(cut, traitsOf(property)?.isHtml === true)}
        {quiet(t(HISTORY_TEXTS.cut, { length: cut.length }))}
      </>
    );
  if (property && !spreads(property.field)) {
    const { Cell } = viewOfField(property.field);
    return <Cell field={property.field} value={value as never} isUncut />;
  }
  if (traitsOf(property)?.isHtml === true && typeof value === "string") return <>{readHtml(value).words}</>;
  if (typeof value === "boolean") return <>{t(value ? FIELD_TEXTS.on : FIELD_TEXTS.off)}</>;
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return <>{value.join("\n")}</>;
  return <>{typeof value === "string" ? value : JSON.stringify(value)}</>;
}

const LONG = 80; // characters; short texts are easier to compare side by side

/** True for two long texts, which are compared word by word. */
const isText = (property: NamedProperty | undefined, before: unknown, after: unknown): boolean =>
  property !== undefined &&
  traitsOf(property)?.isWritten === true &&
  typeof before === "string" &&
  typeof after === "string" &&
  (traitsOf(property)?.isHtml === true || Math.max(before.length, after.length) > LONG);

export interface Heads {
  readonly before: string;
  readonly after: string;
}

interface EntryChangesProps {
  /** Undefined when the module is not declared; names are shown as they are. */
  readonly module: Module | undefined;
  readonly entry: Pick<HistoryEntry, "before" | "after"> & Partial<Pick<HistoryEntry, "action">>;
  /** Column headings of a comparison; absent for a single entry. */
  readonly heads?: Heads | undefined;
}

/** The values in an entry, in the order of the form; those that the module does not have come last. */
function useLines(module: Module | undefined, { before, after }: EntryChangesProps["entry"]) {
  const t = useText();
  const language = useLanguage();
  const given = new Set([...Object.keys(before), ...Object.keys(after)]);
  const known = (module?.properties ?? []).filter(({ name }) => given.has(name));
  const others = [...given]
    .filter((name) => !known.some((each) => each.name === name))
    .sort((a, b) => placeOfValue(a) - placeOfValue(b));
  const wordsOf = (name: string): string => {
    const words = nameOfValue(name);
    return words ? t(words) : formatDay(name, language); // such as the calendar's, which are recorded by day
  };
  return [
    ...known.map((property) => ({ name: property.name, label: t(property.property.label), property })),
    ...others.map((name) => ({ name, label: wordsOf(name), property: undefined })),
  ];
}

/** The values of an entry before and after; for a new record only after. */
export function EntryChanges({ module, entry: { action, before, after }, heads }: EntryChangesProps) {
  const t = useText();
  const lines = useLines(module, { before, after });
  if (lines.length === 0) return null;
  const hasBefore = Object.keys(before).length > 0;
  const isMove = action === "move";
  const none = isMove ? TREE_TEXTS.topOfTree : undefined;
  return (
    <DataTable isRoomy className={`card ${style.changes}`} data-sides={hasBefore ? 2 : 1}>
      <thead>
        <tr>
          <th scope="col">{t(HISTORY_TEXTS.field)}</th>
          {hasBefore ? (
            <th scope="col">{heads?.before ?? t(isMove ? HISTORY_TEXTS.movedFrom : HISTORY_TEXTS.before)}</th>
          ) : null}
          <th scope="col">
            {heads?.after ?? t(isMove ? HISTORY_TEXTS.movedTo : hasBefore ? HISTORY_TEXTS.after : HISTORY_TEXTS.value)}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, label, property }) => (
          <tr key={name}>
            <th scope="row" data-tone="quiet">
              {label}
            </th>
            {hasBefore && isText(property, before[name], after[name]) ? (
              <td colSpan={2}>
                <TextChanges
                  isHtml={traitsOf(property)?.isHtml === true}
                  before={before[name] as string}
                  after={after[name] as string}
                />
              </td>
            ) : (
              [...(hasBefore ? [before] : []), after].map((side, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- before and after
                <td key={index}>
                  <Side property={property} value={side[name]} none={none} />
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
