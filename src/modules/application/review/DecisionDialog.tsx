import { useState } from "react";
import { idAndVersion } from "../../../contract/optimistic-locking.ts";
import { VALIDATION_TEXTS } from "../../../contract/validation.ts";
import { Modal } from "../../../web/components/Modal.tsx";
import { call } from "../../../web/api/call.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { useAskedClosing } from "../../../web/page/use-asked-closing.ts";
import { reviewCalls, LONGEST_MESSAGE, type ApplicationDetail } from "../application.ts";
import { SCREEN_TEXTS as TEXTS } from "../screen-texts.ts";
import { MessageField } from "./MessageField.tsx";
import { useStep } from "./use-review.web.ts";

const WORDS = {
  return: { ask: TEXTS.sendBackAsk, button: TEXTS.sendBack, told: TEXTS.sentBack },
  reject: { ask: TEXTS.rejectAsk, button: TEXTS.reject, told: TEXTS.rejected },
};

interface DecisionDialogProps {
  readonly of: ApplicationDetail;
  readonly verb: keyof typeof WORDS;
  readonly onClose: () => void;
}

/** Asks for the message with which an application is returned or rejected; it is required. */
export function DecisionDialog({ of, verb, onClose }: DecisionDialogProps) {
  const t = useText();
  const words = WORDS[verb];
  const step = useStep();
  const [message, setMessage] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { close, leave } = useAskedClosing(message.trim() !== "", onClose);
  const send = async () => {
    if (message.trim() === "") return setError(t(TEXTS.needMessage));
    if (message.length > LONGEST_MESSAGE) return setError(t(VALIDATION_TEXTS.tooLong, { max: LONGEST_MESSAGE }));
    setBusy(true);
    if (await step(() => call(reviewCalls[verb], { ...idAndVersion(of), message }), words.told)) leave();
    else setBusy(false);
  };
  return (
    <Modal
      open
      title={t(words.ask)}
      okText={t(words.button)}
      cancelText={t(TEXTS.cancel)}
      okButtonProps={{ danger: verb === "reject" }}
      confirmLoading={isBusy}
      onOk={() => void send()}
      onCancel={() => void close()}
    >
      <div className="stack">
        <MessageField
          label={TEXTS.toReader}
          rows={5}
          value={message}
          error={error}
          isSending={isBusy}
          onChange={(next) => (setMessage(next), setError(""))}
        />
      </div>
    </Modal>
  );
}
