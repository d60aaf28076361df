import { Form } from "antd";
import { useState } from "react";
import { z } from "zod";
import { ownAccount, type OwnAccount } from "../../../modules/user/own-account.ts";
import { ApiError, call } from "../../../web/api/call.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { usePage } from "../../../web/page/page.tsx";
import { INFO_TEXTS } from "./texts.ts";

type Profile = Pick<OwnAccount, "realName" | "phone" | "email" | "introduction">;
const NAMES = ["realName", "phone", "email", "introduction"] as const;

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

/** State of the profile form. Saving never overwrites changes made elsewhere meanwhile. */
export function useProfile(account: OwnAccount, onSaved: (account: OwnAccount) => void) {
  const t = useText();
  const feedback = useFeedback();
  const page = usePage();
  const [form] = Form.useForm<Profile>();
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The account as somebody else saved it meanwhile, when that conflicts with this form. */
  const [current, setCurrent] = useState<OwnAccount>();
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
      // Only another part of the account changed, such as its password, so there is no conflict to resolve.
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
  return { form, isDirty, isSaving, failure, current, note, settle, save: (version: number) => void save(version) };
}
