import { Form } from "antd";
import { useState } from "react";
import { storedMeanwhile } from "../../../crud/optimistic-locking/stored-meanwhile.web.ts";
import { useDisputedValues } from "../../../crud/optimistic-locking/use-disputed-values.web.ts";
import { ownAccount, type OwnAccount } from "../../../modules/user/own-account.ts";
import { ApiError, call } from "../../../web/api/call.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { useUnsaved } from "../../../web/page/use-unsaved.ts";
import { INFO_TEXTS } from "./texts.ts";

type Profile = Pick<OwnAccount, "realName" | "phone" | "email" | "introduction">;
export type ProfileName = keyof Profile;
const NAMES = ["realName", "phone", "email", "introduction"] as const;
const differences = (one: Profile, other: Profile): ProfileName[] => NAMES.filter((name) => one[name] !== other[name]);

export const profileOf = ({ realName, phone, email, introduction }: OwnAccount): Profile => ({
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

const errorsAtFields = ({ fieldErrors }: ApiError) =>
  fieldErrors.flatMap(({ field, message }) => {
    const name = field === "realname" ? "realName" : NAMES.find((each) => each === field);
    return name ? [{ name, errors: [message] }] : [];
  });

/** State of the profile form. Saving never overwrites changes made elsewhere meanwhile. */
export function useProfile(account: OwnAccount, onSaved: (account: OwnAccount) => void) {
  const t = useText();
  const feedback = useFeedback();
  const [form] = Form.useForm<Profile>();
  const [isDirty, setDirty] = useState(false);
  useUnsaved(isDirty);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const typed = () => trimmed(form.getFieldsValue());
  const { isEdited, goOnOver, leave, conflict } = useDisputedValues<OwnAccount, Profile>({
    valuesOf: profileOf,
    differences,
    read: profileOf(account),
    typed,
    put: (values) => form.setFieldsValue(values),
    save: (version) => save(version),
  });
  const settle = (saved: OwnAccount, sent: Profile) => {
    const now = form.getFieldsValue();
    const typedSince = differences(now, sent);
    for (const name of NAMES) if (!typedSince.includes(name)) form.setFieldValue(name, saved[name]);
    setDirty(typedSince.some((name) => now[name].trim() !== saved[name]));
    onSaved(saved);
  };
  const explain = (error: ApiError): void => {
    const atFields = errorsAtFields(error);
    if (atFields.length > 0) form.setFields(atFields);
    else setFailure(error.message);
  };
  const save = async (version: number): Promise<void> => {
    setSaving(true);
    leave();
    setFailure(undefined);
    const sent = form.getFieldsValue();
    try {
      settle(await call(ownAccount.update, { ...trimmed(sent), version }), sent);
      feedback.success(t(INFO_TEXTS.saved));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const stored = storedMeanwhile(error, ownAccount.info.reply);
      if (stored) await goOnOver(stored);
      else explain(error);
    } finally {
      setSaving(false);
    }
  };
  return {
    form,
    isDirty,
    isSaving,
    failure,
    note: () => setDirty(isEdited()),
    save: () => void save(account.version),
    conflict,
  };
}
