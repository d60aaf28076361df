import { Tag } from "../../web/components/Tag.tsx";
import { useText } from "../../web/i18n/language.tsx";
import type { ApplicationState } from "./application-state.ts";
import { STATE_TEXTS } from "./texts.ts";

const COLORS: Readonly<Record<ApplicationState, string>> = {
  submitted: "accent",
  resubmitted: "accent",
  inReview: "info",
  returned: "warning",
  approved: "success",
  rejected: "danger",
};

export function StateTag({ state }: { readonly state: ApplicationState }) {
  const t = useText();
  return (
    <Tag isValue color={COLORS[state]}>
      {t(STATE_TEXTS[state])}
    </Tag>
  );
}
