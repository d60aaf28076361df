import { EmptyState } from "../../web/components/states/EmptyState.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { BIN_TEXTS } from "./texts.ts";

export function EmptyBin() {
  const t = useText();
  return <EmptyState title={t(BIN_TEXTS.emptyBin)} text={t(BIN_TEXTS.binPurpose)} />;
}
