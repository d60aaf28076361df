import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Headline } from "../typography/PublicWords.tsx";
import { PORTAL_TEXTS } from "./portal-texts.ts";

/** Page for an unknown address, drawn as a path that ends in fields. */
export function NotFoundPage() {
  const t = useText();
  return (
    <div className="not-found">
      <svg viewBox="0 0 320 170" aria-hidden="true" focusable="false">
        <circle cx="236" cy="46" r="22" fill="var(--scene-sun)" />
        <path d="M0 104c52-30 96-36 148-18s104 18 172-12v96H0z" fill="var(--scene-field-far)" />
        <path d="M0 122c52-24 100-28 150-12s104 18 170-8v68H0z" fill="var(--scene-water)" />
        <path d="M0 138c52-18 102-22 152-8s102 16 168-4v44H0z" fill="var(--scene-field-middle)" />
        <path d="M0 154c60-14 106-14 156-4s102 12 164 0v20H0z" fill="var(--scene-field-near)" />
        <path
          d="M148 170c-6-16 22-22 18-34s-30-12-24-24 18-10 22-18"
          fill="none"
          stroke="var(--scene-grain)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="10 9"
        />
        <path
          d="M176 94V58M176 60l26 7-26 8"
          fill="none"
          stroke="var(--text)"
          strokeWidth="3.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <h1>
        <Headline>{t(PORTAL_TEXTS.notFound)}</Headline>
      </h1>
      <p>{t(PORTAL_TEXTS.notFoundText)}</p>
      <a className="button" href={PUBLIC_PATHS.home}>
        {t(PORTAL_TEXTS.home)}
      </a>
    </div>
  );
}
