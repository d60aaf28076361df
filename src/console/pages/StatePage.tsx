import type { Text } from "../../contract/text.ts";
import { useText } from "../../web/i18n/language.tsx";
import { DASHBOARD_PATH } from "../routing/own-routes.ts";
import { PageLink } from "../routing/PageLink.tsx";
import styles from "./state-page.module.css";
import { PAGE_TEXTS } from "./texts.ts";
import "../../web/components/states/states.css";

interface StatePageProps {
  readonly code: "401" | "404";
  readonly title: Text;
  readonly text: Text;
}

/** Drawing of terraces that break off, for a page that does not exist. */
function Drawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 320 120"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
    >
      <path d="M0 44c40-16 84-14 120-6 24 6 44 4 60-2M212 26c36-12 72-8 108 2" />
      <path d="M0 66c44-16 88-12 126-4 40 8 76 2 110-6M262 50c20-4 40-2 58 2" />
      <path d="M0 90c46-14 90-10 132-2 66 12 128 2 188-8" />
      <path d="M0 112c50-10 96-8 140-2 62 8 122 2 180-6" />
    </svg>
  );
}

export function StatePage({ code, title, text }: StatePageProps) {
  const t = useText();
  return (
    <section className={`stack ${styles.page}`}>
      <Drawing />
      <p className="note tabular" data-tone="faint">
        {code}
      </p>
      <h1>{t(title)}</h1>
      <p className="state-text" data-tone="quiet">
        {t(text)}
      </p>
      <PageLink className={`link-button ${styles.link}`} to={DASHBOARD_PATH}>
        {t(PAGE_TEXTS.goHome)}
      </PageLink>
    </section>
  );
}
