import { Modal } from "antd";
import { lazy, Suspense, useEffect, useState } from "react";
import { forgetEnd } from "../../web/api/api-settings.ts";
import { useText } from "../../web/i18n/language.tsx";
import { currentAddress } from "../routing/navigation.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import { useEnded } from "./ended-store.ts";
import { onSignedInElsewhere } from "./other-windows.ts";
import { pauseWithoutSession } from "./pause-calls.ts";
import { signInAgain } from "./sign-out.ts";
import { SESSION_TEXTS } from "./texts.ts";

const SignInHere = lazy(async () => ({ default: (await import("./SignInHere.tsx")).SignInHere }));

/** W13: what was loaded stays to be read; the next call that is refused opens the dialog again. */
function stay(): void {
  useEnded.setState({ phase: "staying" });
  forgetEnd();
}

const isAnythingUnsaved = (): boolean => useTabs.getState().tabs.some((tab) => tab.isDirty);

/** The session ended elsewhere (§8, codes 100008 and 100009): sign in again, or stay and look at what is there. */
export function SessionEnded() {
  const say = useText();
  const isOpen = useEnded((ended) => ended.phase === "asking");
  const [isHere, setHere] = useState(false);
  useEffect(pauseWithoutSession, []);
  useEffect(
    () =>
      onSignedInElsewhere(() => {
        // Only another window's first steps with the new tokens need it.
        void import("./resume-session.ts").then(({ resumeWithOthers }) => resumeWithOthers()).catch(() => undefined);
      }),
    [],
  );
  const again = () => (isAnythingUnsaved() ? setHere(true) : signInAgain(currentAddress()));
  const cancel = () => {
    setHere(false);
    stay();
  };
  return (
    <Modal
      open={isOpen}
      title={say(SESSION_TEXTS.endedTitle)}
      okText={say(SESSION_TEXTS.signInAgain)}
      cancelText={say(SESSION_TEXTS.stay)}
      onOk={again}
      onCancel={cancel}
      closable={false}
      mask={{ closable: false }}
      width={420}
      centered
      destroyOnHidden
      afterClose={() => setHere(false)}
      {...(isHere ? { footer: null } : {})}
    >
      {isHere ? (
        <Suspense>
          <SignInHere onCancel={cancel} />
        </Suspense>
      ) : (
        say(SESSION_TEXTS.endedText)
      )}
    </Modal>
  );
}
