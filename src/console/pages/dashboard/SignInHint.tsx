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
import { INFO_PATH } from "../../routing/own-routes.ts";
import { PageLink } from "../../routing/PageLink.tsx";
import { Section } from "../Section.tsx";
import styles from "./dashboard.module.css";
import { DASHBOARD_TEXTS } from "./texts.ts";

/** Time and device of the sign-in before this one, and the number of failed attempts; `/info` has the full list. */
export function SignInHint() {
  const t = useText();
  const language = useLanguage();
  const list = useQuery({ queryKey: SIGN_INS_KEY, queryFn: ({ signal }) => call(session.mySignIns, {}, { signal }) });
  const [, before] = (list.data ?? []).filter(({ isRight }) => isRight);
  const failed = (list.data ?? []).filter(({ isRight }) => !isRight).length;
  return (
    <Section isCard id="dashboard-sign-ins" title={t(DASHBOARD_TEXTS.signIns)}>
      {list.isPending ? <LinesSkeleton lines={2} /> : null}
      {list.isError ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.data ? (
        <PageLink className={`pressable stack ${styles.hint}`} data-gap="2" data-start="" to={INFO_PATH}>
          {before ? (
            <>
              <span className="remark">{t(DASHBOARD_TEXTS.before)}</span>
              <span>
                {formatMoment(before.at, language)} · {deviceName(before.userAgent) ?? t(DASHBOARD_TEXTS.unknownDevice)}
              </span>
            </>
          ) : (
            <span>{t(DASHBOARD_TEXTS.first)}</span>
          )}
          {failed > 0 ? <Tag color="danger">{t(DASHBOARD_TEXTS.failed, { count: failed })}</Tag> : null}
          <span className="note below" data-tone="accent">
            {t(DASHBOARD_TEXTS.seeAll)}
          </span>
        </PageLink>
      ) : null}
    </Section>
  );
}
