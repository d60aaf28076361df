import { useDeferredValue, useState } from "react";
import type { Counts } from "../../contract/counts.ts";
import { MAX_OPTIONS, type Option } from "../../contract/option.ts";
import { inLanguage } from "../../contract/text.ts";
import type { Choice } from "../../web/filter/CheckList.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useOptions } from "../../web/lookups/options.ts";
import { FIELD_TEXTS } from "../texts.ts";
import { useOptionsOf } from "./titles.web.ts";

/**
 * The records by which a list can be filtered: all if they are few, else those that the list's records refer to, the
 * most frequent first; others are found by their titles.
 */
export function useCheckedRecords(path: `/${string}`, chosen: readonly string[], counts: Counts | undefined) {
  const language = useLanguage();
  const t = useText();
  const [first] = useState(chosen);
  const [search, setSearch] = useState("");
  const asked = useDeferredValue(search.trim());
  const found = useOptions(path, { search: asked });
  const isMore = asked === "" && found.options.length >= MAX_OPTIONS;
  const counted = (isMore && counts?.values.map(({ value }) => value)) || [];
  // Ticked records keep their place until the list is opened again.
  const named = asked === "" ? [...new Set([...first, ...counted])] : [];
  const options = useOptionsOf(path, named);
  const choiceOf = ({ id, title, path: above }: Option): Choice => ({
    value: id,
    label: inLanguage(title, language),
    note: above?.map((each) => inLanguage(each.title, language)).join(" / "),
  });
  const others = counted.length > 0 ? found.options.filter(({ id }) => chosen.includes(id)) : found.options;
  const choices = new Map<string, Choice>();
  for (const [at, id] of named.entries()) {
    const option = options[at];
    if (option) choices.set(id, choiceOf(option));
    else if (option === null && chosen.includes(id)) choices.set(id, { value: id, label: t(FIELD_TEXTS.gone) });
  }
  for (const option of others) if (!choices.has(option.id)) choices.set(option.id, choiceOf(option));
  return {
    choices: [...choices.values()],
    finding: {
      isWaiting: found.isWaiting,
      error: found.error,
      retry: found.retry,
      isMore: isMore || search !== "",
      onSearch: setSearch,
    },
  };
}
