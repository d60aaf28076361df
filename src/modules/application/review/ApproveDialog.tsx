import { Radio, Select } from "antd";
import { useState } from "react";
import { idAndVersion } from "../../../contract/optimistic-locking.ts";
import { VALIDATION_TEXTS } from "../../../contract/validation.ts";
import { useChooser } from "../../../fields/reference/use-chooser.tsx";
import { Modal } from "../../../web/components/Modal.tsx";
import { call } from "../../../web/api/call.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { usePage } from "../../../web/page/page.tsx";
import { useAskedClosing } from "../../../web/page/use-asked-closing.ts";
import { enterprise } from "../../enterprise/enterprise.ts";
import { reviewCalls, LONGEST_MESSAGE, type ApplicationDetail } from "../application.ts";
import { createdAddress } from "../created/created-address.ts";
import { SCREEN_TEXTS as TEXTS } from "../screen-texts.ts";
import { MessageField } from "./MessageField.tsx";
import { useStep } from "./use-review.web.ts";

interface ApproveDialogProps {
  readonly of: ApplicationDetail;
  readonly onClose: () => void;
}

/** What is chosen and written for an approval, and its sending. */
function useApproval({ of, onClose }: ApproveDialogProps) {
  const t = useText();
  const page = usePage();
  const step = useStep();
  // The same registration number means the same enterprise: preselected.
  const [same] = of.enterprises.filter((each) => each.same === "creditCode");
  const [isKnown, setKnown] = useState(same !== undefined);
  const [chosen, setChosen] = useState<string | null>(same?.id ?? of.enterprises[0]?.id ?? null);
  const [message, setMessage] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { close, leave } = useAskedClosing(message.trim() !== "", onClose);
  const error = message.length > LONGEST_MESSAGE ? t(VALIDATION_TEXTS.tooLong, { max: LONGEST_MESSAGE }) : "";
  const approve = async () => {
    if (error) return;
    setBusy(true);
    const work = () => call(reviewCalls.approve, { ...idAndVersion(of), enterprise: isKnown ? chosen : null, message });
    if (!(await step(work, TEXTS.approved))) return setBusy(false);
    leave();
    page.open(createdAddress(of.id));
  };
  return {
    isKnown,
    setKnown,
    chosen,
    setChosen,
    message,
    setMessage,
    error,
    isBusy,
    approve: () => void approve(),
    close: () => void close(),
  };
}

/** Approves for a new or an existing enterprise, then opens the page on which the created drafts are published. */
export function ApproveDialog(props: ApproveDialogProps) {
  const t = useText();
  const approval = useApproval(props);
  const { isKnown, chosen, isBusy } = approval;
  const chooser = useChooser(enterprise.path, chosen === null ? [] : [chosen]);
  return (
    <Modal
      open
      title={t(TEXTS.approveAsk, { number: props.of.number })}
      okText={t(TEXTS.approve)}
      cancelText={t(TEXTS.cancel)}
      okButtonProps={{ disabled: isKnown && chosen === null }}
      confirmLoading={isBusy}
      onOk={approval.approve}
      onCancel={approval.close}
    >
      <div className="stack">
        <Radio.Group
          className="choices"
          value={isKnown}
          onChange={({ target }) => approval.setKnown(target.value === true)}
          options={[
            { value: false, label: t(TEXTS.newEnterprise) },
            { value: true, label: t(TEXTS.knownEnterprise) },
          ]}
        />
        {isKnown ? (
          <Select
            {...chooser}
            aria-label={t(TEXTS.which)}
            placeholder={t(TEXTS.which)}
            value={chosen}
            onChange={(next: string | null) => approval.setChosen(next)}
          />
        ) : null}
        <MessageField
          label={TEXTS.message}
          rows={3}
          value={approval.message}
          error={approval.error}
          isSending={isBusy}
          onChange={approval.setMessage}
        />
      </div>
    </Modal>
  );
}
