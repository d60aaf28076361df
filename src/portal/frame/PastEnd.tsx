import { useText } from "../../web/i18n/language.tsx";
import { Empty } from "../page/Empty.tsx";
import { PORTAL_TEXTS as TEXTS } from "./portal-texts.ts";

/** Says that a list has no such page; `start` is the address of its first one. */
export function PastEnd({ start }: { readonly start: string }) {
  const t = useText();
  return (
    <div className="page column">
      <Empty title={t(TEXTS.pastEnd)} text={t(TEXTS.pastEndText)}>
        <a href={start}>{t(TEXTS.listStart)}</a>
      </Empty>
    </div>
  );
}
