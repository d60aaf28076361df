import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import type { Language } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { LanguageSwitch } from "../../web/i18n/LanguageSwitch.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { usePageScript } from "../page/page-scripts.ts";
import { redirectTarget } from "../page/redirect-target.ts";
import { SearchSign } from "../search/SearchSign.tsx";
import { signInAddress } from "../../contract/session/sign-in-address.ts";
import { SiteSectionLinks } from "./SiteSectionLinks.tsx";
import { PORTAL_TEXTS as TEXTS } from "./portal-texts.ts";
import { SiteMark } from "../../web/scene/SiteMark.tsx";
// oxlint-disable-next-line import/default -- the build makes a text of it (scripts/build/inline-script.ts)
import showHeaderOnScroll from "./show-header-on-scroll.web.ts?script";

interface PortalHeaderProps {
  readonly address: PageAddress;
  /** Address of this page in another language. */
  readonly addressOf: (language: Language) => string;
  readonly isOverPicture: boolean;
  readonly formId: string | undefined;
}

function SignIn({ address, isQuiet }: { readonly address: PageAddress; readonly isQuiet?: boolean }) {
  const t = useText();
  const { hasToken } = address;
  return (
    <a
      className="portal-sign-in button"
      data-quiet={isQuiet}
      href={hasToken ? "/" : signInAddress(redirectTarget(address) ?? "/")}
    >
      {t(hasToken ? TEXTS.console : TEXTS.signIn)}
    </a>
  );
}

/**
 * Header of every public page: name of the site, its parts, search, language. On a phone the parts unfold without
 * scripts.
 */
export function PortalHeader({ address, addressOf, isOverPicture, formId }: PortalHeaderProps) {
  usePageScript(showHeaderOnScroll);
  const t = useText();
  const { settings, path } = address;
  return (
    <header className="portal-header" data-over-picture={isOverPicture || undefined}>
      <a className="portal-brand" href={PUBLIC_PATHS.home}>
        <SiteMark logo={settings["sys.logo"]} size={30} />
        <span>{settings["sys.name"] ?? ""}</span>
      </a>
      <SiteSectionLinks label={t(TEXTS.parts)} className="portal-parts" path={path} />
      <div className="portal-tools line" data-gap="4">
        <LanguageSwitch current={useLanguage()} label={t(TEXTS.language)} addressOf={addressOf} formId={formId} />
        <a className="portal-find" href={PUBLIC_PATHS.search} aria-label={t(TEXTS.search)}>
          <SearchSign />
        </a>
        <SignIn address={address} isQuiet />
        <details className="portal-menu">
          <summary aria-label={t(TEXTS.menu)}>
            <svg viewBox="0 0 20 20" width="22" height="22" aria-hidden="true" focusable="false">
              <path
                d="M2.5 5h15M2.5 10h15M2.5 15h15"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
              />
            </svg>
          </summary>
          <div className="stack" data-gap="16">
            <SiteSectionLinks label={t(TEXTS.menu)} className="portal-menu-parts" path={path} />
            <SignIn address={address} />
          </div>
        </details>
      </div>
    </header>
  );
}
