import { useText } from "../../../web/i18n/language.tsx";
import { ADDRESS_TEXTS as TEXTS } from "./texts.ts";

interface ReasonsProps {
  readonly parts: readonly { readonly name: string; readonly reason: string }[];
}

/** Why parts of an address are refused, each on a line of its own; those that read alike are said once. */
export function Reasons({ parts }: ReasonsProps) {
  const t = useText();
  const lines = [...new Set(parts.map(({ name, reason }) => t(TEXTS.refusal, { filter: name, reason })))];
  if (lines.length === 1) return lines[0];
  return (
    <ul className="stack">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
