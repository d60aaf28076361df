import { useDeferredValue, useState } from "react";
import { inLanguage } from "../../contract/text.ts";
import { choicesShown } from "../../web/components/LineState.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useOptions, type Option } from "../../web/lookups/options.ts";
import { FIELD_TEXTS } from "../texts.ts";
import style from "./choice.module.css";
import { useOptionsOf } from "./titles.web.ts";

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly path: string;
}

/** Stands for a name that is on its way: an id says nothing to anybody. */
export const Awaited = () => <span className={style.awaited} aria-hidden />;

/** What a selector of records needs. The chosen ones always stand among the options, so that their titles show before anything is searched. */
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
  /** Without a label as long as its name is on its way. */
  const chosenChoices = chosen.map((id, at): Choice => {
    const option = kept[at];
    if (option) return choiceOf(option);
    return { value: id, label: option === null ? t(FIELD_TEXTS.gone) : "", path: "" };
  });
  const all = new Map(
    [...(search === "" ? chosenChoices : []), ...found.options.map(choiceOf)].map((choice) => [choice.value, choice]),
  );
  return {
    showSearch: { filterOption: false, onSearch: setSearch },
    onOpenChange: setOpen,
    placeholder: t(FIELD_TEXTS.choose),
    ...choicesShown(found, all.size > 0, t(FIELD_TEXTS.nothingFound)),
    options: [...all.values()],
    labelRender: ({ value }: { readonly value?: string | number }) => {
      const label = (chosenChoices.find((choice) => choice.value === value) ?? all.get(String(value)))?.label;
      return label || <Awaited />;
    },
    // Five districts are called 鼓楼区: what is above tells them apart.
    optionRender: ({ data }: { readonly data: { readonly label: string; readonly path: string } }) =>
      data.label === "" ? (
        <Awaited />
      ) : data.path === "" ? (
        data.label
      ) : (
        <>
          {data.label}
          <small className={style.path}>{data.path}</small>
        </>
      ),
  };
}
