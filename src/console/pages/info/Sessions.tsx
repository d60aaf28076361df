import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { call } from "../../../web/api/call.ts";
import { useConfirm } from "../../../web/feedback/Confirm.tsx";
import { ErrorState } from "../../../web/components/states/ErrorState.tsx";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { LinesSkeleton } from "../../../web/components/states/Skeleton.tsx";
import { Tag } from "../../../web/components/Tag.tsx";
import { formatMoment, formatRelative } from "../../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { session } from "../../../modules/session/session.ts";
import { deviceName } from "../../../contract/session/device-name.ts";
import { Section } from "../Section.tsx";
import styles from "./sessions.module.css";
import { SESSIONS_TEXTS } from "./texts.ts";

const SESSIONS_KEY = ["my-sessions"] as const;

/** The account's sessions (TK-12); all but the present one can be ended here. */
export function Sessions() {
  const t = useText();
  const language = useLanguage();
  const ask = useConfirm();
  const feedback = useFeedback();
  const cache = useQueryClient();
  const list = useQuery({ queryKey: SESSIONS_KEY, queryFn: ({ signal }) => call(session.mySessions, {}, { signal }) });
  const end = useMutation({
    mutationFn: (id: string) => call(session.endSession, { id }),
    onSuccess: () => feedback.success(t(SESSIONS_TEXTS.ended)),
    onSettled: () => cache.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
  const endAfterAsking = async (id: string, named: { device: string; address: string; when: string }) => {
    const isSure = await ask({
      title: t(SESSIONS_TEXTS.endTitle),
      text: t(SESSIONS_TEXTS.endText, named),
      yes: t(SESSIONS_TEXTS.end),
      isDangerous: true,
    });
    if (isSure) end.mutate(id);
  };
  return (
    <Section isCard id="info-sessions" title={t(SESSIONS_TEXTS.sessions)}>
      {list.isError ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <LinesSkeleton lines={3} /> : null}
      <ul className="lined">
        {list.data?.map(({ id, userAgent, address, createdAt, lastUsedAt, isCurrent }) => {
          const device = deviceName(userAgent) ?? t(SESSIONS_TEXTS.unknownDevice);
          return (
            <li className={styles.session} key={id}>
              <div className="beside medium">
                <span>{device}</span>
                {isCurrent ? <Tag color="success">{t(SESSIONS_TEXTS.thisOne)}</Tag> : null}
              </div>
              <div className={`row remark ${styles.when}`} data-gap="12" data-tight="">
                <span title={formatMoment(lastUsedAt, language)}>
                  {t(SESSIONS_TEXTS.lastUsed, { when: formatRelative(lastUsedAt, list.dataUpdatedAt, language) })}
                </span>
                <span>{t(SESSIONS_TEXTS.since, { when: formatMoment(createdAt, language) })}</span>
                <bdi className="tabular">{address}</bdi>
              </div>
              {isCurrent ? null : (
                <Button
                  className={styles.end ?? ""}
                  size="small"
                  loading={end.isPending && end.variables === id}
                  onClick={() => void endAfterAsking(id, { device, address, when: formatMoment(createdAt, language) })}
                >
                  {t(SESSIONS_TEXTS.end)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
