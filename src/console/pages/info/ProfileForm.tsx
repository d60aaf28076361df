import { Alert, Button, Form, Input } from "antd";
import { useState } from "react";
import { z } from "zod";
import { ISSUES } from "../../../contract/validation.ts";
import { FORM_SHORTCUTS } from "../../../crud/shortcuts.web.ts";
import {
  isEmail,
  isPhone,
  OWN_ACCOUNT_TEXTS,
  OWN_LIMITS,
  ownAccount,
  type OwnAccount,
} from "../../../modules/user/own-account.ts";
import { ApiError, call } from "../../../web/api/call.ts";
import { useLeaveGuard } from "../../../web/feedback/Confirm.tsx";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { ariaKeys } from "../../../web/shortcuts/shortcut.ts";
import { useShortcuts } from "../../../web/shortcuts/use-shortcuts.ts";
import { usePage } from "../../../web/page/page.tsx";
import styles from "./info.module.css";
import { INFO_TEXTS } from "./texts.ts";

type Profile = Pick<OwnAccount, "realName" | "phone" | "email" | "introduction">;
const NAMES = ["realName", "phone", "email", "introduction"] as const;

const profileOf = ({ realName, phone, email, introduction }: OwnAccount): Profile => ({
  realName,
  phone,
  email,
  introduction,
});
const trimmed = (typed: Profile): Profile => ({
  realName: typed.realName.trim(),
  phone: typed.phone.trim(),
  email: typed.email.trim(),
  introduction: typed.introduction.trim(),
});

interface ProfileFormProps {
  readonly account: OwnAccount;
  readonly onSaved: (account: OwnAccount) => void;
}

/** What one says of oneself (§2 "info"), saved over nothing that was changed elsewhere meanwhile. */
export function ProfileForm({ account, onSaved }: ProfileFormProps) {
  const t = useText();
  const feedback = useFeedback();
  const page = usePage();
  const [form] = Form.useForm<Profile>();
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** As somebody else left it while this was typed. */
  const [current, setCurrent] = useState<OwnAccount>();
  useLeaveGuard(isDirty);
  const note = () => {
    const typed = trimmed(form.getFieldsValue());
    const differs = NAMES.some((name) => typed[name] !== account[name]);
    setDirty(differs);
    page.setDirty(differs);
  };
  const settle = (saved: OwnAccount) => {
    form.setFieldsValue(profileOf(saved));
    setDirty(false);
    page.setDirty(false);
    setCurrent(undefined);
    onSaved(saved);
  };
  const explain = (error: ApiError): void | Promise<void> => {
    if (error.reason === "changedMeanwhile" && error.current) {
      const now = z.decode(ownAccount.info.reply, error.current as Record<string, unknown>);
      // Something else of the account moved on, such as its password: nothing to choose.
      return NAMES.every((name) => now[name] === account[name]) ? save(now.version) : setCurrent(now);
    }
    const atFields = error.fieldErrors.flatMap(({ field, message }) => {
      const name = field === "realname" ? "realName" : NAMES.find((each) => each === field);
      return name ? [{ name, errors: [message] }] : [];
    });
    if (atFields.length > 0) form.setFields(atFields);
    else setFailure(error.message);
    return undefined;
  };
  const save = async (version: number): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    try {
      settle(await call(ownAccount.update, { ...trimmed(form.getFieldsValue()), version }));
      feedback.success(t(INFO_TEXTS.saved));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await explain(error);
    } finally {
      setSaving(false);
    }
  };
  useShortcuts(FORM_SHORTCUTS, { save: () => isSaving || form.submit() });
  const checked = (is: (text: string) => boolean, words: string) => ({
    validator: async (_rule: unknown, text: string | undefined) => {
      if (text && text.trim() !== "" && !is(text.trim())) throw new Error(words);
    },
  });
  return (
    <Form
      form={form}
      layout="vertical"
      className={styles.form ?? ""}
      requiredMark={false}
      initialValues={profileOf(account)}
      onValuesChange={note}
      onFinish={() => void save(account.version)}
    >
      <div className={styles.fields}>
        <Form.Item
          name="realName"
          label={t(INFO_TEXTS.realName)}
          rules={[{ required: true, whitespace: true, message: t(ISSUES.required) }]}
        >
          <Input maxLength={OWN_LIMITS.realName} autoComplete="name" />
        </Form.Item>
        <Form.Item
          name="phone"
          label={t(INFO_TEXTS.phone)}
          validateTrigger="onBlur"
          rules={[checked(isPhone, t(OWN_ACCOUNT_TEXTS.phone))]}
        >
          <Input maxLength={OWN_LIMITS.phone} type="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item
          className={styles.wide ?? ""}
          name="email"
          label={t(INFO_TEXTS.email)}
          validateTrigger="onBlur"
          rules={[checked(isEmail, t(OWN_ACCOUNT_TEXTS.email))]}
        >
          <Input maxLength={OWN_LIMITS.email} inputMode="email" autoComplete="email" />
        </Form.Item>
        <Form.Item className={styles.wide ?? ""} name="introduction" label={t(INFO_TEXTS.introduction)}>
          <Input.TextArea maxLength={OWN_LIMITS.introduction} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
        </Form.Item>
      </div>
      {failure === undefined ? null : <Alert type="error" showIcon title={failure} />}
      {current ? (
        <Alert
          type="warning"
          showIcon
          title={t(INFO_TEXTS.changedElsewhere)}
          action={
            <span className={styles.choices}>
              <Button size="small" onClick={() => settle(current)}>
                {t(INFO_TEXTS.showCurrent)}
              </Button>
              <Button size="small" onClick={() => void save(current.version)}>
                {t(INFO_TEXTS.saveAnyway)}
              </Button>
            </span>
          }
        />
      ) : null}
      <Button
        className={styles.save ?? ""}
        type="primary"
        htmlType="submit"
        loading={isSaving}
        disabled={!isDirty}
        aria-keyshortcuts={ariaKeys(FORM_SHORTCUTS.save.keys)}
      >
        {t(INFO_TEXTS.save)}
      </Button>
    </Form>
  );
}
