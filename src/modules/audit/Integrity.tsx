import { personNameIn } from "../../contract/person-name.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Alert, Button, Select } from "antd";
import { addressTitles } from "../../crud/addresses/address-registry.ts";
import { actionWords } from "../../crud/history/action-words.ts";
import { HISTORY_TEXTS } from "../../crud/history/texts.ts";
import { call } from "../../web/api/call.ts";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { LinesSkeleton } from "../../web/components/states/Skeleton.tsx";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText, type Translate } from "../../web/i18n/language.tsx";
import { useCan } from "../../web/lookups/permissions.ts";
import { auditCalls, RETENTION, VERIFY, type Verified } from "./audit.ts";
import { AUDIT_TEXTS } from "./texts.ts";
import style from "./audit.module.css";

type Break = NonNullable<Verified["first"]>;

/** The log entry at a break of the chain. */
function BreakRow({ row }: { readonly row: NonNullable<Break["row"]> }) {
  const t = useText();
  const language = useLanguage();
  const action = actionWords().get(row.action);
  const module = addressTitles().get(row.module);
  return (
    <p>
      {[
        formatMoment(row.at, language),
        personNameIn(row.byName, language) || t(HISTORY_TEXTS.system),
        action ? t(action) : row.action,
        module ? t(module) : row.module,
        row.title,
      ].join(" · ")}
    </p>
  );
}

function Result({ found }: { readonly found: Verified }) {
  const t = useText();
  const language = useLanguage();
  const { first, others, rows, unsealed, pruned, checkedAt, isOfOtherKeys } = found;
  const lines = [
    t(AUDIT_TEXTS.checked, { count: rows, when: formatMoment(checkedAt, language) }),
    ...(pruned > 0 ? [t(AUDIT_TEXTS.gone, { count: pruned })] : []),
    ...(unsealed > 0 ? [t(AUDIT_TEXTS.waiting, { count: unsealed })] : []),
    ...(isOfOtherKeys ? [t(AUDIT_TEXTS.otherKeys)] : []),
  ];
  const details = (
    <div className="stack" data-gap="4" data-start="">
      {(first ? [first, ...others] : []).map(({ kind, seal, count = 0, row }) => (
        <div key={`${kind} ${seal}`}>
          <p>{t(AUDIT_TEXTS[kind], { seal, count })}</p>
          {row ? <BreakRow row={row} /> : null}
        </div>
      ))}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
  return (
    <Alert
      type={first ? "error" : "success"}
      role={first ? "alert" : "status"}
      showIcon
      title={t(first ? AUDIT_TEXTS.broken : AUDIT_TEXTS.whole)}
      description={details}
    />
  );
}

const FOREVER = 0;
const PERIODS = [FOREVER, 90, 180, 365, 2 * 365, 3 * 365, 5 * 365, 10 * 365];
const periodWords = (days: number, t: Translate): string => {
  if (days === FOREVER) return t(AUDIT_TEXTS.forever);
  if (days % 365 !== 0) return t(AUDIT_TEXTS.days, { count: days });
  return days === 365 ? t(AUDIT_TEXTS.year) : t(AUDIT_TEXTS.years, { count: days / 365 });
};

function Retention({ days, onChanged }: { readonly days: number; readonly onChanged: () => void }) {
  const t = useText();
  const ask = useConfirm();
  const feedback = useFeedback();
  const canSet = useCan(RETENTION);
  const setting = useMutation({
    mutationFn: (next: number) => call(auditCalls.retention, { days: next === FOREVER ? null : next }),
    meta: { showsOwnError: true },
    onSuccess: onChanged,
    onError: (error) => feedback.error(error.message),
  });
  const change = async (next: number) => {
    const isShorter = next !== FOREVER && (days === FOREVER || next < days);
    const question = {
      title: t(AUDIT_TEXTS.retentionAsk, { time: periodWords(next, t) }),
      text: t(AUDIT_TEXTS.retentionHelp),
      yes: t(AUDIT_TEXTS.retentionYes),
      isDangerous: true,
    };
    if (!isShorter || (await ask(question))) setting.mutate(next);
  };
  const offered = [...new Set([...PERIODS, days])].sort((a, b) => a - b);
  return (
    <section className={`stack ${style.part}`} data-start="">
      <h3>{t(AUDIT_TEXTS.retention)}</h3>
      {canSet ? (
        <Select
          aria-label={t(AUDIT_TEXTS.retention)}
          value={days}
          loading={setting.isPending}
          options={offered.map((each) => ({ value: each, label: periodWords(each, t) }))}
          onChange={(next) => void change(next)}
        />
      ) : (
        <p>{periodWords(days, t)}</p>
      )}
      <p data-tone="faint">{t(days === FOREVER ? AUDIT_TEXTS.keptForever : AUDIT_TEXTS.retentionHelp)}</p>
    </section>
  );
}

/** Verifies the log's hash chain and sets its retention period. */
export function Integrity() {
  const t = useText();
  const canCheck = useCan(VERIFY);
  const state = useQuery({
    queryKey: ["audit", "state"],
    queryFn: ({ signal }) => call(auditCalls.state, {}, { signal }),
    staleTime: 0,
    meta: { showsOwnError: true },
  });
  const check = useMutation({
    mutationFn: () => call(auditCalls.verify, {}),
    meta: { showsOwnError: true },
    onSuccess: () => void state.refetch(),
  });
  if (state.isError) return <ErrorState error={state.error} onRetry={() => void state.refetch()} />;
  if (!state.data) return <LinesSkeleton lines={6} />;
  return (
    <div className="stack" data-gap="24">
      <section className={`stack ${style.part}`} data-start="">
        <p>{t(AUDIT_TEXTS.chain)}</p>
        <p data-tone="faint">{t(AUDIT_TEXTS.sealed, { count: state.data.sealed })}</p>
        {canCheck ? (
          <Button type="primary" loading={check.isPending} onClick={() => check.mutate()}>
            {t(AUDIT_TEXTS.check)}
          </Button>
        ) : null}
        {check.isError ? <Alert type="error" showIcon title={check.error.message} /> : null}
        {check.data ? <Result found={check.data} /> : null}
      </section>
      <Retention days={state.data.retentionDays ?? FOREVER} onChanged={() => void state.refetch()} />
    </div>
  );
}
