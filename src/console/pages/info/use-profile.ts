import { Form } from "antd";
import { useState } from "react";
import { z } from "zod";
import { ownAccount, type OwnAccount } from "../../../modules/user/own-account.ts";
import { ApiError, call } from "../../../web/api/call.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { useUnsaved } from "../../../web/page/use-unsaved.ts";
import { INFO_TEXTS } from "./texts.ts";

type Profile = Pick<OwnAccount, "realName" | "phone" | "email" | "introduction">;
export type ProfileName = keyof Profile;
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
  const [form] = Form.useForm<Profile>();
  const [isDirty, setDirty] = useState(false);
  useUnsaved(isDirty);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The account as somebody else saved it meanwhile, when that conflicts with this form. */
  const [current, setCurrent] = useState<OwnAccount>();
  const note = () => {
    const typed = trimmed(form.getFieldsValue());
    const differs = NAMES.some((name) => typed[name] !== account[name]);
    setDirty(differs);
  };
  const settle = (saved: OwnAccount, sent: Profile) => {
    const now = form.getFieldsValue();
    const typedSince = NAMES.filter((name) => now[name] !== sent[name]);
    for (const name of NAMES) if (!typedSince.includes(name)) form.setFieldValue(name, saved[name]);
    setDirty(typedSince.some((name) => now[name].trim() !== saved[name]));
    setCurrent(undefined);
    onSaved(saved);
  };
  /** Fields changed elsewhere to another value than the one typed here. */
  const conflicting = (now: OwnAccount): ProfileName[] => {
    const typed = trimmed(form.getFieldsValue());
    return NAMES.filter((name) => now[name] !== account[name] && now[name] !== typed[name]);
  };
  const explain = (error: ApiError): void | Promise<void> => {
    if (error.reason === "changedMeanwhile" && error.current) {
      const now = z.decode(ownAccount.info.reply, error.current as Record<string, unknown>);
      // If only another part of the account changed, such as its password, there is no conflict to resolve.
      return conflicting(now).length > 0 ? setCurrent(now) : save(now.version);
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
    setCurrent(undefined);
    setFailure(undefined);
    const sent = form.getFieldsValue();
    try {
      settle(await call(ownAccount.update, { ...trimmed(sent), version }), sent);
      feedback.success(t(INFO_TEXTS.saved));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await explain(error);
    } finally {
      setSaving(false);
    }
  };
  return {
    form,
    isDirty,
    isSaving,
    failure,
    note,
    save: () => void save(account.version),
    /** Fields in conflict with both values, and the ways to resolve the conflict. */
    conflict: current && {
      names: conflicting(current),
      mine: trimmed(form.getFieldsValue()),
      theirs: profileOf(current),
      leave: () => setCurrent(undefined),
      choose: (theirs: ReadonlySet<string>) => {
        for (const name of NAMES) if (theirs.has(name)) form.setFieldValue(name, current[name]);
        void save(current.version);
      },
    },
  };
}
