import { useEffect } from "react";
import { useLanguage } from "../../../web/i18n/language.tsx";
import { usePreference } from "../../../web/preferences/preferences.ts";
import { hasUnsaved } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";

/**
 * Reloads this window when the language was changed in another window of this browser (§8), unless the person is active
 * here or unsaved text would be lost.
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
