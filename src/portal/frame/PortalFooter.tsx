import { feedPath, PRIVACY_PATH, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { callLink, mailLink } from "../../web/format/contact-links.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { redirectTarget } from "../page/redirect-target.ts";
import { signInAddress } from "../../contract/session/sign-in-address.ts";
import { PRIVACY_TEXTS } from "../privacy/privacy-texts.ts";
import { SiteSectionLinks } from "./SiteSectionLinks.tsx";
import { PORTAL_TEXTS as TEXTS } from "./portal-texts.ts";
import { SiteMark } from "../../web/scene/SiteMark.tsx";

const SERVICES = [
  { href: PUBLIC_PATHS.products, title: TEXTS.allProducts },
  { href: PUBLIC_PATHS.recommended, title: TEXTS.recommended },
  { href: PUBLIC_PATHS.enterprises, title: TEXTS.allEnterprises },
  { href: PUBLIC_PATHS.certificate, title: TEXTS.certificate },
  { href: PUBLIC_PATHS.application, title: TEXTS.application },
] as const;

type Settings = PageAddress["settings"];

/** Contact details of the operator from the settings, without empty ones. */
function SiteContact({ settings }: { readonly settings: Settings }) {
  const t = useText();
  const { "site.phone": phone, "site.email": email, "site.address": address } = settings;
  if (!phone && !email && !address) return null;
  return (
    <address className="stack" data-gap="4" aria-label={t(PRIVACY_TEXTS.contact)}>
      {phone ? <a href={callLink(phone)}>{phone}</a> : null}
      {email ? <a href={mailLink(email)}>{email}</a> : null}
      {address ? <span>{address}</span> : null}
    </address>
  );
}

/** Copyright, the privacy statement and the register number that China asks of sites, as far as they are set. */
function Legal({ settings }: { readonly settings: Settings }) {
  const t = useText();
  const { "site.copyright": copyright, "site.icp": icp, "site.privacy": privacy } = settings;
  if (!copyright && !icp && !privacy) return null;
  return (
    <p className="portal-legal column row">
      {copyright ? <span>{copyright}</span> : null}
      {privacy ? <a href={PRIVACY_PATH}>{t(PRIVACY_TEXTS.privacy)}</a> : null}
      {icp ? (
        <a href="https://beian.miit.gov.cn/" rel="noopener nofollow external" lang="zh">
          {icp}
        </a>
      ) : null}
    </p>
  );
}

/** Footer of every public page: the owner of the site, and links to its parts. */
export function PortalFooter({ address }: { readonly address: PageAddress }) {
  const { settings, hasToken, origin, path, query } = address;
  const t = useText();
  const language = useLanguage();
  const subname = settings["sys.subname"] ?? "";
  return (
    <footer className="portal-footer" data-tone="quiet">
      <div className="portal-footer-in column">
        <div className="portal-imprint">
          <SiteMark logo={settings["sys.logo"]} size={40} />
          <p>
            <strong>{settings["sys.name"] ?? ""}</strong>
            {subname ? <span>{subname}</span> : null}
          </p>
          <p>{t(TEXTS.imprint)}</p>
          <SiteContact settings={settings} />
        </div>
        <div className="portal-footer-links">
          <h2>{t(TEXTS.allParts)}</h2>
          <SiteSectionLinks label={t(TEXTS.allParts)} className="portal-footer-list" />
        </div>
        <div className="portal-footer-links">
          <h2>{t(TEXTS.services)}</h2>
          <nav className="portal-footer-list" aria-label={t(TEXTS.services)}>
            {SERVICES.map(({ href, title }) => (
              <a key={href} href={href}>
                {t(title)}
              </a>
            ))}
            <a href={feedPath(language, "news", "rss")}>{t(TEXTS.newsFeed)}</a>
            <a href={feedPath(language, "notices", "rss")}>{t(TEXTS.noticesFeed)}</a>
            <a href={hasToken ? "/" : signInAddress(redirectTarget(address) ?? "/")}>
              {t(hasToken ? TEXTS.console : TEXTS.staff)}
            </a>
          </nav>
        </div>
      </div>
      <Legal settings={settings} />
      <p className="portal-printed">
        {origin}
        {path}
        {query.size > 0 ? `?${query}` : ""}
      </p>
    </footer>
  );
}
