import { CircleAlert, CircleCheck, ImageOff } from "lucide-react";
import { enumerated, LANGUAGES } from "../../../contract/text.ts";
import type { Module } from "../../../crud/define-module.ts";
import { recordTitleOf } from "../../../crud/record/record-title.ts";
import { RecordLink } from "../../../crud/addresses/RecordLink.tsx";
import type { Row } from "../../../crud/record-queries.web.ts";
import { ValueCell } from "../../../crud/rows/ValueCell.tsx";
import { FIELD_TEXTS } from "../../../fields/texts.ts";
import { TRANSLATION_SUFFIXES } from "../../../fields/translated-text/translated-text.ts";
import { formatMoment } from "../../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { BOARD_TEXTS as TEXTS } from "./board-texts.ts";
import { CoverPicture } from "../CoverPicture.tsx";
import style from "./board.module.css";
import { BoardActions } from "./BoardActions.tsx";
import { BoardNames } from "./BoardNames.tsx";
import type { BoardRecord } from "../publishing.ts";
import type { OnBoard } from "../bulk/use-publish-all.web.ts";

type BoardCardProps = OnBoard & {
  /** The refusal of the last attempt to publish; empty if there was none. */
  readonly reason: string;
  /** A name was typed and is not saved yet: publishing now would leave it out. */
  readonly isUnsaved: boolean;
  readonly refresh: () => Promise<unknown>;
  readonly onTyped: (id: string, isTyped: boolean) => void;
};

/** The board's record as the row type of the module's calls, with the members that publishing needs. */
const rowOf = (module: Module, record: BoardRecord): Row => ({
  ...record,
  ...Object.fromEntries(
    LANGUAGES.map((each) => [`${module.recordTitle}${TRANSLATION_SUFFIXES[each]}`, record.titles[each]]),
  ),
});

/** Complete and incomplete languages, with the missing fields. */
function Languages({ of }: { readonly of: BoardRecord["languages"] }) {
  const t = useText();
  const reader = useLanguage();
  return (
    <dl className={`stack note ${style.languages}`} data-gap="4" aria-label={t(TEXTS.languages)}>
      {of.map(({ language, missing }) => (
        <div key={language}>
          <dt>{t(FIELD_TEXTS[language])}</dt>
          <dd data-tone={missing.length > 0 ? "warning" : "good"}>
            {missing.length > 0 ? <CircleAlert size={14} aria-hidden /> : <CircleCheck size={14} aria-hidden />}
            {missing.length > 0 ? t(TEXTS.lacks, { fields: enumerated(missing, reader) }) : t(TEXTS.complete)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The time of publication, past or future. */
function Moment({ of: { state, publishAt, publishedAt } }: { readonly of: BoardRecord }) {
  const t = useText();
  const language = useLanguage();
  const at = state === "scheduled" ? publishAt : state === "published" ? publishedAt : null;
  if (at === null) return null;
  const moment = formatMoment(at, language);
  return <p className="note">{t(state === "scheduled" ? TEXTS.toCome : TEXTS.since, { moment })}</p>;
}

/** A record as a card: picture, title, state, missing texts and actions. */
export function BoardCard({ module, record, reason, isUnsaved, refresh, onTyped }: BoardCardProps) {
  const t = useText();
  const language = useLanguage();
  const row = rowOf(module, record);
  const state = module.fields["state"];
  const said = record.obstacle || (record.state === "published" ? "" : reason);
  return (
    <li className={`card ${style.card}`}>
      <CoverPicture path={record.picture} className={style.cover}>
        <ImageOff size={20} aria-hidden />
        {t(TEXTS.noPicture)}
      </CoverPicture>
      <div className={`stack ${style.body}`}>
        <p className="row note" data-ends="">
          {t(module.record)}
          {state ? <ValueCell name="state" field={state} record={row} /> : null}
        </p>
        <h2>
          <RecordLink module={module} id={record.id}>
            {recordTitleOf(module, row, language) || t(FIELD_TEXTS.empty)}
          </RecordLink>
        </h2>
        <Moment of={record} />
        <Languages of={record.languages} />
        {said ? (
          <p className="callout" role={reason ? "alert" : undefined}>
            {said}
          </p>
        ) : null}
        <BoardNames module={module} record={record} refresh={refresh} onTyped={onTyped} />
      </div>
      <BoardActions
        module={module}
        row={row}
        mayGoOut={record.obstacle === ""}
        isUnsaved={isUnsaved}
        refresh={refresh}
      />
    </li>
  );
}
