import type { Cells } from "../../crud/rows/RecordRow.tsx";
import { storedAs } from "../../crud/define-module.ts";
import type { Row } from "../../crud/record-queries.web.ts";
import { Tag } from "../../web/components/Tag.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { liveSession } from "./live-session.ts";
import { SESSION_SCREEN_TEXTS as texts } from "./screen-texts.ts";

export const sessionOf = (row: Row) => storedAs(liveSession, row);

/** The device; one's own session is marked, as it cannot be ended here. */
function Device({ row }: { readonly row: Row }) {
  const t = useText();
  const { device, isCurrent } = sessionOf(row);
  return (
    <span className="two-lines">
      {device || t(texts.unknown)} {isCurrent ? <Tag color="success">{t(texts.current)}</Tag> : null}
    </span>
  );
}

/** A tag for locked sessions, empty otherwise. */
function Locked({ row }: { readonly row: Row }) {
  const t = useText();
  return sessionOf(row).isLocked ? <Tag>{t(texts.locked)}</Tag> : null;
}

export const SESSION_CELLS: Cells = {
  device: Object.assign(Device, { width: 240, minWidth: 160 }),
  isLocked: Object.assign(Locked, { label: texts.screen, isEmpty: (row: Row) => !sessionOf(row).isLocked }),
};
