import { formatNumber } from "../../web/format/number.ts";
import { useText } from "../../web/i18n/language.tsx";
import { PAGE_TEXTS } from "./page-texts.ts";
import type { PageAddress } from "./portal-page.ts";
import { linkWith } from "./indexing.ts";

interface ChipsProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly address: PageAddress;
  /** Name of the query parameter. */
  readonly name: string;
  readonly of: readonly { readonly value: string; readonly name: string; readonly count?: number }[];
  readonly chosen?: string;
}

/** Links that set one query parameter and keep the others, beginning with "all". Renders nothing without choices. */
export function Chips({ label, address, name: asked, of, chosen = address.query.get(asked) ?? "" }: ChipsProps) {
  const t = useText();
  if (of.length === 0) return null;
  const all: ChipsProps["of"][number] = { value: "", name: t(PAGE_TEXTS.all) };
  return (
    <nav className="page-chips" aria-label={label}>
      {[all, ...of].map(({ value, name, count }) => (
        <a
          key={value}
          {...linkWith(address, { [asked]: value })}
          {...(value === chosen ? { "aria-current": "true" as const } : {})}
        >
          {name}
          {count === undefined ? null : <small>{formatNumber(count, address.language)}</small>}
        </a>
      ))}
    </nav>
  );
}
