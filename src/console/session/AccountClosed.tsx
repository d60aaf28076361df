import { Button } from "antd";
import { useText } from "../../web/i18n/language.tsx";
import { ButtonRow } from "../../web/page/ButtonRow.tsx";
import { ACCOUNT_CLOSED_TEXTS } from "./account-closed-texts.ts";
import { signInFromHere } from "./sign-in-again.ts";
import { SESSION_TEXTS } from "./texts.ts";

/** What is left to somebody whose account is disabled or deleted: signing in again would be refused. */
export function AccountClosed({ onCancel }: { readonly onCancel: () => void }) {
  const t = useText();
  return (
    <div className="stack">
      <p>{t(ACCOUNT_CLOSED_TEXTS.closedText)}</p>
      <ButtonRow isShort>
        <Button onClick={signInFromHere}>{t(SESSION_TEXTS.leave)}</Button>
        <Button type="primary" onClick={onCancel}>
          {t(ACCOUNT_CLOSED_TEXTS.stayHere)}
        </Button>
      </ButtonRow>
    </div>
  );
}
