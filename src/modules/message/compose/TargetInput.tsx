import { useQuery } from "@tanstack/react-query";
import { AutoComplete } from "antd";
import { plainText } from "../../../contract/characters/plain-text.ts";
import { fullPath, isExternal, menuTitle, type MenuNode } from "../../../contract/menu.ts";
import type { Language } from "../../../contract/text.ts";
import type { Field } from "../../../fields/field.ts";
import type { InputProps } from "../../../fields/field-view.web.ts";
import { call } from "../../../web/api/call.ts";
import { useLanguage } from "../../../web/i18n/language.tsx";
import { menu } from "../../menu/menu.ts";
import { useClearButton } from "../../../web/components/clear-button.ts";

interface Choice {
  readonly value: string;
  readonly label: string;
}

const pagesOf = (nodes: readonly MenuNode[], language: Language, parent = ""): Choice[] =>
  nodes.flatMap((node) => {
    const path = fullPath(node.path, parent);
    const own = node.type === "2" && !isExternal(path) ? [{ value: path, label: menuTitle(node.meta, language) }] : [];
    return [...own, ...pagesOf(node.children, language, path)];
  });

/** A link: suggests the console's pages by title and accepts any text, which the server validates. */
export function TargetInput({ value, onChange, ...control }: InputProps<Field>) {
  const language = useLanguage();
  const { field: _, ...shared } = control;
  const clearing = useClearButton();
  const menus = useQuery({
    queryKey: ["message-targets"],
    queryFn: ({ signal }) => call(menu.mine, {}, { signal }),
    staleTime: 60_000,
    meta: { showsOwnError: true }, // without suggestions an address can still be typed
  });
  const typed = typeof value === "string" ? value : "";
  const words = plainText(typed);
  const options = pagesOf(menus.data ?? [], language)
    .filter((page) => words === "" || plainText(`${page.label} ${page.value}`).includes(words))
    .map(({ value: path, label }) => ({ value: path, label: `${label} · ${path}` }));
  return (
    <AutoComplete
      {...shared}
      allowClear={clearing}
      value={typed}
      options={options}
      onChange={(next: string | undefined) => onChange?.((next || null) as never)}
    />
  );
}
