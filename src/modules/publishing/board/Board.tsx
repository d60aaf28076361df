import { Button } from "antd";
import { useState } from "react";
import { useText } from "../../../web/i18n/language.tsx";
import { useUnsaved } from "../../../web/page/use-unsaved.ts";
import { BOARD_TEXTS as TEXTS } from "./board-texts.ts";
import style from "./board.module.css";
import { BoardCard } from "./BoardCard.tsx";
import { RemovedRecord, type Removed } from "../RemovedRecord.tsx";
import { usePublishAll, type OnBoard, type PublishTogether } from "../bulk/use-publish-all.web.ts";

export interface BoardProps {
  /** A sentence that describes the group of records. */
  readonly lead: string;
  /** In the order of publishing. */
  readonly records: readonly OnBoard[];
  readonly removed: readonly Removed[];
  /** Number of further records that the user may not see. */
  readonly unseen: number;
  readonly refresh: () => Promise<unknown>;
  readonly together: PublishTogether;
}

/** Tracks unsaved names; leaving the page then asks. */
function useTyped(records: readonly OnBoard[]) {
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set());
  const isUnsaved = ({ record }: OnBoard) => typed.has(record.id);
  const isDirty = records.some(isUnsaved);
  useUnsaved(isDirty);
  const mark = (id: string, isTyped: boolean) =>
    setTyped((before) => {
      const next = new Set(before);
      if (isTyped) next.add(id);
      else next.delete(id);
      return next;
    });
  return { isDirty, isUnsaved, mark };
}

/** Records that are published together, as cards, with one button for all. */
export function Board({ lead, records, removed, unseen, refresh, together }: BoardProps) {
  const t = useText();
  const { publishAll, isBusy, due, heldBack, notOurs, reasonFor } = usePublishAll(records, { refresh, together });
  const { isDirty, isUnsaved, mark } = useTyped(records);
  const shown = records.filter(({ record }) => record.state === "published").length;
  const isOurs = due.length + heldBack > 0;
  const notes = [
    ...(heldBack > 0 ? [t(TEXTS.heldBack, { count: heldBack })] : []),
    ...(notOurs > 0 ? [isOurs ? t(TEXTS.mayNotPublishSome, { count: notOurs }) : t(TEXTS.mayNotPublish)] : []),
  ];
  return (
    <div className="stack" data-gap="24">
      <div className={style.lead}>
        <p>{lead}</p>
        <div className={`row ${style.main}`} data-gap="16">
          {/* One line for all states, so that the layout does not move while typing. */}
          <span className="medium tabular" role="status">
            {isDirty && isOurs
              ? t(TEXTS.saveNamesFirst)
              : shown === records.length && shown > 0
                ? t(TEXTS.allPublic)
                : t(TEXTS.progress, { count: shown, total: records.length })}
          </span>
          {isOurs ? (
            <Button
              type="primary"
              loading={isBusy}
              disabled={due.length === 0 || isDirty}
              onClick={() => void publishAll()}
            >
              {due.length > 0 ? t(TEXTS.publishAll, { count: due.length }) : t(TEXTS.publishNone)}
            </Button>
          ) : null}
        </div>
        {notes.map((note) => (
          <p key={note} className="across" data-tone="warning">
            {note}
          </p>
        ))}
      </div>
      <ul className={`stack ${style.cards}`} data-gap="16">
        {records.map((each) => (
          <BoardCard
            key={each.record.id}
            {...each}
            reason={reasonFor(each.record.id)}
            isUnsaved={isUnsaved(each)}
            refresh={refresh}
            onTyped={mark}
          />
        ))}
      </ul>
      {removed.map((each) => (
        <RemovedRecord key={each.id} of={each} refresh={refresh} />
      ))}
      {unseen > 0 ? <p className="note">{t(TEXTS.unseen, { count: unseen })}</p> : null}
    </div>
  );
}
