import { Input } from "antd";
import { useEffect, useRef, useState } from "react";
import { plainText } from "../../contract/characters/plain-text.ts";
import type { Words } from "../../contract/text.ts";
import type { Field } from "../../fields/field.ts";
import { FILTER_TEXTS } from "../../web/filter/filter-texts.ts";
import { FOCUS_STOP, moveFocusByArrowKeys } from "../../web/filter/arrow-key-focus.ts";
import { useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { FILTER_LINE_TEXTS } from "./texts.ts";
import style from "./filter-names.module.css";

const MAX_VISIBLE = 8;

export interface FilterNamesProps {
  readonly module: Module;
  /** Names of fields. */
  readonly names: readonly string[];
  readonly onChoose: (name: string) => void;
}

const isOfPeople = ({ properties }: Field): boolean =>
  Object.values(properties).some(
    ({ source }) => source && "target" in source && typeof source.target !== "string" && source.target.ofPeople,
  );
/** The group of a field in the filter menu: that of the form, else the record, people or dates. */
const groupOf = ({ form }: Module, name: string, field: Field): Words => {
  const group = form?.groups?.find(({ fields }) => fields.includes(name));
  if (group) return group.title ?? FILTER_LINE_TEXTS.ofRecord;
  if (field.kind === "date" || field.kind === "moment") return FILTER_LINE_TEXTS.ofDates;
  return isOfPeople(field) ? FILTER_LINE_TEXTS.ofPeople : FILTER_LINE_TEXTS.ofRecord;
};

/** Further filters by what they are about: the record, people, dates. */
export function FilterNames({ module, names, onChoose }: FilterNamesProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  useEffect(() => list.current?.querySelector<HTMLElement>("[data-walk]")?.focus({ preventScroll: true }), []);
  const labelled = names.flatMap((name) => {
    const field = module.fields[name];
    return field ? [{ name, label: t(field.label), group: groupOf(module, name, field) }] : [];
  });
  const found = labelled.filter(({ label }) => plainText(label).includes(plainText(typed.trim())));
  const formed = (module.form?.groups ?? []).flatMap(({ title }) => title ?? []);
  const groups = [FILTER_LINE_TEXTS.ofRecord, ...formed, FILTER_LINE_TEXTS.ofPeople, FILTER_LINE_TEXTS.ofDates]
    .map((words) => ({ words, filters: found.filter(({ group }) => group === words) }))
    .filter(({ filters }) => filters.length > 0);
  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={t(FILTER_LINE_TEXTS.moreFilters)}
      className={`stack ${style.names}`}
      onKeyDown={moveFocusByArrowKeys}
    >
      {labelled.length > MAX_VISIBLE ? (
        <Input
          {...FOCUS_STOP}
          aria-label={t(FILTER_LINE_TEXTS.findFilter)}
          placeholder={t(FILTER_LINE_TEXTS.findFilter)}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onPressEnter={() => found[0] && onChoose(found[0].name)}
        />
      ) : null}
      <div className="picks">
        {groups.map(({ words, filters }) => (
          <div key={words.en} role="group" aria-label={t(words)}>
            {groups.length > 1 || labelled.length > MAX_VISIBLE ? <div className="note">{t(words)}</div> : null}
            {filters.map(({ name, label }) => (
              <button
                {...FOCUS_STOP}
                key={name}
                type="button"
                role="menuitem"
                className="pick"
                onClick={() => onChoose(name)}
              >
                {label}
              </button>
            ))}
          </div>
        ))}
        {found.length === 0 ? <span className="note">{t(FILTER_TEXTS.nothingFound)}</span> : null}
      </div>
    </div>
  );
}
