import { useMutation } from "@tanstack/react-query";
import { Button, Form, Input, type InputRef } from "antd";
import { useEffect, useRef } from "react";
import { session } from "../../../modules/session/session.ts";
import { call } from "../../../web/api/call.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { ButtonRow } from "../../../web/page/ButtonRow.tsx";
import { PASSWORD_ENTRY_TEXTS } from "../../session/password-entry-texts.ts";
import { useUser } from "../../session/user-store.ts";
import styles from "./confirm-form.module.css";
import { CONFIRM_TEXTS } from "./texts.ts";

interface Typed {
  readonly password: string;
}

/** Form of the dialog. `onEnd` gets true if the server accepted the password, false if the person cancelled. */
export function ConfirmForm({ onEnd }: { readonly onEnd: (isConfirmed: boolean) => void }) {
  const t = useText();
  const user = useUser((store) => store.user);
  const [form] = Form.useForm<Typed>();
  const first = useRef<InputRef>(null);
  useEffect(() => first.current?.focus(), []);
  const confirm = useMutation({
    mutationFn: ({ password }: Typed) => call(session.confirmPassword, { password }),
    meta: { showsOwnError: true },
    onSuccess: () => onEnd(true),
    onError: ({ message }) => {
      form.setFields([{ name: "password", value: "", errors: [message] }]);
      form.focusField("password");
    },
  });
  return (
    <Form
      form={form}
      name="confirm"
      layout="vertical"
      requiredMark={false}
      disabled={confirm.isPending}
      onFinish={(typed) => confirm.mutate(typed)}
    >
      <p className={styles.text} data-tone="quiet">
        {t(CONFIRM_TEXTS.text)}
      </p>
      <Form.Item label={t(PASSWORD_ENTRY_TEXTS.username)} htmlFor="confirm-username">
        <Input id="confirm-username" value={user?.username ?? ""} autoComplete="username" readOnly />
      </Form.Item>
      <Form.Item
        name="password"
        label={t(PASSWORD_ENTRY_TEXTS.password)}
        rules={[{ required: true, message: t(PASSWORD_ENTRY_TEXTS.needPassword) }]}
      >
        <Input.Password ref={first} autoComplete="current-password" maxLength={1024} />
      </Form.Item>
      <ButtonRow isShort>
        <Button onClick={() => onEnd(false)}>{t(CONFIRM_TEXTS.cancel)}</Button>
        <Button type="primary" htmlType="submit" loading={confirm.isPending}>
          {t(CONFIRM_TEXTS.confirm)}
        </Button>
      </ButtonRow>
    </Form>
  );
}
