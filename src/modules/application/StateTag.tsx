import { Tag } from "../../web/components/Tag.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { STATE_COLORS, type ApplicationState } from "./application-state.ts";
import { STATE_TEXTS } from "./texts.ts";

export function StateTag({ state }: { readonly state: ApplicationState }) {
  const t = useText();
  return (
    <Tag isValue color={STATE_COLORS[state]}>
      {t(STATE_TEXTS[state])}
    </Tag>
  );
}
