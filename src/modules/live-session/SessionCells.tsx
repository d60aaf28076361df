import type { Cells } from "../../crud/rows/RecordRow.tsx";
import { storedAs } from "../../crud/define-module.ts";
import type { Row } from "../../crud/use-crud.web.ts";
import { useText } from "../../web/i18n/language.tsx";
import { liveSession } from "./live-session.ts";
import { SESSION_SCREEN_TEXTS as texts } from "./screen-texts.ts";
import style from "./live-session.module.css";

export const sessionOf = (row: Row) => storedAs(liveSession, row);

/** One's own stands out: it is the one that cannot be ended here. */
function Device({ row }: { readonly row: Row }) {
  const t = useText();
  const { device, isCurrent } = sessionOf(row);
  return (
    <span className={style.device}>
      {device || t(texts.unknown)}
      {isCurrent ? <span className={style.mark}>{t(texts.current)}</span> : null}
    </span>
  );
}

/** Nothing where it is not: a column of "no" says nothing. */
function Locked({ row }: { readonly row: Row }) {
  const t = useText();
  return sessionOf(row).isLocked ? <span className={style.quiet}>{t(texts.locked)}</span> : null;
}

export const SESSION_CELLS: Cells = {
  device: Object.assign(Device, { width: 240 }),
  isLocked: Locked,
};
