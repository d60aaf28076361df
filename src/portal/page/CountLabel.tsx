import type { Text } from "../../contract/text.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";

interface CountLabelProps {
  readonly count: number;
  /** Text for 1; of the three languages only English has a singular. */
  readonly one: Text;
  /** Text for all other numbers, with the placeholder `{count}`. */
  readonly many: Text;
}

export function CountLabel({ count, one, many }: CountLabelProps) {
  const t = useText();
  const language = useLanguage();
  return count === 1 ? t(one) : t(many, { count: formatNumber(count, language) });
}
