import { Button } from "antd";
import { ArrowLeft } from "lucide-react";
import { EmptyState } from "../../web/components/states/EmptyState.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { differenceOf } from "./difference-of.ts";
import { formatMomentToSecond } from "../../web/format/format-moment.ts";
import { authorOf } from "./EntryHead.tsx";
import type { HistoryEntry } from "./history.ts";
import { HISTORY_TEXTS } from "./texts.ts";
import { WholeChanges } from "./WholeChanges.tsx";
import style from "./history.module.css";

interface ComparisonProps {
  readonly module: Module;
  /** From the newer to the older of the two states, with all entries between. */
  readonly entries: readonly [HistoryEntry, ...HistoryEntry[]];
  readonly onBack: () => void;
}

/** Compares any two states of a record, adjacent or not. */
export function Comparison({ module, entries, onBack }: ComparisonProps) {
  const t = useText();
  const language = useLanguage();
  const [newer] = entries;
  const older = entries.at(-1) ?? newer;
  const { before, after } = differenceOf(entries.slice(0, -1));
  const nameOf = (entry: HistoryEntry) =>
    `${formatMomentToSecond(entry.at, language)} · ${authorOf(entry, t, language)}`;
  const heads = { before: nameOf(older), after: nameOf(newer) };
  return (
    <div>
      <Button type="text" icon={<ArrowLeft size={16} aria-hidden />} onClick={onBack}>
        {t(HISTORY_TEXTS.back)}
      </Button>
      {Object.keys(before).length === 0 ? (
        <EmptyState title={t(HISTORY_TEXTS.alike)} text={`${heads.before} – ${heads.after}`} />
      ) : (
        <div className={style.comparison}>
          <WholeChanges
            module={module}
            entry={{ module: newer.module, recordId: newer.recordId, before, after }}
            heads={heads}
          />
        </div>
      )}
    </div>
  );
}
