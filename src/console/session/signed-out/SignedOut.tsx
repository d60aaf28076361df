import { Button } from "antd";
import { isAccountClosed } from "../../../contract/session/session-end.ts";
import { InlineAlert } from "../../../web/components/InlineAlert.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { useEnded } from "../ended-store.ts";
import { signInFromHere } from "../sign-in-again.ts";
import { SESSION_TEXTS } from "../texts.ts";
import { SIGNED_OUT_TEXTS } from "./texts.ts";

/**
 * Bar for a person who stayed after the session ended (§8, W13): nothing is loaded any more, with a button to sign in
 * again, or to leave where the account is closed.
 */
export function SignedOut() {
  const t = useText();
  const { phase, ended } = useEnded();
  if (phase !== "staying") return null;
  return (
    <InlineAlert
      isWide
      tone="warning"
      icon="log-out"
      text={t(SIGNED_OUT_TEXTS.staying)}
      actions={
        <Button size="small" onClick={signInFromHere}>
          {t(isAccountClosed(ended?.why) ? SESSION_TEXTS.leave : SIGNED_OUT_TEXTS.signIn)}
        </Button>
      }
    />
  );
}
