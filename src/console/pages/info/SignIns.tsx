import { useQuery } from "@tanstack/react-query";
import { session } from "../../../modules/session/session.ts";
import { call } from "../../../web/api/call.ts";
import { ErrorState } from "../../../web/components/states/ErrorState.tsx";
import { LinesSkeleton } from "../../../web/components/states/Skeleton.tsx";
import { Tag } from "../../../web/components/Tag.tsx";
import { formatMoment } from "../../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { deviceName } from "../../../contract/session/device-name.ts";
import { SIGN_INS_KEY } from "../../session/own-sign-ins.ts";
import { Section } from "../Section.tsx";
import styles from "./sessions.module.css";
import { SESSIONS_TEXTS } from "./texts.ts";

/** Latest attempts to sign in under the person's name, in which a stranger's would be seen. */
export function SignIns() {
  const t = useText();
  const language = useLanguage();
  const list = useQuery({ queryKey: SIGN_INS_KEY, queryFn: ({ signal }) => call(session.mySignIns, {}, { signal }) });
  const hasWrong = list.data?.some(({ isRight }) => !isRight) ?? false;
  return (
    <Section isCard id="info-sign-ins" title={t(SESSIONS_TEXTS.latest)}>
      {list.isError ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <LinesSkeleton lines={3} /> : null}
      {hasWrong ? <p className={`callout note ${styles.notice}`}>{t(SESSIONS_TEXTS.wrongHelp)}</p> : null}
      <ul className="lined">
        {list.data?.map(({ id, at, isRight, address, userAgent }) => (
          <li className={styles.session} key={id}>
            <div className="beside medium">
              <span>{deviceName(userAgent) ?? t(SESSIONS_TEXTS.unknownDevice)}</span>
              {isRight ? null : <Tag color="danger">{t(SESSIONS_TEXTS.wrong)}</Tag>}
            </div>
            <div className={`row remark ${styles.when}`} data-gap="12" data-tight="">
              <span>{formatMoment(at, language)}</span>
              <bdi className="tabular">{address}</bdi>
              {isRight ? <span className="visually-hidden">{t(SESSIONS_TEXTS.right)}</span> : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
