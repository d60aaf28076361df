import { Hourglass } from "lucide-react";
import type { Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Cells } from "../../crud/rows/RecordRow.tsx";
import type { Row } from "../../crud/record-queries.web.ts";
import { ValueCell } from "../../crud/rows/ValueCell.tsx";
import { Moment } from "../../web/components/Moment.tsx";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import style from "./publishing.module.css";
import { PUBLISHING_SCREEN_TEXTS as TEXTS } from "./screen-texts.ts";
import { titleCell } from "./PublishedTitle.tsx";
import { Translation } from "./translation/Translation.tsx";
import { momentOf, stateOf, translationsOf } from "./use-publishing.web.ts";

interface PublishedProps {
  readonly row: Row;
  /** Where an end time is shown: below if rows have two lines, as an icon, or in a column of its own. */
  readonly end: "below" | "icon" | "column";
}

/** The time of publication, past or future. */
const publicationOf = (row: Row) => momentOf(row, stateOf(row) === "scheduled" ? "publishAt" : "publishedAt");

/** The time of publication with its end. */
function Published({ row, end: place }: PublishedProps) {
  const language = useLanguage();
  const t = useText();
  const state = stateOf(row);
  const isToCome = state === "scheduled";
  const at = publicationOf(row);
  const until = state === "published" && place !== "column" ? momentOf(row, "visibleUntil") : undefined;
  const end = until && t(TEXTS.until, { moment: formatMoment(until, language) });
  if (!at) return null;
  const moment = (
    <span className="beside" data-gap="4" {...(isToCome ? { title: t(TEXTS.toCome), "data-tone": "info" } : {})}>
      <Moment at={at} />
      {end && place === "icon" ? (
        <span className="center" data-tone="quiet" title={end}>
          <Hourglass size={14} aria-hidden />
          <span className="visually-hidden">{end}</span>
        </span>
      ) : null}
    </span>
  );
  if (!end || place === "icon") return moment;
  return (
    <span className="stack" data-gap="0">
      {moment}
      <small className="note">{end}</small>
    </span>
  );
}

/** The states of both translations in one column; what they were made from needs no state. */
const Both = ({ row }: { readonly row: Row }) => (
  <span className={style.translations}>
    {translationsOf(row).map((language) => (
      <Translation key={language} row={row} language={language} isNamed />
    ))}
  </span>
);
function publishedCell(module: Module) {
  const { columns, isHeadline } = module.list;
  const end = columns.includes("visibleUntil") ? "column" : isHeadline ? "below" : "icon";
  const Cell = ({ row }: { readonly row: Row }) => <Published row={row} end={end} />;
  // A time and its end below take both lines already.
  const isEmpty = (row: Row) => !publicationOf(row);
  return Object.assign(Cell, {
    width: 186,
    notInBin: true as const,
    isEmpty,
    ...(end === "below" ? {} : { twoLineWidth: 132 }),
  });
}

/** A headline is a sentence and takes two lines if rows have them; a name is a few words beside a picture. */
const roomOf = ({ recordTitle, list: { isHeadline } }: Module) => ({
  ...(recordTitle === "title" ? { width: 440, minWidth: 260 } : { width: 300, minWidth: 272 }),
  tight: isHeadline === true ? 132 : 192,
});

interface Room {
  readonly width: number;
  readonly minWidth: number;
  readonly tight?: number;
  readonly label?: Words;
}

/** The field's cell with another column width; empty if the module has no such field. */
function withRoom(module: Module, name: string, room: Room): Cells {
  const field = module.fields[name];
  if (!field) return {};
  const Cell = ({ row }: { readonly row: Row }) => (
    <span className="two-lines">
      <ValueCell name={name} field={field} record={row} />
    </span>
  );
  return { [name]: Object.assign(Cell, room) };
}

/** Cells for the common columns of published modules. */
export const publishingCells = (module: Module): Cells => ({
  ...withRoom(module, "state", { width: 116, minWidth: 108, label: TEXTS.state }),
  ...withRoom(module, "division", { width: 200, minWidth: 136, tight: 120 }),
  [module.recordTitle]: Object.assign(titleCell(module), {
    ...roomOf(module),
    takesRest: true,
    placesBeneath: true,
  } as const),
  publishedAt: publishedCell(module),
  laoState: Object.assign(Both, {
    width: 132,
    twoLineWidth: 112,
    foldsTo: 0.62,
    notInBin: true,
    label: TEXTS.translations,
    covers: ["chineseState", "englishState"],
  } as const),
});
