import { useDeferredValue, useState } from "react";
import { inLanguage } from "../../contract/text.ts";
import { choicesShown } from "../../web/components/states/InlineState.tsx";
import { FILTER_TEXTS } from "../../web/filter/filter-texts.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Option } from "../../contract/option.ts";
import { useOptions } from "../../web/lookups/options.ts";
import { FIELD_TEXTS } from "../texts.ts";
import style from "./choice.module.css";
import { useOptionsOf } from "./titles.web.ts";

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly path: string;
}

/** Placeholder for a title that is loading, in place of an id. */
export const LoadingTitle = () => <span className={style.awaited} aria-hidden />;

/**
 * Props for a selector of records. The selected records are always among the options, so that their titles show before
 * a search.
 */
export function useChooser(path: `/${string}`, chosen: readonly string[]) {
  const language = useLanguage();
  const t = useText();
  const [search, setSearch] = useState("");
  const [isOpen, setOpen] = useState(false);
  const asked = useDeferredValue(search.trim());
  const found = useOptions(path, { search: asked, isEnabled: isOpen });
  const kept = useOptionsOf(path, chosen);
  const choiceOf = (option: Option): Choice => ({
    value: option.id,
    label: inLanguage(option.title, language),
    path: option.path?.map(({ title }) => inLanguage(title, language)).join(" / ") ?? "",
  });
  /** The label is empty while the title loads. */
  const chosenChoices = chosen.map((id, at): Choice => {
    const option = kept[at];
    if (option) return choiceOf(option);
    return { value: id, label: option === null ? t(FIELD_TEXTS.gone) : "", path: "" };
  });
  const all = new Map(
    // In the order of the answer, so that nothing moves under the pointer when one of them is chosen.
    [...found.options.map(choiceOf), ...(search === "" ? chosenChoices : [])].map((choice) => [choice.value, choice]),
  );
  return {
    showSearch: { filterOption: false, onSearch: setSearch },
    onOpenChange: setOpen,
    placeholder: t(FIELD_TEXTS.choose),
    ...choicesShown(found, all.size > 0, t(FILTER_TEXTS.nothingFound)),
    options: [...all.values()],
    labelRender: ({ value }: { readonly value?: string | number }) => {
      const label = (chosenChoices.find((choice) => choice.value === value) ?? all.get(String(value)))?.label;
      return label || <LoadingTitle />;
    },
    // Titles are not unique (five districts are called 鼓楼区), so the path is shown too.
    optionRender: ({ data }: { readonly data: { readonly label: string; readonly path: string } }) =>
      data.label === "" ? (
        <LoadingTitle />
      ) : data.path === "" ? (
        data.label
      ) : (
        <>
          {data.label}
          <small className="cut">{data.path}</small>
        </>
      ),
  };
}
