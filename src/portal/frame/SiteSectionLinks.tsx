import { useText } from "../../web/i18n/language.tsx";
import { SITE_SECTIONS } from "./site-sections.ts";

interface SiteSectionLinksProps {
  /** Accessible name; each list of links on a page needs its own. */
  readonly label: string;
  /** Path of the present page; the link to the part it belongs to is marked as current. */
  readonly path?: string;
  readonly className: string;
}

/** Links to the parts of the site. */
export function SiteSectionLinks({ label, path, className }: SiteSectionLinksProps) {
  const t = useText();
  return (
    <nav className={className} aria-label={label}>
      {SITE_SECTIONS.map(({ path: to, also, title }) => (
        <a
          key={to}
          href={to}
          {...(path === to
            ? { "aria-current": "page" as const }
            : also.some((each) => each === path)
              ? { "aria-current": "true" as const }
              : {})}
        >
          {t(title)}
        </a>
      ))}
    </nav>
  );
}
