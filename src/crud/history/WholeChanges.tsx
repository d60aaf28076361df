import { Button } from "antd";
import { useState } from "react";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { LinesSkeleton } from "../../web/components/states/Skeleton.tsx";
import { useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { EntryChanges, type Heads } from "./EntryChanges.tsx";
import type { HistoryEntry } from "./history.ts";
import { HISTORY_TEXTS } from "./texts.ts";
import { useWhole } from "./whole-texts.web.ts";

interface WholeChangesProps {
  readonly module: Module | undefined;
  readonly entry: Pick<HistoryEntry, "module" | "recordId" | "before" | "after"> & Partial<HistoryEntry>;
  /** For a comparison: its column headings; long texts are loaded at once. */
  readonly heads?: Heads;
}

/** The changes of an entry. Texts too long for the log are loaded on request, as they may be megabytes. */
export function WholeChanges({ module, entry, heads }: WholeChangesProps) {
  const t = useText();
  const [isAsked, setAsked] = useState(heads !== undefined);
  const { query, isCut, before, after } = useWhole(entry, entry, isAsked);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (heads && isCut) return <LinesSkeleton lines={6} />;
  return (
    <>
      <EntryChanges module={module} entry={{ ...entry, before, after }} heads={heads} />
      {isCut ? (
        <Button size="small" type="link" loading={query.isFetching} onClick={() => setAsked(true)}>
          {t(HISTORY_TEXTS.whole)}
        </Button>
      ) : null}
    </>
  );
}
