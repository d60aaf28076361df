import { useText } from "../../web/i18n/language.tsx";
import { PARTS } from "./parts.ts";

interface PartLinksProps {
  /** What these links are, for whoever listens; no two lists of a page are called the same. */
  readonly label: string;
  /** The page that is shown; a list says so at the part it belongs to. */
  readonly path?: string;
  readonly className: string;
}

/** The parts of the site as links. */
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
