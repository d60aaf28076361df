import { Form, type FormInstance } from "antd";
import { useState } from "react";
import { z } from "zod";
import type { TranslatedFieldError } from "../../../contract/errors.ts";
import type { Language } from "../../../contract/text.ts";
import { fieldErrorsOf, translateFieldErrors } from "../../../contract/validation.ts";
import { ApiError, call } from "../../../web/api/call.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { storedMeanwhile } from "../../../crud/optimistic-locking/stored-meanwhile.web.ts";
import { useDisputedValues } from "../../../crud/optimistic-locking/use-disputed-values.web.ts";
import { useCan } from "../../../web/lookups/permissions.ts";
import { menuAdmin, type MenuBranch, type MenuEntry } from "../menu-admin.ts";
import { titleOf } from "../use-menus.web.ts";
import { MENU_FORM_TEXTS } from "./form-texts.ts";
import {
  differences,
  formNameOf,
  newValues,
  sentValues,
  valuesOf,
  type MenuFormName,
  type MenuFormValues,
} from "./menu-form-values.ts";
import { MENU_LABELS } from "./MenuFields.tsx";

export interface MenuEditing {
  readonly branches: readonly MenuBranch[];
  readonly entry: MenuBranch | undefined;
  readonly below: string | null;
  readonly onDirty: (is: boolean) => void;
  /** `isWhole`: nothing was typed while the rest was saved. */
  readonly onSaved: (isWhole: boolean) => void;
}

/** Errors by the call's input schema; undefined if there are none. */
function errorsIn(values: ReturnType<typeof sentValues>, language: Language): TranslatedFieldError[] | undefined {
  const checked = z.safeEncode(menuAdmin.add.input, values);
  if (checked.success) return undefined;
  return translateFieldErrors(fieldErrorsOf(checked.error, values), language);
}

/**
 * Shows errors at their fields and scrolls to the first; an error without a field here becomes the form's `failure`.
 */
function useFormErrors(form: FormInstance<MenuFormValues>) {
  const [failure, setFailure] = useState<string>();
  const explain = (errors: readonly TranslatedFieldError[], message?: string) => {
    const names = Object.keys(MENU_LABELS);
    const own = errors
      .map((each) => ({ ...each, field: formNameOf(each.field) }))
      .filter(({ field }) => names.includes(field));
    form.setFields(own.map((each) => ({ name: each.field as MenuFormName, errors: [each.message] })));
    const first = own[0];
    if (first) form.scrollToField(first.field, { behavior: "smooth", block: "center" });
    setFailure(first ? undefined : (errors[0]?.message ?? message));
  };
  return { failure, setFailure, explain };
}

/** State of an entry's form: initial values, saving, errors and conflicts with other users' saves. */
export function useMenuEditor({ branches, entry, below, onDirty, onSaved }: MenuEditing) {
  const t = useText();
  const language = useLanguage();
  const feedback = useFeedback();
  const [form] = Form.useForm<MenuFormValues>();
  // The version read first stays the base of the edit, although the tree is refetched meanwhile (RE-16).
  const [base, setBase] = useState<MenuEntry | undefined>(entry);
  const [start] = useState(() => (entry ? valuesOf(entry) : newValues(findBranch(branches, below))));
  const [isSaving, setSaving] = useState(false);
  const { failure, setFailure, explain } = useFormErrors(form);
  const canSave = useCan(entry ? "sys:menu:update" : "sys:menu:add");

  const typed = () => ({ ...start, ...form.getFieldsValue(true) }) as MenuFormValues;
  const { isEdited, goOnOver, leave, conflict } = useDisputedValues<MenuEntry, MenuFormValues>({
    valuesOf,
    differences,
    read: base ? valuesOf(base) : start,
    typed,
    put: (values) => form.setFieldsValue(values),
    save: (version) => save(version),
  });
  const save = async (version: number | undefined): Promise<void> => {
    leave();
    const sent = typed();
    const values = sentValues(sent);
    const errors = errorsIn(values, language);
    if (errors) return explain(errors);
    setSaving(true);
    setFailure(undefined);
    try {
      const saved = base
        ? await call(menuAdmin.update, { ...values, id: base.id, version: version ?? base.version })
        : await call(menuAdmin.add, values);
      feedback.success(t(MENU_FORM_TEXTS.saved, { title: titleOf(saved, language) }));
      const now = typed();
      const since = differences(now, sent);
      setBase(saved);
      form.setFieldsValue({ ...valuesOf(saved), ...Object.fromEntries(since.map((name) => [name, now[name]])) });
      return onSaved(since.length === 0);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const stored = storedMeanwhile(error, menuAdmin.update.reply);
      return stored ? goOnOver(stored) : explain(error.fieldErrors, error.message);
    } finally {
      setSaving(false);
    }
  };
  return {
    form,
    start,
    canSave,
    isSaving,
    failure,
    addChange: () => onDirty(isEdited()),
    save: () => void save(base?.version),
    conflict,
  };
}

const findBranch = (branches: readonly MenuBranch[], id: string | null): MenuBranch | undefined => {
  for (const branch of branches) {
    const found = branch.id === id ? branch : findBranch(branch.children, id);
    if (found) return found;
  }
  return undefined;
};
