import { useMutation } from "@tanstack/react-query";
import { Alert, Form, Input } from "antd";
import { unlockPasswordError } from "../../../contract/session/unlock-password.ts";
import { lock } from "../../../modules/session/lock/lock.ts";
import { ApiError, call } from "../../../web/api/call.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { Modal } from "../../../web/components/Modal.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { INFO_TEXTS } from "./texts.ts";

interface UnlockValues {
  readonly oldPassword: string;
  readonly password?: string;
  readonly passwordConfirm?: string;
}

/** State of the form; `failure` is an error that belongs to no field. */
function useUnlockPassword(onClose: () => void) {
  const t = useText();
  const feedback = useFeedback();
  const [form] = Form.useForm<UnlockValues>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ oldPassword, password = "", passwordConfirm = "" }: UnlockValues) =>
      call(lock.changeUnlockPassword, { oldPassword, password, passwordConfirm }),
    meta: { showsOwnError: true },
    onSuccess: (_, { password = "" }) => {
      feedback.success(t(password === "" ? INFO_TEXTS.unlockCleared : INFO_TEXTS.unlockSet));
      onClose();
    },
    onError: (refusal) => {
      if (refusal instanceof ApiError)
        form.setFields(
          refusal.fieldErrors.map(({ field, message }) => ({ name: field as keyof UnlockValues, errors: [message] })),
        );
    },
  });
  const isAtField = error instanceof ApiError && error.fieldErrors.length > 0;
  return {
    form,
    save: (values: UnlockValues) => mutate(values),
    isSaving: isPending,
    failure: isAtField ? null : error,
  };
}

/** Sets the unlock password (§6) or returns to the system's default; asks for the login password. */
export function UnlockPassword({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { form, save, isSaving, failure } = useUnlockPassword(onClose);
  const isUsable = async (_rule: unknown, text: string | undefined) => {
    const fault = text ? unlockPasswordError(text.trim()) : null;
    if (fault) throw new Error(t(fault));
  };
  const isSame = async (_rule: unknown, text: string | undefined) => {
    if ((text ?? "") !== ((form.getFieldValue("password") as string | undefined) ?? ""))
      throw new Error(t(INFO_TEXTS.mismatch));
  };
  return (
    <Modal
      open
      title={t(INFO_TEXTS.unlock)}
      okText={t(INFO_TEXTS.save)}
      confirmLoading={isSaving}
      onOk={form.submit}
      onCancel={onClose}
      width={420}
      mask={{ closable: false }}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={save}>
        <Form.Item
          name="oldPassword"
          label={t(INFO_TEXTS.loginPassword)}
          rules={[{ required: true, message: t(INFO_TEXTS.loginPasswordRequired) }]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t(INFO_TEXTS.newUnlock)}
          extra={t(INFO_TEXTS.newUnlockHelp)}
          rules={[{ validator: isUsable }]}
        >
          <Input.Password autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="passwordConfirm"
          label={t(INFO_TEXTS.confirmUnlock)}
          dependencies={["password"]}
          validateTrigger="onBlur"
          rules={[{ validator: isSame }]}
        >
          <Input.Password autoComplete="off" />
        </Form.Item>
        {failure ? <Alert type="error" showIcon title={failure.message} /> : null}
      </Form>
    </Modal>
  );
}
