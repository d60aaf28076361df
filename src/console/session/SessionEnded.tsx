import { useEffect, useState } from "react";
import { isAccountClosed } from "../../contract/session/session-end.ts";
import { forgetEnd } from "../../web/api/session-end-report.ts";
import { LazyModal } from "../../web/lazy/LazyDialogs.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { useEnded } from "./ended-store.ts";
import { onSignedInElsewhere } from "./other-windows.ts";
import { pauseCalls } from "./pause-calls.ts";
import { signInFromHere } from "./sign-in-again.ts";
import { SESSION_TEXTS } from "./texts.ts";
import { fetchPart } from "../../web/lazy/fetch-part.ts";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";

const SignInHere = lazyDialog(async () => (await import("./SignInHere.tsx")).SignInHere);
const AccountClosed = lazyDialog(async () => (await import("./AccountClosed.tsx")).AccountClosed);

/** W13: loaded data stays readable; the next refused call opens the dialog again. */
function stay(): void {
  useEnded.setState({ phase: "staying" });
  forgetEnd();
}

/**
 * Dialog after the session ended elsewhere (§8, codes 100008 and 100009): sign in again, or stay and read what is
 * loaded. Where the account is closed it says that, and offers no signing in.
 */
export function SessionEnded() {
  const t = useText();
  const { phase, ended } = useEnded();
  const isOpen = phase === "asking" || phase === "signing-in";
  // Keeps its content while the dialog fades out.
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (isOpen) setHere(phase === "signing-in");
  }, [isOpen, phase]);
  useEffect(pauseCalls, []);
  useEffect(
    () =>
      onSignedInElsewhere(() => {
        // Loaded on demand: only needed when another window has signed in again.
        void fetchPart(() => import("./resume-session.ts"))
          .then(({ resumeWithOthers }) => resumeWithOthers())
          .catch(() => undefined);
      }),
    [],
  );
  const Answer = isAccountClosed(ended?.why) ? AccountClosed : isHere ? SignInHere : undefined;
  return (
    <LazyModal
      open={isOpen}
      title={t(SESSION_TEXTS.endedTitle)}
      okText={t(SESSION_TEXTS.signInAgain)}
      cancelText={t(SESSION_TEXTS.stay)}
      onOk={signInFromHere}
      onCancel={stay}
      closable={false}
      mask={{ closable: false }}
      width={420}
      centered
      destroyOnHidden
      {...(Answer ? { footer: null } : {})}
    >
      {ended ? <p>{ended.words}</p> : null}
      {Answer ? <Answer onCancel={stay} /> : <p>{t(SESSION_TEXTS.endedText)}</p>}
    </LazyModal>
  );
}
