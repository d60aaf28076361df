import { useQueryClient } from "@tanstack/react-query";
import { Copy, MailCheck, PencilLine, Send, Undo2, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { storedAs, type Stored } from "../../crud/define-module.ts";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import type { Cells } from "../../crud/rows/RecordRow.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import type { RowAction } from "../../web/table/RowButton.tsx";
import { recordAddress } from "../../crud/record/record-address.ts";
import { recordTitleOf } from "../../crud/record/record-title.ts";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { fetchRows } from "../../crud/rows/fetch-rows.web.ts";
import { useRights, type Row } from "../../crud/record-queries.web.ts";
import { ValueCell } from "../../crud/rows/ValueCell.tsx";
import type { Question } from "../../web/feedback/Confirm.tsx";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { message } from "./message.ts";
import style from "./message.module.css";
import { MESSAGE_TEXTS as TEXTS } from "./screen-texts.ts";
import { isDraft, useSending } from "./compose/use-sending.web.ts";

const ReceiptsDrawer = lazyDialog(async () => (await import("./ReceiptsDrawer.tsx")).ReceiptsDrawer);

type StoredMessage = Stored<typeof message>;
const writtenOf = (row: Row): Omit<StoredMessage, "message"> => storedAs(message, row);

function Field({ row, name }: { readonly row: Row; readonly name: keyof typeof message.fields }) {
  return <ValueCell name={name} field={message.fields[name]} record={row} />;
}

/** The chosen receivers, or the audience if it names none. */
function AudienceCell({ row }: { readonly row: Row }) {
  const { audience } = writtenOf(row);
  const isListed = audience === "users" || audience === "roles" || audience === "divisions";
  return (
    <span className="cut">{isListed ? <Field row={row} name={audience} /> : <Field row={row} name="audience" />}</span>
  );
}

const DRAFTS = { mayChange: isDraft };

const Title = ({ row }: { readonly row: Row }) => <Field row={row} name="title" />;

function State({ row }: { readonly row: Row }) {
  const language = useLanguage();
  const { state, scheduledAt, sentAt } = writtenOf(row);
  const at = state === "scheduled" ? scheduledAt : sentAt;
  return (
    <span className={`beside ${style.state}`}>
      <Field row={row} name="state" />
      {at && state !== "draft" ? (
        <time data-tone="quiet" dateTime={at}>
          {formatMoment(at, language)}
        </time>
      ) : null}
    </span>
  );
}

function ReadOf({ row }: { readonly row: Row }) {
  const t = useText();
  const { receivers, readers } = writtenOf(row);
  if (receivers === null) return null;
  const counts = { read: readers ?? 0, total: receivers };
  return (
    <span role="img" aria-label={t(TEXTS.readOfName, counts)} className="beside tabular" data-tone="quiet">
      {t(TEXTS.readOf, counts)}
      <span className={style.bar} aria-hidden>
        <i style={{ width: `${receivers === 0 ? 0 : (counts.read / receivers) * 100}%` }} />
      </span>
    </span>
  );
}

const CELLS: Cells = {
  title: Object.assign(Title, { width: 320 }),
  audience: Object.assign(AudienceCell, { width: 180, minWidth: 92 }),
  state: Object.assign(State, { width: 230 }),
  readers: Object.assign(ReadOf, { width: 150 }),
};

/** The question before sent messages are removed, which withdraws them from all receivers and cannot be undone. */
function useRemovalQuestion() {
  const t = useText();
  const language = useLanguage();
  const client = useQueryClient();
  return async (ids: readonly string[]): Promise<Question | undefined> => {
    const rows = await fetchRows(client, message, ids);
    const sent = rows.filter((row) => {
      const { state } = writtenOf(row);
      return state === "sent" || state === "scheduled";
    });
    const [first] = sent;
    if (!first) return undefined;
    return {
      title:
        ids.length === 1
          ? t(TEXTS.removeAsk, { title: recordTitleOf(message, first, language) })
          : t(TEXTS.removeManyAsk, { count: ids.length }),
      text: t(TEXTS.removeText, { count: sent.length }),
      yes: t(CRUD_TEXTS.remove),
      isDangerous: true,
    };
  };
}

/** The list of messages with the actions that each one's state allows. */
export function MessageScreen() {
  const t = useText();
  const page = usePage();
  const rights = useRights(message);
  const sending = useSending();
  const client = useQueryClient();
  const questionOf = useRemovalQuestion();
  const [receiptsOf, setReceiptsOf] = useState<Row>();

  // Refetched, as receivers may have read it meanwhile.
  const closeReceipts = () => {
    setReceiptsOf(undefined);
    void client.invalidateQueries({ queryKey: [message.path, "list"] });
  };
  const copy = async (row: Row) => {
    const id = await sending.duplicate(row);
    if (id !== undefined) page.open(recordAddress(message, id));
  };
  const actionsOf = (row: Row): RowAction[] => {
    const { state } = writtenOf(row);
    const one = (key: keyof typeof TEXTS, Icon: LucideIcon, act: () => unknown, isDangerous = false): RowAction => ({
      key,
      label: t(TEXTS[key]),
      Icon,
      act,
      isDangerous,
    });
    return [
      ...(state === "draft" && rights.canAdd ? [one("send", Send, () => sending.send(row))] : []),
      ...(state === "sent" || state === "withdrawn" ? [one("receipts", MailCheck, () => setReceiptsOf(row))] : []),
      ...(state === "scheduled" && rights.canRemove
        ? [one("backToDraft", PencilLine, () => sending.callBack(row))]
        : []),
      ...(rights.canAdd ? [one("duplicate", Copy, () => copy(row))] : []),
      ...(state === "sent" && rights.canRemove ? [one("withdraw", Undo2, () => sending.withdraw(row), true)] : []),
    ];
  };
  return (
    <>
      <ListScreen
        module={message}
        cells={CELLS}
        moreActions={actionsOf}
        arrangement={DRAFTS}
        askBeforeRemoval={questionOf}
      />
      {receiptsOf ? <ReceiptsDrawer row={receiptsOf} onClose={closeReceipts} /> : null}
    </>
  );
}
