import { hydrateRoot } from "react-dom/client";
import type { Language } from "../contract/text.ts";
import { prefetchWhileTyping } from "../portal/sign-in/prefetch.ts";
import type { SignInData } from "../portal/sign-in/sign-in-data.ts";
import { SignInPanel } from "../portal/sign-in/SignInPanel.tsx";
import { readPageData } from "../web/document/page-data.ts";
import { LANGUAGE_TAGS } from "../web/i18n/language-tag.ts";
import { preference } from "../web/preferences/preferences.ts";
// The page carries its styles in its HTML; this makes the build emit the face they name.
import "../web/theme/fonts.css";

const data = readPageData<SignInData>();

const onLanguage = (language: Language, title: string): void => {
  preference.language.write(language);
  document.documentElement.lang = LANGUAGE_TAGS[language];
  document.title = title;
};

hydrateRoot(
  document.getElementById("panel") as HTMLElement,
  <SignInPanel data={data} onLanguage={onLanguage} onSignedIn={() => location.replace(data.target)} />,
);
prefetchWhileTyping(data.prefetch);
