import { QueryClientProvider } from "@tanstack/react-query";
import { ConfigProvider } from "antd";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { nameInLists } from "../crud/addresses/name-in-lists.web.ts";
import { FilterLine } from "../crud/filters/FilterLine.tsx";
import { HistoryButton } from "../crud/history/HistoryButton.tsx";
import { SlotsContext, type CrudSlots } from "../crud/slots.web.ts";
import { FORM_RULES } from "../crud/rules/form-rules.ts";
import { SheetTools } from "../crud/sheet/SheetTools.tsx";
import { nameFromLists } from "../fields/reference/titles.web.ts";
import { ConfirmProvider } from "../web/feedback/Confirm.tsx";
import { FeedbackProvider } from "../web/feedback/Feedback.tsx";
import { Spinner } from "../web/components/states/Spinner.tsx";
import { LanguageProvider, useLanguage } from "../web/i18n/language.tsx";
import { usePersonal } from "../web/preferences/personal.ts";
import { preference, usePreference } from "../web/preferences/preferences.ts";
import { lazyPart } from "../web/lazy/lazy-part.tsx";
import { antdLocale } from "../web/theme/antd-locale.ts";
import { antdTheme } from "../web/theme/antd-theme.ts";
import { applyTheme, useScheme } from "../web/theme/apply-theme.ts";
import { queryClient } from "./query-client.ts";
import { useTextOverrides } from "./text-overrides.ts";

const BUTTON = { autoInsertSpace: false, loadingIcon: <Spinner /> };

/**
 * Applies the person's appearance choices to the page and to the component kit; both follow a change without a reload.
 */
function Appearance({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const themeColor = usePreference("themeColor");
  const colorScheme = usePreference("colorScheme");
  const size = usePreference("size");
  const scheme = useScheme(colorScheme);
  const theme = useMemo(() => antdTheme({ themeColor, scheme, size, language }), [themeColor, scheme, size, language]);
  const locale = useMemo(() => antdLocale(language), [language]);
  useEffect(() => applyTheme({ themeColor, colorScheme, size, language }), [themeColor, colorScheme, size, language]);
  const motion = usePersonal("motion");
  useEffect(() => void (document.documentElement.dataset["motion"] = motion), [motion]);
  return (
    <ConfigProvider theme={theme} locale={locale} button={BUTTON}>
      {children}
    </ConfigProvider>
  );
}

// Its space is reserved until it is loaded.
const ListViews = lazyPart(async () => (await import("../modules/saved-view/ListViews.tsx")).ListViews);

/** Parts that other rooms of the engine add to every list and every form. */
const PARTS: CrudSlots = {
  ListTools: SheetTools,
  ListFilters: FilterLine,
  formRules: FORM_RULES,
  ListViews,
  BesideRecord: HistoryButton,
};
nameFromLists(nameInLists);

/** Provides queries, language, appearance, feedback, confirmations and the parts above to the whole console. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [language] = useState(preference.language.read); // another language is applied by a reload (§8)
  const overrides = useTextOverrides();
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language} overrides={overrides}>
        <Appearance>
          <FeedbackProvider>
            <ConfirmProvider>
              <SlotsContext value={PARTS}>{children}</SlotsContext>
            </ConfirmProvider>
          </FeedbackProvider>
        </Appearance>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
