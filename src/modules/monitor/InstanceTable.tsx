import type { ReactNode } from "react";
import { Tag } from "../../web/components/Tag.tsx";
import { formatBytes } from "../../web/format/bytes.ts";
import { formatMoment } from "../../web/format/format-moment.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { millisecondsText } from "./durations.web.ts";
import type { ShownInstance } from "./monitor.ts";
import { MonitorTable } from "./MonitorTable.tsx";
import { MONITOR_TEXTS as texts } from "./screen-texts.ts";

// From here on people notice.
const SLOW_LOOP = 100; // ms
const LONG_WAIT = 500;

/** A number with its unit, on one line. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** A value with what belongs to it below. */
const Cell = ({
  head,
  note,
  isWrong = false,
  children,
}: {
  readonly head: string;
  readonly note?: ReactNode;
  readonly isWrong?: boolean;
  readonly children: ReactNode;
}) => (
  <td data-head={head}>
    <span data-tone={isWrong ? "wrong" : undefined}>{children}</span>
    {note ? <div className="note">{note}</div> : null}
  </td>
);

function InstanceRow({ instance }: { readonly instance: ShownInstance }) {
  const t = useText();
  const language = useLanguage();
  const { cpu, memory, loop, calls, database, sockets, silentSince } = instance;
  const ms = (value: number) => millisecondsText(value, language);
  const number = (value: number) => formatNumber(value, language, { maximumFractionDigits: 1 });
  return (
    <tr data-tone={silentSince === null ? undefined : "faint"}>
      <td>
        <span className="beside">
          {instance.host} · {instance.process}
          {silentSince === null ? null : <Tag color="danger">{t(texts.silent)}</Tag>}
        </span>
        <div className="note">
          {instance.node}
          {instance.build ? ` · ${instance.build}` : ""}
        </div>
      </td>
      <Cell head={t(texts.since)}>{formatMoment(instance.startedAt, language)}</Cell>
      <Cell head={t(texts.cpu)} note={t(texts.cpuOf, { load: number(cpu.load), cores: cpu.cores })}>
        {formatNumber(cpu.used, language, { style: "percent" })}
      </Cell>
      <Cell head={t(texts.memory)} note={t(texts.memoryOf, { free: unbroken(formatBytes(memory.free, language)) })}>
        {formatBytes(memory.process, language)}
      </Cell>
      <Cell
        head={t(texts.loop)}
        note={loop.worst === null ? null : t(texts.loopOf, { worst: ms(loop.worst) })}
        isWrong={(loop.p99 ?? 0) > SLOW_LOOP}
      >
        {loop.p99 === null ? <span data-tone="faint">{t(texts.measuring)}</span> : ms(loop.p99)}
      </Cell>
      <Cell
        head={t(texts.calls)}
        note={
          <span data-tone={calls.faults > 0 ? "wrong" : undefined}>
            {t(texts.callsNote, { p95: ms(calls.p95), faults: number(calls.faults) })}
          </span>
        }
      >
        {t(texts.callsOf, { count: number(calls.perMinute) })}
      </Cell>
      <Cell
        head={t(texts.wait)}
        note={t(texts.waitOf, { worst: ms(database.worst), taken: database.taken, open: database.open })}
        isWrong={database.p95 > LONG_WAIT}
      >
        {ms(database.p95)}
      </Cell>
      <Cell head={t(texts.sockets)}>{number(sockets)}</Cell>
    </tr>
  );
}

const HEADS = [
  texts.instance,
  texts.since,
  texts.cpu,
  texts.memory,
  texts.loop,
  texts.calls,
  texts.wait,
  texts.sockets,
];

/** Every instance that answers, and those that did until lately. */
export const InstanceTable = ({ instances }: { readonly instances: readonly ShownInstance[] }) => (
  <MonitorTable heads={HEADS}>
    {instances.map((instance) => (
      <InstanceRow key={instance.id} instance={instance} />
    ))}
  </MonitorTable>
);
