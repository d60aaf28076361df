import { useMutation } from "@tanstack/react-query";
import { Button, Form, Input, notification, type FormInstance } from "antd";
import { useState } from "react";
import { ApiError, call } from "../../web/api/call.ts";
import { useText } from "../../web/i18n/language.tsx";
import { useSetting } from "../../web/lookups/settings.ts";
import { useOneAtATime } from "../../web/press/one-at-a-time.ts";
import { session } from "../../modules/session/session.ts";
import { useUser } from "../session/user-store.ts";
import { meetsPattern } from "./meets-pattern.ts";
import styles from "./password-form.module.css";
import { PASSWORD_TEXTS } from "./texts.ts";

/** For this form's notifications (§8, §9). */
const NOTIFICATION_SECONDS = 2;

interface PasswordValues {
  readonly oldPassword: string;
  readonly password: string;
  readonly passwordConfirm: string;
}

interface PasswordFormProps {
  /** The session ends after the change. */
  readonly isLeaving?: boolean;
  readonly onChanged: () => void;
}

const trimmed = ({ oldPassword, password, passwordConfirm }: PasswordValues) => ({
  oldPassword: oldPassword.trim(),
  password: password.trim(),
  passwordConfirm: passwordConfirm.trim(),
});

/** State of the form: sends the change, shows errors at the fields they belong to, and the result as a notification. */
function usePasswordChange({ isLeaving = false, onChanged }: PasswordFormProps) {
  const t = useText();
  const [form] = Form.useForm<PasswordValues>();
  const [notify, holder] = notification.useNotification();
  const one = useOneAtATime();
  const change = useMutation({
    mutationFn: (values: PasswordValues) => call(session.changePassword, trimmed(values)),
    meta: { showsOwnError: true },
    onSuccess: () => {
      notify.success({
        title: t(PASSWORD_TEXTS.success),
        description: t(isLeaving ? PASSWORD_TEXTS.changedLeaving : PASSWORD_TEXTS.changed),
        duration: NOTIFICATION_SECONDS,
        role: "status",
      });
      form.resetFields();
      onChanged();
    },
    onError: (error) => {
      const wrong =
        error instanceof ApiError
          ? error.fieldErrors.filter(({ field }) => Object.hasOwn(form.getFieldsValue(), field))
          : [];
      form.setFields(wrong.map(({ field, message }) => ({ name: field as keyof PasswordValues, errors: [message] })));
      notify.error({
        title: t(PASSWORD_TEXTS.failure),
        description: error.message,
        duration: NOTIFICATION_SECONDS,
        role: "alert",
      });
    },
  });
  return {
    form,
    holder,
    isSaving: change.isPending,
    isOver: change.isSuccess && isLeaving,
    submit: (values: PasswordValues) => void one(() => change.mutateAsync(values).catch(() => undefined)),
  };
}

/**
 * Validation rules of the new password. The rule is shown as a hint beforehand, and as the error once it is broken
 * (§5).
 */
function usePasswordRules(form: FormInstance<PasswordValues>) {
  const t = useText();
  const rule = useSetting("passwordRegex");
  const toldRule = useSetting("passwordErrorMessage");
  const ruleWords = toldRule || t(PASSWORD_TEXTS.weak);
  const [isToldAsError, setToldAsError] = useState(false);
  return {
    hint: toldRule === "" || isToldAsError ? undefined : toldRule,
    follow: () => setToldAsError(form.getFieldError("password").includes(ruleWords)),
    async isSame(_rule: unknown, value: string | undefined) {
      if (value && value.trim() !== (form.getFieldValue("password") as string | undefined)?.trim())
        throw new Error(t(PASSWORD_TEXTS.mismatch));
    },
    async isStrong(_rule: unknown, value: string | undefined) {
      if (value && !meetsPattern(value.trim(), rule)) throw new Error(ruleWords);
    },
  };
}

const required = (message: string) => ({ required: true, whitespace: true, message });

/** Form that changes the person's own password (§5 "Change password"). */
export function PasswordForm(props: PasswordFormProps) {
  const t = useText();
  const username = useUser(({ user }) => user?.username ?? "");
  const { form, holder, isSaving, isOver, submit } = usePasswordChange(props);
  const { hint, follow, isSame, isStrong } = usePasswordRules(form);
  return (
    <Form
      className={styles.form ?? ""}
      form={form}
      layout="vertical"
      disabled={isSaving || isOver}
      onFieldsChange={follow}
      onFinish={submit}
    >
      {holder}
      {/* Password managers store the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Form.Item
        name="oldPassword"
        label={t(PASSWORD_TEXTS.oldPassword)}
        rules={[required(t(PASSWORD_TEXTS.oldRequired))]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="password"
        label={t(PASSWORD_TEXTS.password)}
        extra={hint}
        validateTrigger="onBlur"
        rules={[required(t(PASSWORD_TEXTS.required)), { validator: isStrong }]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="passwordConfirm"
        label={t(PASSWORD_TEXTS.passwordConfirm)}
        validateTrigger="onBlur"
        dependencies={["password"]}
        rules={[required(t(PASSWORD_TEXTS.required)), { validator: isSame }]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isSaving}>
        {t(PASSWORD_TEXTS.save)}
      </Button>
    </Form>
  );
}
