import { useQuery, keepPreviousData } from "@tanstack/react-query";
import { Button, Input, Segmented } from "antd";
import { useState } from "react";
import type { Reply } from "../../contract/endpoint.ts";
import type { Text } from "../../contract/text.ts";
import { saveAnsweredFile } from "../../web/jobs/save-file.ts";
import { PersonName } from "../../web/components/PersonName.tsx";
import { recordTitleOf } from "../../crud/record/record-title.ts";
import { useRights, type Row } from "../../crud/record-queries.web.ts";
import { call } from "../../web/api/call.ts";
import { Drawer } from "../../web/components/Drawer.tsx";
import { EmptyState } from "../../web/components/states/EmptyState.tsx";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { LinesSkeleton } from "../../web/components/states/Skeleton.tsx";
import { Pager } from "../../web/table/pager/Pager.tsx";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import { storedAs } from "../../crud/define-module.ts";
import { message, messageCalls, type RECEIPT_KINDS } from "./message.ts";
import { DataTable } from "../../web/table/DataTable.tsx";
import style from "./message.module.css";
import { MESSAGE_TEXTS as TEXTS } from "./screen-texts.ts";
import { useSending } from "./compose/use-sending.web.ts";

const PAGE_SIZE = 20;
const REFETCH_INTERVAL = 5_000; // ms

type Kind = (typeof RECEIPT_KINDS)[number] | "all";

interface ReceiptFilter {
  readonly id: string;
  readonly only?: Exclude<Kind, "all">;
  readonly search?: string;
}

const useReceipts = (filter: ReceiptFilter, page: number) =>
  useQuery({
    queryKey: [message.path, "receipts", filter, page],
    queryFn: ({ signal }) =>
      call(messageCalls.receipts, { ...filter, page: { page, pageSize: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_INTERVAL,
    meta: { showsOwnError: true },
  });

interface ReceiptToolsProps {
  readonly row: Row;
  readonly filter: ReceiptFilter;
  /** Some receivers have not read or confirmed it. */
  readonly isOpen: boolean;
  readonly onSearch: (words: string) => void;
}

function ReceiptTools({ row, filter, isOpen, onSearch }: ReceiptToolsProps) {
  const t = useText();
  const feedback = useFeedback();
  const rights = useRights(message);
  const sending = useSending();
  const { button } = useBusyButtons();
  const isSent = storedAs(message, row).state === "sent";
  const save = async () => {
    try {
      saveAnsweredFile(await call(messageCalls.exportReceipts, filter));
    } catch (error) {
      feedback.failure(error);
    }
  };
  return (
    <div className={`row ${style.tools}`}>
      <Input.Search
        allowClear
        aria-label={t(TEXTS.search)}
        placeholder={t(TEXTS.search)}
        maxLength={100}
        onSearch={(words) => onSearch(words.trim())}
      />
      {isSent && isOpen && rights.canAdd ? (
        <Button {...button("remind", () => sending.remind(row))}>{t(TEXTS.remind)}</Button>
      ) : null}
      <Button {...button("export", save)}>{t(TEXTS.exportReceipts)}</Button>
    </div>
  );
}

/** A message's receivers and whether they have read and confirmed it; followed while open. */
export function ReceiptsDrawer({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const [only, setOnly] = useState<Kind>("all");
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const filter = {
    id: row.id,
    ...(only === "all" ? {} : { only }),
    ...(search === "" ? {} : { search }),
  };
  const list = useReceipts(filter, page);
  const isConfirmed = storedAs(message, row).mustAcknowledge;
  const { receivers = 0, read = 0, acknowledged = 0, total = 0, unnamed = 0, rows = [] } = list.data ?? {};
  const open = isConfirmed ? receivers - acknowledged : receivers - read;
  const kinds: readonly (readonly [Kind, string])[] = [
    ["all", t(TEXTS.all, { count: receivers })],
    ["unread", t(TEXTS.unread, { count: receivers - read })],
    ["read", t(TEXTS.read, { count: read })],
    ...(isConfirmed ? [["acknowledged", t(TEXTS.acknowledged, { count: acknowledged })] as const] : []),
  ];
  const body = () => {
    if (list.isError && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <LinesSkeleton lines={8} />;
    if (rows.length === 0) return <EmptyState title={t(TEXTS.nobodyFound)} text={t(TEXTS.nobodyFoundText)} />;
    return <People people={rows} isConfirmed={isConfirmed} />;
  };
  return (
    <Drawer open onClose={onClose} size={560} title={`${t(TEXTS.receipts)} · ${recordTitleOf(message, row, language)}`}>
      <ReceiptTools {...{ row, filter }} isOpen={open > 0} onSearch={(words) => (setSearch(words), setPage(1))} />
      <div className={style.languages}>
        <Segmented
          aria-label={t(TEXTS.receipts)}
          value={only}
          onChange={(kind) => (setOnly(kind), setPage(1))}
          options={kinds.map(([value, label]) => ({ value, label }))}
        />
      </div>
      {body()}
      {unnamed > 0 ? <p data-tone="quiet">{t(TEXTS.unnamed, { count: unnamed })}</p> : null}
      {total > PAGE_SIZE ? (
        <div className={`row ${style.pager}`} data-at-end="">
          <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
        </div>
      ) : null}
    </Drawer>
  );
}

interface PeopleProps {
  readonly people: Reply<typeof messageCalls.receipts>["rows"];
  /** The message has to be confirmed. */
  readonly isConfirmed: boolean;
}

function People({ people, isConfirmed }: PeopleProps) {
  const t = useText();
  const language = useLanguage();
  const at = (moment: string, missing: Text) =>
    moment === "" ? (
      <span data-tone="quiet">{t(missing)}</span>
    ) : (
      <time dateTime={moment}>{formatMoment(moment, language)}</time>
    );
  return (
    <DataTable isRoomy>
      <thead>
        <tr>
          <th scope="col">{t(TEXTS.name)}</th>
          <th scope="col">{t(TEXTS.readAt)}</th>
          {isConfirmed ? <th scope="col">{t(TEXTS.acknowledgedAt)}</th> : null}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.userId}>
            <td>
              <PersonName name={person.realname || person.username} />{" "}
              {person.realname ? <small>{person.username}</small> : null}
            </td>
            <td>{at(person.readDate, TEXTS.notYet)}</td>
            {isConfirmed ? <td>{at(person.acknowledgedDate, TEXTS.notConfirmed)}</td> : null}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
