import { hydrateRoot } from "react-dom/client";
import { setOverrides, type Language } from "../contract/text.ts";
import type { SignInData } from "../console/session/sign-in/sign-in-data.ts";
import { SignInPanel } from "../console/session/sign-in/SignInPanel.tsx";
import { warmUpWhileTyping } from "../console/session/sign-in/warm-up.ts";
import { PAGE_CSS_ID, PAGE_DATA_ID } from "../web/document/page-data-id.ts";
import { readPageData } from "../web/document/page-data.ts";
import { LANGUAGE_TAGS } from "../web/i18n/language-tag.ts";
import { preference } from "../web/preferences/preferences.ts";
// The page has its styles inline; this import makes the build emit the font file that they name.
import "../web/theme/fonts.css";
import { prefetchCalls } from "./prefetch-calls.web.ts";

const data = readPageData<SignInData>();
setOverrides(data.words);

const onLanguage = (language: Language, title: string): void => {
  preference.language.write(language);
  document.documentElement.lang = LANGUAGE_TAGS[language];
  document.title = title;
};

const isOfPortal = (address: string): boolean => /^\/home(?:[/?#]|$)/.test(address);

/** ms that the console waits for the first answer: most of its program has run while the password was checked. */
const FIRST_ANSWER_MS = 400;

/** Opens the console in this document, so that the code loaded while the person typed is not loaded and run again. */
async function openHere(): Promise<void> {
  const { allSent } = prefetchCalls({ apiBase: data.apiBase, language: preference.language.read() }, FIRST_ANSWER_MS);
  const [{ openConsole }] = await Promise.all([import("./console/open-console.tsx"), warmUp.styles(), allSent]);
  const host = document.createElement("div");
  host.id = "root";
  panel.unmount();
  warmUp.applyStyles();
  document.getElementById(PAGE_CSS_ID)?.remove();
  host.tabIndex = -1;
  // The console reads the page's data too: for signing in again, and the version that it is of.
  const pageData = document.getElementById(PAGE_DATA_ID);
  document.body.replaceChildren(host, ...(pageData ? [pageData] : []));
  // As in a new document, Tab starts at the top.
  host.focus();
  host.addEventListener("blur", () => host.removeAttribute("tabindex"), { once: true });
  history.replaceState(null, "", data.target);
  openConsole(data, host);
}

const goOn = (): void => {
  if (isOfPortal(data.target)) location.replace(data.target);
  // If any part fails to load, a new document loads it.
  else openHere().catch(() => location.replace(data.target));
};

const panel = hydrateRoot(
  document.getElementById("panel") as HTMLElement,
  <SignInPanel data={data} onLanguage={onLanguage} onSignedIn={goOn} />,
);
const warmUp = warmUpWhileTyping(data.console);
// The form works without it. It lets a press count even if the pressed element moves away from under the pointer.
void import("../web/press/keep-pressed-in-place.ts").then(
  ({ keepPressedInPlace }) => keepPressedInPlace(),
  () => undefined, // offline
);
