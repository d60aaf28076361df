import { formatNumber } from "../format/number.ts";
import { useLanguage } from "../i18n/language.tsx";

interface LengthCountProps {
  readonly text: string | null | undefined;
  /** Characters. */
  readonly max: number;
}

/** How long a text is of what is allowed, from nine tenths on. No input cuts a text: what is too long is refused. */
export function LengthCount({ text, max }: LengthCountProps) {
  const language = useLanguage();
  const length = text?.length ?? 0;
  if (length < max * 0.9) return null;
  return (
    <small className="below" data-tone={length > max ? "wrong" : "quiet"}>
      {formatNumber(length, language)} / {formatNumber(max, language)}
    </small>
  );
}
