import { LANGUAGES } from "../../../contract/text.ts";
import { FIELD_TEXTS } from "../../../fields/texts.ts";
import { TRANSLATION_SUFFIXES } from "../../../fields/translated-text/translated-text.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import type { MenuBranch } from "../menu-admin.ts";
import { branchesById } from "../tree/menu-positions.ts";
import { titleOf } from "../use-menus.web.ts";
import { MENU_FORM_TEXTS } from "./form-texts.ts";
import type { MenuFormName, MenuFormValues } from "./menu-form-values.ts";
import { TYPES } from "./MenuFields.tsx";

interface MenuValueProps {
  readonly name: MenuFormName;
  readonly of: MenuFormValues;
  readonly branches: readonly MenuBranch[];
}

/** A value of the entry's form, read-only. */
export function MenuValue({ name, of: values, branches }: MenuValueProps) {
  const t = useText();
  const language = useLanguage();
  if (name === "title")
    return LANGUAGES.map((each) => {
      const words = values.title[TRANSLATION_SUFFIXES[each] as keyof typeof values.title];
      return words ? (
        <div key={each} lang={each}>
          {words}
        </div>
      ) : null;
    });
  const value = values[name];
  if (typeof value === "boolean") return t(value ? FIELD_TEXTS.on : FIELD_TEXTS.off);
  if (name === "type") return t(TYPES.find(([type]) => type === value)?.[1] ?? FIELD_TEXTS.empty);
  if (name === "parentId") {
    const parent = branchesById(branches).get(values.parentId);
    return parent ? titleOf(parent, language) : t(MENU_FORM_TEXTS.top);
  }
  return value === null || value === "" ? <span data-tone="faint">{t(FIELD_TEXTS.empty)}</span> : String(value);
}
