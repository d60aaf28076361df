import { useMutation } from "@tanstack/react-query";
import { Button, Form, Input, type InputRef } from "antd";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../web/api/api-error.ts";
import { apiSettings } from "../../web/api/api-settings.ts";
import { clientId } from "../../web/api/client-id.ts";
import { readPageData } from "../../web/document/page-data.ts";
import { useText } from "../../web/i18n/language.tsx";
import { ButtonRow } from "../../web/page/ButtonRow.tsx";
import { currentAddress } from "../routing/navigation.ts";
import { resumeSession } from "./resume-session.ts";
import styles from "./sign-in-here.module.css";
import { signInAgain } from "./sign-out.ts";
import { PASSWORD_ENTRY_TEXTS } from "./password-entry-texts.ts";
import { SESSION_TEXTS } from "./texts.ts";
import { useUser } from "./user-store.ts";

interface Typed {
  readonly password: string;
  readonly captcha?: string;
}

const captchaAddress = (round: number): string =>
  `${apiSettings().base}/sso/oauth2/captcha?client_id=${clientId()}&round=${round}`;

const required = (message: string) => [{ required: true, message }];

function CaptchaItem({ round, onAnother }: { readonly round: number; readonly onAnother: () => void }) {
  const t = useText();
  return (
    <Form.Item label={t(PASSWORD_ENTRY_TEXTS.captcha)} htmlFor="captcha">
      <div className="line">
        <Form.Item name="captcha" noStyle rules={required(t(PASSWORD_ENTRY_TEXTS.needCaptcha))}>
          <Input autoComplete="off" maxLength={12} spellCheck={false} />
        </Form.Item>
        <button
          type="button"
          className={styles.picture}
          aria-label={t(PASSWORD_ENTRY_TEXTS.anotherPicture)}
          onClick={onAnother}
        >
          <img src={captchaAddress(round)} width={120} height={44} alt={t(PASSWORD_ENTRY_TEXTS.captchaPicture)} />
        </button>
      </div>
    </Form.Item>
  );
}

/**
 * Signs the same person in again without leaving the page, so that typed text stays. Another person is sent to the
 * sign-in page.
 */
export function SignInHere({ onCancel }: { readonly onCancel: () => void }) {
  const t = useText();
  const user = useUser((store) => store.user);
  const [hasCaptcha] = useState(() => readPageData().features.hasCaptcha);
  const [form] = Form.useForm<Typed>();
  const [round, setRound] = useState(1);
  const anotherPicture = () => setRound((now) => now + 1);
  const first = useRef<InputRef>(null);
  useEffect(() => first.current?.focus(), []);
  const signIn = useMutation({
    mutationFn: ({ password, captcha = "" }: Typed) => resumeSession({ password, captcha: captcha.trim() }),
    meta: { showsOwnError: true },
    onError: (error) => {
      const name = error instanceof ApiError && error.reason === "wrongCaptcha" ? "captcha" : "password";
      form.setFields([{ name, errors: [error.message] }]);
      // A captcha is valid for one attempt (AU-01).
      anotherPicture();
      form.setFieldValue("captcha", "");
      form.focusField(name);
    },
  });
  return (
    <Form
      form={form}
      className={styles.form ?? ""}
      layout="vertical"
      requiredMark={false}
      disabled={signIn.isPending}
      onFinish={(typed) => signIn.mutate(typed)}
    >
      <p className={styles.text} data-tone="quiet">
        {t(PASSWORD_ENTRY_TEXTS.hereText)}
      </p>
      <Form.Item label={t(PASSWORD_ENTRY_TEXTS.username)} htmlFor="again-username">
        <Input id="again-username" value={user?.username ?? ""} autoComplete="username" readOnly />
      </Form.Item>
      <Form.Item
        name="password"
        label={t(PASSWORD_ENTRY_TEXTS.password)}
        rules={required(t(PASSWORD_ENTRY_TEXTS.needPassword))}
      >
        <Input.Password ref={first} autoComplete="current-password" maxLength={1024} />
      </Form.Item>
      {hasCaptcha ? <CaptchaItem round={round} onAnother={anotherPicture} /> : null}
      <ButtonRow isShort>
        <Button type="link" className={styles.other ?? ""} onClick={() => signInAgain(currentAddress())}>
          {t(PASSWORD_ENTRY_TEXTS.somebodyElse)}
        </Button>
        <Button onClick={onCancel}>{t(SESSION_TEXTS.stay)}</Button>
        <Button type="primary" htmlType="submit" loading={signIn.isPending}>
          {t(SESSION_TEXTS.signInAgain)}
        </Button>
      </ButtonRow>
    </Form>
  );
}
