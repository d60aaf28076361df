import { useText } from "../../web/i18n/language.tsx";
import { PARTS } from "./parts.ts";

interface PartLinksProps {
  /** Accessible name; each list of links on a page needs its own. */
  readonly label: string;
  /** Path of the present page; the link to the part it belongs to is marked as current. */
  readonly path?: string;
  readonly className: string;
}

/** Links to the parts of the site. */
export function PartLinks({ label, path, className }: PartLinksProps) {
  const t = useText();
  return (
    <nav className={className} aria-label={label}>
      {PARTS.map(({ path: to, also, title }) => (
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
