import { useEffect } from "react";
import { useLanguage } from "../../../web/i18n/language.tsx";
import { usePreference } from "../../../web/preferences/preferences.ts";
import { hasUnsaved } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";

/**
 * The language was changed in another window of this browser: this one loads again in it (§8), unless the person is at it or
 * something typed would be lost.
 */
export function LanguageFollow() {
  const shown = useLanguage();
  const chosen = usePreference("language");
  const isAnythingUnsaved = useTabs(hasUnsaved);
  useEffect(() => {
    if (chosen !== shown && !isAnythingUnsaved && !document.hasFocus()) location.reload();
  }, [chosen, shown, isAnythingUnsaved]);
  return null;
}
