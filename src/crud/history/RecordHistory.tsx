import { useInfiniteQuery } from "@tanstack/react-query";
import { Button, Checkbox } from "antd";
import { useState } from "react";
import { enumerated } from "../../contract/text.ts";
import type { Values } from "../../fields/field-value.ts";
import { call } from "../../web/api/call.ts";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { Drawer } from "../../web/components/Drawer.tsx";
import { EmptyState } from "../../web/components/states/EmptyState.tsx";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { LinesSkeleton } from "../../web/components/states/Skeleton.tsx";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import type { Module } from "../define-module.ts";
import { recordTitleOf } from "../record/record-title.ts";
import type { Row } from "../record-queries.web.ts";
import { Comparison } from "./Comparison.tsx";
import { EntryHead } from "./EntryHead.tsx";
import { recordHistory, type HistoryEntry } from "./history.ts";
import { restoredValues, valuesThen } from "./restored-values.ts";
import { HISTORY_TEXTS } from "./texts.ts";
import { WholeChanges } from "./WholeChanges.tsx";
import { wholeValues } from "./whole-texts.web.ts";

interface RecordHistoryProps {
  readonly module: Module;
  readonly record: Row;
  readonly isDirty: boolean;
  /** Puts values into the form, to be saved as usual; absent: read only. */
  readonly onRestore?: ((values: Values) => void) | undefined;
  readonly onClose: () => void;
}

const PAGE = 20;

function useHistory(module: Module, record: Row) {
  const query = useInfiniteQuery({
    queryKey: ["history", module.path, record.id, record.version],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(
        recordHistory,
        { module: module.path, id: record.id, page: { page: pageParam, pageSize: PAGE } },
        { signal },
      ),
    getNextPageParam: (last) => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
    staleTime: 0,
    meta: { showsOwnError: true },
  });
  // New entries shift the pages, so an entry may be on two of them.
  const entries = new Map((query.data?.pages ?? []).flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)));
  return { query, entries: [...entries.values()] };
}

/** The two selected states; selecting a third replaces the first. */
function usePicked(entries: readonly HistoryEntry[]) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const pick = (id: string) =>
    setPicked((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids.slice(-1), id]));
  const places = entries.flatMap(({ id }, index) => (picked.includes(id) ? [index] : []));
  const [newest, ...older] = places.length === 2 ? entries.slice(places[0], (places[1] ?? 0) + 1) : [];
  const compared = newest && ([newest, ...older] as const);
  return { picked, pick, compared };
}

/**
 * Puts earlier values of a record into its form, lists those that could not be restored, and asks before it replaces
 * unsaved input.
 */
function useRestoring({ module, record, isDirty, onRestore, onClose }: RecordHistoryProps) {
  const t = useText();
  const language = useLanguage();
  const ask = useConfirm();
  const feedback = useFeedback();
  return async (entry: HistoryEntry, newer: readonly HistoryEntry[]) => {
    let then: Values;
    try {
      then = await wholeValues(entry, valuesThen(newer));
    } catch (error) {
      return feedback.failure(error);
    }
    const { values, lost } = restoredValues(module, record, then);
    if (Object.keys(values).length === 0 && lost.length === 0) return feedback.success(t(HISTORY_TEXTS.same));
    const question = {
      title: t(HISTORY_TEXTS.replaceAsk),
      text: t(HISTORY_TEXTS.replaceHelp),
      yes: t(HISTORY_TEXTS.replaceYes),
    };
    if (isDirty && !(await ask(question))) return;
    onRestore?.(values);
    const when = formatMoment(entry.at, language);
    const fields = enumerated(
      lost.map((name) => t(module.fields[name]?.label ?? HISTORY_TEXTS.field)),
      language,
    );
    feedback.success(
      lost.length > 0 ? t(HISTORY_TEXTS.restoredPart, { when, fields }) : t(HISTORY_TEXTS.restored, { when }),
    );
    onClose();
  };
}

/** The history of a record, latest first, with comparison and restore. */
export function RecordHistory({ module, record, isDirty, onRestore, onClose }: RecordHistoryProps) {
  const t = useText();
  const language = useLanguage();
  const { query, entries } = useHistory(module, record);

  const { picked, pick, compared } = usePicked(entries);
  const [isComparing, setComparing] = useState(false);
  const restore = useRestoring({ module, record, isDirty, onRestore, onClose });
  const body = () => {
    if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    if (query.isPending) return <LinesSkeleton lines={6} />;
    if (entries.length === 0) return <EmptyState title={t(HISTORY_TEXTS.empty)} text={t(HISTORY_TEXTS.emptyHelp)} />;
    if (isComparing && compared)
      return <Comparison module={module} entries={compared} onBack={() => setComparing(false)} />;
    return <Entries {...{ module, entries, picked }} onPick={pick} onRestore={onRestore && restore} />;
  };
  return (
    <Drawer
      open
      onClose={onClose}
      size={isComparing ? 960 : 640}
      footer={
        picked.length > 0 && !isComparing ? (
          <Button type="primary" block disabled={!compared} onClick={() => setComparing(true)}>
            {t(compared ? HISTORY_TEXTS.compare : HISTORY_TEXTS.pickOne)}
          </Button>
        ) : null
      }
      title={t(HISTORY_TEXTS.of, { title: recordTitleOf(module, record, language) })}
    >
      {body()}
      {query.hasNextPage && !isComparing ? (
        <Button block type="text" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t(HISTORY_TEXTS.more)}
        </Button>
      ) : null}
    </Drawer>
  );
}

interface EntriesProps {
  readonly module: Module;
  readonly entries: readonly HistoryEntry[];
  readonly picked: readonly string[];
  readonly onPick: (id: string) => void;
  /** `newer` are the entries after the one to be restored; undefined: read only. */
  readonly onRestore: ((entry: HistoryEntry, newer: readonly HistoryEntry[]) => Promise<void>) | undefined;
}

function Entries({ module, entries, picked, onPick, onRestore }: EntriesProps) {
  const t = useText();
  const { button } = useBusyButtons();
  return (
    <ol className="stack" data-gap="24">
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <EntryHead entry={entry}>
            <span className="row">
              {entries.length > 1 ? (
                <Checkbox checked={picked.includes(entry.id)} onChange={() => onPick(entry.id)}>
                  {t(HISTORY_TEXTS.pick)}
                </Checkbox>
              ) : null}
              {onRestore && index > 0 ? (
                <Button size="small" {...button(entry.id, () => onRestore(entry, entries.slice(0, index)))}>
                  {t(HISTORY_TEXTS.restore)}
                </Button>
              ) : null}
            </span>
          </EntryHead>
          <WholeChanges module={module} entry={entry} />
        </li>
      ))}
    </ol>
  );
}
