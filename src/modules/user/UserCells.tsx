import { personNameIn } from "../../contract/person-name.ts";
import type { Language } from "../../contract/text.ts";
import type { Row } from "../../crud/record-queries.web.ts";
import type { Cells } from "../../crud/rows/RecordRow.tsx";
import { ValueCell } from "../../crud/rows/ValueCell.tsx";
import { Avatar } from "../../web/components/Avatar.tsx";
import { PersonName } from "../../web/components/PersonName.tsx";
import { Tag } from "../../web/components/Tag.tsx";
import { formatClock, formatMoment, formatRelative } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { storedAs, type Stored } from "../../crud/define-module.ts";
import { USER_TEXTS } from "./texts.ts";
import { useUserState, type KnownState } from "./user-state.web.ts";
import { user } from "./user.ts";
import style from "./user.module.css";

export const userOf = (row: Row): Stored<typeof user> => storedAs(user, row);
export const nameOf = (row: Row, language: Language): string =>
  personNameIn(userOf(row).realName || userOf(row).username, language);

/** Portrait and name, with a mark if signed in. */
function Name({ row }: { readonly row: Row }) {
  const t = useText();
  const language = useLanguage();
  const state = useUserState(row.id);
  return (
    <span className="beside">
      <span className={style.face}>
        <Avatar name={nameOf(row, language)} picture={userOf(row).avatar ?? ""} size={28} />
        {state && state.sessions > 0 ? (
          <span className={style.online} role="img" aria-label={t(USER_TEXTS.online)} title={t(USER_TEXTS.online)} />
        ) : null}
      </span>
      <span className="two-lines">
        <PersonName name={nameOf(row, language)} />
      </span>
    </span>
  );
}

/** Online, or the time of the last sign-in. */
function LastSignIn({ state: { sessions, lastSignInAt: at, knownAt } }: { readonly state: KnownState }) {
  const t = useText();
  const language = useLanguage();
  if (at === "")
    return (
      <span className="note unbroken" data-tone="faint">
        {t(USER_TEXTS.neverSignedIn)}
      </span>
    );
  const words =
    sessions > 0 ? t(USER_TEXTS.online) : t(USER_TEXTS.signedIn, { when: formatRelative(at, knownAt, language) });
  return (
    <span
      className="note unbroken"
      data-tone="faint"
      title={t(USER_TEXTS.lastSignIn, { when: formatMoment(at, language) })}
    >
      {words}
    </span>
  );
}

function Status({ row }: { readonly row: Row }) {
  const t = useText();
  const state = useUserState(row.id);
  const { isEnabled } = userOf(row);
  return (
    <span className="beside">
      <ValueCell name="isEnabled" field={user.fields.isEnabled} record={row} />
      {state?.lockedUntil ? (
        <Tag color="warning">{t(USER_TEXTS.lockedUntil, { when: formatClock(state.lockedUntil) })}</Tag>
      ) : null}
      {isEnabled && state?.hasNoPassword ? <Tag>{t(USER_TEXTS.noPassword)}</Tag> : null}
      {isEnabled && state?.isWaiting ? <Tag color="info">{t(USER_TEXTS.waiting)}</Tag> : null}
      {state && !state.lockedUntil && !state.hasNoPassword && !state.isWaiting ? <LastSignIn state={state} /> : null}
    </span>
  );
}

export const USER_CELLS: Cells = { realName: Name, isEnabled: Object.assign(Status, { width: 220 }) };
