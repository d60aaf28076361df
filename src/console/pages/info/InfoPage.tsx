import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { LANGUAGES, type Language } from "../../../contract/text.ts";
import { ownAccount, type OwnAccount } from "../../../modules/user/own-account.ts";
import { call } from "../../../web/api/call.ts";
import { ErrorState } from "../../../web/components/states/ErrorState.tsx";
import { LinesSkeleton } from "../../../web/components/states/Skeleton.tsx";
import { Tag } from "../../../web/components/Tag.tsx";
import { LANGUAGE_NAMES } from "../../../web/i18n/language-tag.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { useLanguageChoice } from "../../language/use-language-choice.ts";
import { CHANGE_PASSWORD_PATH } from "../../routing/own-routes.ts";
import { PageLink } from "../../routing/PageLink.tsx";
import { updateUser } from "../../session/user-store.ts";
import { Section } from "../Section.tsx";
import styles from "./info.module.css";
import { Portrait } from "./Portrait.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { Sessions } from "./Sessions.tsx";
import { SignIns } from "./SignIns.tsx";
import { INFO_TEXTS } from "./texts.ts";
import { TimeZone } from "./TimeZone.tsx";
import { UnlockPassword } from "./UnlockPassword.tsx";

const KEY = ["my-account"] as const;

const roleName = (role: OwnAccount["roles"][number], language: Language): string =>
  (language === "zh" ? "" : language === "lo" ? role.nameLo : role.nameEn) || role.name;

/** `/info` (§2): the person's account and what they may change of it. */
export function InfoPage() {
  const t = useText();
  return (
    <div className={`with-side ${styles.page}`}>
      <h1 className="across">{t(INFO_TEXTS.title)}</h1>
      <div className={`stack ${styles.column}`}>
        <Profile />
      </div>
      <div className={`stack ${styles.column}`}>
        <Security />
        <Sessions />
        <SignIns />
      </div>
    </div>
  );
}

function Profile() {
  const t = useText();
  const cache = useQueryClient();
  const account = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(ownAccount.info, {}, { signal }),
    meta: { showsOwnError: true },
  });
  const changed = (now: OwnAccount) => {
    cache.setQueryData(KEY, now);
    updateUser(now); // the user menu and the watermark follow at once
  };
  return (
    <Section id="info-profile" title={t(INFO_TEXTS.profile)}>
      <div className={`card ${styles.card}`}>
        {account.isError ? <ErrorState error={account.error} onRetry={() => void account.refetch()} /> : null}
        {account.isPending ? <LinesSkeleton lines={8} /> : null}
        {account.data ? (
          <>
            <Who account={account.data} onChanged={changed} />
            <ProfileForm account={account.data} onSaved={changed} />
          </>
        ) : null}
      </div>
    </Section>
  );
}

interface WhoProps {
  readonly account: OwnAccount;
  readonly onChanged: (now: OwnAccount) => void;
}

function Who({ account, onChanged }: WhoProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <div className={`row ${styles.who}`}>
      <Portrait account={account} onChanged={onChanged} />
      <dl className={`facts ${styles.facts}`}>
        <dt>{t(INFO_TEXTS.username)}</dt>
        <dd>{account.username}</dd>
        <dt>{t(INFO_TEXTS.roles)}</dt>
        <dd className="row" data-close="">
          {account.roles.map((role) => (
            <Tag isValue color="accent" key={role.code}>
              {roleName(role, language)}
            </Tag>
          ))}
        </dd>
      </dl>
    </div>
  );
}

/** Login password, unlock password, language and time zone. */
function Security() {
  const t = useText();
  const language = useLanguage();
  const choose = useLanguageChoice();
  const [isSettingUnlock, setSettingUnlock] = useState(false);
  return (
    <Section id="info-security" title={t(INFO_TEXTS.security)}>
      <div className="card lined">
        <div className={`row ${styles.row}`} data-ends="">
          <div>
            <strong className="medium">{t(INFO_TEXTS.password)}</strong>
            <p className="note" data-tone="faint">
              {t(INFO_TEXTS.passwordText)}
            </p>
          </div>
          <PageLink
            className="link-button"
            to={CHANGE_PASSWORD_PATH}
            label={`${t(INFO_TEXTS.change)}: ${t(INFO_TEXTS.password)}`}
          >
            {t(INFO_TEXTS.change)}
          </PageLink>
        </div>
        <div className={`row ${styles.row}`} data-ends="">
          <div>
            <strong className="medium">{t(INFO_TEXTS.unlock)}</strong>
            <p className="note" data-tone="faint">
              {t(INFO_TEXTS.unlockText)}
            </p>
          </div>
          <Button aria-label={`${t(INFO_TEXTS.set)}: ${t(INFO_TEXTS.unlock)}`} onClick={() => setSettingUnlock(true)}>
            {t(INFO_TEXTS.set)}
          </Button>
        </div>
        <div className={`row ${styles.row}`} data-ends="">
          <strong className="medium" id="info-language">
            {t(INFO_TEXTS.language)}
          </strong>
          <Segmented
            aria-labelledby="info-language"
            value={language}
            onChange={choose}
            options={LANGUAGES.map((each) => ({
              value: each,
              label: <span lang={each}>{LANGUAGE_NAMES[each]}</span>,
            }))}
          />
        </div>
        <TimeZone />
      </div>
      {isSettingUnlock ? <UnlockPassword onClose={() => setSettingUnlock(false)} /> : null}
    </Section>
  );
}
