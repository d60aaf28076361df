import type { ReactNode } from "react";
import type { Language } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { LanguageSwitch } from "../language/LanguageSwitch.tsx";
import { PORTAL_TEXTS } from "./portal-texts.ts";

interface PortalFrameProps {
  readonly settings: Readonly<Record<string, string>>;
  readonly isSignedIn: boolean;
  /** This page in another language. */
  readonly addressOf: (language: Language) => string;
  /** The header lies over the page's lead picture. */
  readonly isOverPicture?: boolean;
  readonly children: ReactNode;
}

/** What every public page stands in. */
export function PortalFrame({ settings, isSignedIn, addressOf, isOverPicture = false, children }: PortalFrameProps) {
  const say = useText();
  const name = settings["sys.name"] ?? "";
  const subname = settings["sys.subname"] ?? "";
  return (
    <div className="portal">
      <a className="portal-skip" href="#content">
        {say(PORTAL_TEXTS.skip)}
      </a>
      <header className="portal-header" data-over-picture={isOverPicture || undefined}>
        <a className="portal-brand" href="/home/oneInex">
          {settings["sys.logo"] ? (
            <img src={settings["sys.logo"]} alt="" height={32} />
          ) : (
            <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
              <rect width="32" height="32" rx="7" fill="var(--accent)" />
              <path
                d="M5 21c6-5 11-5 22-1M5 15c7-5 13-4 22 0M8 26c6-3 10-3 17 0"
                fill="none"
                stroke="var(--on-accent)"
                strokeWidth="2.4"
                strokeLinecap="round"
              />
            </svg>
          )}
          <span>{name}</span>
        </a>
        <div className="portal-tools">
          <LanguageSwitch current={useLanguage()} label={say(PORTAL_TEXTS.language)} addressOf={addressOf} />
          <a className="portal-sign-in" href={isSignedIn ? "/" : "/login"}>
            {say(isSignedIn ? PORTAL_TEXTS.console : PORTAL_TEXTS.signIn)}
          </a>
        </div>
      </header>
      <main id="content">{children}</main>
      <footer className="portal-footer">
        <span>{name}</span>
        {subname ? <span>{subname}</span> : null}
      </footer>
    </div>
  );
}
