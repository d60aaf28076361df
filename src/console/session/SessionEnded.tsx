import { Modal } from "antd";
import { useText } from "../../web/i18n/language.tsx";
import { queryClient } from "../query-client.ts";
import { currentAddress } from "../routing/navigation.ts";
import { useEnded } from "./ended-store.ts";
import { signInAgain } from "./sign-out.ts";
import { SESSION_TEXTS } from "./texts.ts";

interface SessionEndedProps {
  /** The person stays: the next call that is refused opens the dialog again. */
  readonly onStay: () => void;
}

/** The session ended elsewhere (§8, codes 100008 and 100009): sign in again, or stay and look at what is there. */
export function SessionEnded({ onStay }: SessionEndedProps) {
  const say = useText();
  const isOpen = useEnded((ended) => ended.phase === "asking");
  const stay = () => {
    // W13: what was loaded stays to be read; nothing is asked of the server by itself any more.
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, enabled: false } });
    void queryClient.cancelQueries();
    useEnded.setState({ phase: "staying" });
    onStay();
  };
  return (
    <Modal
      open={isOpen}
      title={say(SESSION_TEXTS.endedTitle)}
      okText={say(SESSION_TEXTS.signInAgain)}
      cancelText={say(SESSION_TEXTS.stay)}
      onOk={() => signInAgain(currentAddress())}
      onCancel={stay}
      closable={false}
      mask={{ closable: false }}
      width={420}
      centered
    >
      {say(SESSION_TEXTS.endedText)}
    </Modal>
  );
}
