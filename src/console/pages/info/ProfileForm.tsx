import { personNameIn } from "../../../contract/person-name.ts";
import { Alert, Button, Form } from "antd";
import { VALIDATION_TEXTS } from "../../../contract/validation.ts";
import { ConflictDialog } from "../../../crud/optimistic-locking/ConflictDialog.tsx";
import { FIELD_TEXTS } from "../../../fields/texts.ts";
import { FORM_SHORTCUTS } from "../../../web/shortcuts/screen-shortcuts.ts";
import { isEmail, isPhone, OWN_ACCOUNT_TEXTS, OWN_LIMITS, type OwnAccount } from "../../../modules/user/own-account.ts";
import { LimitedInput } from "../../../web/limited-text/LimitedInput.tsx";
import { LimitedTextArea } from "../../../web/limited-text/LimitedTextArea.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { ariaKeys } from "../../../web/shortcuts/shortcut.ts";
import { useShortcuts } from "../../../web/shortcuts/use-shortcuts.ts";
import sheet from "../../../crud/form/form.module.css";
import { INFO_TEXTS } from "./texts.ts";
import { profileOf, useProfile, type ProfileName } from "./use-profile.ts";

const checked = (is: (text: string) => boolean, words: string) => ({
  validator: async (_rule: unknown, text: string | undefined) => {
    if (text && text.trim() !== "" && !is(text.trim())) throw new Error(words);
  },
});

function ProfileFields() {
  const t = useText();
  const language = useLanguage();
  const longest = (max: number) => ({ max, message: t(VALIDATION_TEXTS.tooLong, { max }) });
  return (
    <div className={sheet.fields} data-columns="2">
      <Form.Item
        name="realName"
        getValueProps={(value: string) => ({ value: personNameIn(value, language) })}
        label={t(INFO_TEXTS.realName)}
        rules={[
          { required: true, whitespace: true, message: t(VALIDATION_TEXTS.required) },
          longest(OWN_LIMITS.realName),
        ]}
      >
        <LimitedInput max={OWN_LIMITS.realName} autoComplete="name" />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t(INFO_TEXTS.phone)}
        validateTrigger="onBlur"
        rules={[checked(isPhone, t(OWN_ACCOUNT_TEXTS.phone)), longest(OWN_LIMITS.phone)]}
      >
        <LimitedInput max={OWN_LIMITS.phone} type="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item
        className="across"
        name="email"
        label={t(INFO_TEXTS.email)}
        validateTrigger="onBlur"
        rules={[checked(isEmail, t(OWN_ACCOUNT_TEXTS.email)), longest(OWN_LIMITS.email)]}
      >
        <LimitedInput max={OWN_LIMITS.email} inputMode="email" autoComplete="email" />
      </Form.Item>
      <Form.Item
        className="across"
        name="introduction"
        label={t(INFO_TEXTS.introduction)}
        rules={[longest(OWN_LIMITS.introduction)]}
      >
        <LimitedTextArea max={OWN_LIMITS.introduction} autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
    </div>
  );
}

function ProfileValue({ name, value }: { readonly name: ProfileName; readonly value: string }) {
  const t = useText();
  const language = useLanguage();
  if (value === "") return <span data-tone="faint">{t(FIELD_TEXTS.empty)}</span>;
  return name === "realName" ? personNameIn(value, language) : value;
}

interface ProfileFormProps {
  readonly account: OwnAccount;
  readonly onSaved: (account: OwnAccount) => void;
}

/** Form of the person's name, phone, e-mail and introduction (§2 "info"). */
export function ProfileForm({ account, onSaved }: ProfileFormProps) {
  const t = useText();
  const { form, isDirty, isSaving, failure, note, save, conflict } = useProfile(account, onSaved);
  useShortcuts(FORM_SHORTCUTS, { save: () => isSaving || form.submit() });
  return (
    <Form
      form={form}
      layout="vertical"
      className="stack"
      data-gap="16"
      requiredMark={false}
      initialValues={profileOf(account)}
      onValuesChange={note}
      onFinish={save}
    >
      <ProfileFields />
      {failure === undefined ? null : <Alert type="error" showIcon title={failure} />}
      <Button
        className="at-start"
        type="primary"
        htmlType="submit"
        loading={isSaving}
        disabled={!isDirty}
        aria-keyshortcuts={ariaKeys(FORM_SHORTCUTS.save.keys)}
      >
        {t(INFO_TEXTS.save)}
      </Button>
      {conflict ? (
        <ConflictDialog
          title={t(INFO_TEXTS.changedElsewhere)}
          values={conflict.names.map((name) => ({
            name,
            label: t(INFO_TEXTS[name]),
            mine: <ProfileValue name={name} value={conflict.mine[name]} />,
            theirs: <ProfileValue name={name} value={conflict.theirs[name]} />,
            proposed: conflict.proposed(name),
          }))}
          isSaving={isSaving}
          onCancel={conflict.leave}
          onChosen={conflict.choose}
        />
      ) : null}
    </Form>
  );
}
