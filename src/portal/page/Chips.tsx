import type { Leading } from "./portal-page.ts";

interface Chip extends Leading {
  readonly name: string;
  readonly isChosen: boolean;
  /** How many there are, in words. */
  readonly count?: string;
}

interface ChipsProps {
  /** What is chosen here, for whoever listens. */
  readonly label: string;
  readonly of: readonly Chip[];
}

/** One choice among a few, as plain links that keep the rest of the address; nothing where there is nothing to choose. */
export const Chips = ({ label, of }: ChipsProps) =>
  of.length < 2 ? null : (
    <nav className="page-chips" aria-label={label}>
      {of.map(({ href, rel, name, isChosen, count }) => (
        <a key={href} href={href} rel={rel} {...(isChosen ? { "aria-current": "true" as const } : {})}>
          {name}
          {count === undefined ? null : <small>{count}</small>}
        </a>
      ))}
    </nav>
  );
