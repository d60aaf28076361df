import { Spin } from "antd";
import { useDeferredValue, useState } from "react";
import { inLanguage } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useOptions } from "../../web/lookups/options.ts";
import { FIELD_TEXTS } from "../texts.ts";
import style from "./choice.module.css";

/** What a selector of records needs. The chosen ones always stand among the options, so that their titles show before anything is searched. */
export function useChooser(path: `/${string}`, chosen: readonly string[]) {
  const language = useLanguage();
  const t = useText();
  const [search, setSearch] = useState("");
  const [isOpen, setOpen] = useState(false);
  const asked = useDeferredValue(search.trim());
  const found = useOptions(path, { search: asked, isEnabled: isOpen });
  const kept = useOptions(path, { ids: chosen });
  const all = new Map([...(search === "" ? kept.options : []), ...found.options].map((option) => [option.id, option]));
  return {
    showSearch: { filterOption: false, onSearch: setSearch },
    onOpenChange: setOpen,
    placeholder: t(FIELD_TEXTS.choose),
    notFoundContent: found.isLoading ? <Spin size="small" /> : (found.error?.message ?? t(FIELD_TEXTS.nothingFound)),
    options: [...all.values()].map((option) => ({
      value: option.id,
      label: inLanguage(option.title, language),
      path: option.path?.map(({ title }) => inLanguage(title, language)).join(" / ") ?? "",
    })),
    // Five districts are called 鼓楼区: what is above tells them apart.
    optionRender: ({ data }: { readonly data: { readonly label: string; readonly path: string } }) =>
      data.path === "" ? (
        data.label
      ) : (
        <>
          {data.label}
          <small className={style.path}>{data.path}</small>
        </>
      ),
  };
}
