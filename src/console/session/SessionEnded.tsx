import { useEffect, useState } from "react";
import { forgetEnd } from "../../web/api/api-settings.ts";
import { LazyModal } from "../../web/lazy/LazyDialogs.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { useEnded } from "./ended-store.ts";
import { onSignedInElsewhere } from "./other-windows.ts";
import { pauseWithoutSession } from "./pause-calls.ts";
import { signInFromHere } from "./sign-in-again.ts";
import { SESSION_TEXTS } from "./texts.ts";
import { fetchPart } from "../../web/lazy/fetch-part.ts";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";

const SignInHere = lazyDialog(async () => (await import("./SignInHere.tsx")).SignInHere);

/** W13: what was loaded stays to be read; the next call that is refused opens the dialog again. */
function stay(): void {
  useEnded.setState({ phase: "staying" });
  forgetEnd();
}

/** The session ended elsewhere (§8, codes 100008 and 100009): sign in again, or stay and look at what is there. */
export function SessionEnded() {
  const t = useText();
  const { phase, ended } = useEnded();
  const isOpen = phase === "asking" || phase === "signing-in";
  // While it closes it shows what it showed.
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (isOpen) setHere(phase === "signing-in");
  }, [isOpen, phase]);
  useEffect(pauseWithoutSession, []);
  useEffect(
    () =>
      onSignedInElsewhere(() => {
        // Only another window's first steps with the new tokens need it.
        void fetchPart(() => import("./resume-session.ts"))
          .then(({ resumeWithOthers }) => resumeWithOthers())
          .catch(() => undefined);
      }),
    [],
  );
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
      {...(isHere ? { footer: null } : {})}
    >
      {ended ? <p>{ended.words}</p> : null}
      {isHere ? <SignInHere onCancel={stay} /> : <p>{t(SESSION_TEXTS.endedText)}</p>}
    </LazyModal>
  );
}
