import type { ReactNode } from "react";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { ageText } from "./durations.web.ts";
import type { MonitorState } from "./monitor.ts";
import { MONITOR_TEXTS as texts } from "./screen-texts.ts";
import style from "./monitor.module.css";

interface TileProps {
  readonly title: string;
  readonly value: string;
  readonly note?: ReactNode;
  readonly isWrong?: boolean;
}

const Tile = ({ title, value, note, isWrong = false }: TileProps) => (
  <div className={`card ${style.tile}`}>
    <dt data-tone="quiet">{title}</dt>
    <dd className="stack" data-gap="2">
      <strong data-tone={isWrong ? "wrong" : undefined}>{value}</strong>
      {note ? <span className="note">{note}</span> : null}
    </dd>
  </div>
);

// From here on somebody waits for a job, or nobody seals the log: as ops/prometheus-alerts.yaml.
const LONG_WAIT = 600; // seconds
const LONG_UNSEALED = 300;
const OLD_BACKUP = 108_000;

/** Facts about the whole installation. */
export function InstallationTiles({ state: { installation, instances } }: { readonly state: MonitorState }) {
  const t = useText();
  const language = useLanguage();
  const age = (seconds: number) => ageText(seconds, t, language);
  const count = (value: number) => formatNumber(value, language);
  const sum = (pick: (cache: { hits: number; misses: number }) => number) =>
    instances.reduce((total, { cache }) => total + pick(cache), 0);
  const [hits, misses] = [sum(({ hits: each }) => each), sum(({ misses: each }) => each)];
  const share = hits + misses > 0 ? hits / (hits + misses) : null;
  const cache = (
    <Tile
      title={t(texts.cache)}
      value={share === null ? t(texts.noVisits) : formatNumber(share, language, { style: "percent" })}
      note={share === null ? null : t(texts.cacheNote, { hits: count(hits), misses: count(misses) })}
    />
  );
  if (!installation)
    return (
      <dl className={`stack ${style.tiles}`} data-gap="12">
        <Tile title={t(texts.database)} value={t(texts.silent)} isWrong />
        {cache}
      </dl>
    );
  const { engine, connections, jobs, queueAge, unsealedAge, backupAge } = installation;
  const hasOldBackup = backupAge !== null && backupAge > OLD_BACKUP;
  return (
    <dl className={`stack ${style.tiles}`} data-gap="12">
      <Tile
        title={t(texts.database)}
        value={t(texts.answers)}
        note={connections ? t(texts.connections, { engine, ...connections }) : engine}
      />
      <Tile
        title={t(texts.jobs)}
        value={t(texts.jobsNow, { waiting: count(jobs.waiting), running: count(jobs.running) })}
        note={t(texts.jobsNote, { failed: count(jobs.failed), age: age(queueAge) })}
        isWrong={queueAge > LONG_WAIT}
      />
      <Tile
        title={t(texts.log)}
        value={unsealedAge > LONG_UNSEALED ? t(texts.unsealed, { age: age(unsealedAge) }) : t(texts.sealed)}
        note={
          <span data-tone={hasOldBackup ? "wrong" : undefined}>
            {connections
              ? t(texts.ownBackup)
              : backupAge === null
                ? t(texts.noBackup)
                : t(texts.backup, { age: age(backupAge) })}
          </span>
        }
        isWrong={unsealedAge > LONG_UNSEALED}
      />
      {cache}
    </dl>
  );
}
