import { Form, type FormInstance } from "antd";
import { useState } from "react";
import { z } from "zod";
import type { TranslatedFieldError } from "../../../contract/errors.ts";
import type { Language } from "../../../contract/text.ts";
import { fieldErrorsOf, translateFieldErrors } from "../../../contract/validation.ts";
import { ApiError, call } from "../../../web/api/call.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import type { Side } from "../../../crud/versions/ConflictDialog.tsx";
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
  const [start] = useState(() => {
    const parent = branches.length > 0 && below !== null ? findBranch(branches, below) : undefined;
    return entry ? valuesOf(entry) : newValues(parent);
  });
  const [isSaving, setSaving] = useState(false);
  const { failure, setFailure, explain } = useFormErrors(form);
  const [current, setCurrent] = useState<MenuEntry>();
  const canSave = useCan(entry ? "sys:menu:update" : "sys:menu:add");

  const typed = () => ({ ...start, ...form.getFieldsValue(true) }) as MenuFormValues;
  const read = base ? valuesOf(base) : start;
  /** Fields that somebody else changed to another value than the one typed here. */
  const disputed = (now: MenuEntry): MenuFormName[] => {
    const mine = differences(valuesOf(now), typed());
    return differences(valuesOf(now), read).filter((name) => mine.includes(name));
  };
  const save = async (version: number | undefined): Promise<void> => {
    setCurrent(undefined);
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
      const mine = typed();
      const typedSince = differences(mine, sent);
      setBase(saved);
      form.setFieldsValue({
        ...valuesOf(saved),
        ...Object.fromEntries(typedSince.map((name) => [name, mine[name]])),
      });
      return onSaved(typedSince.length === 0);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason !== "changedMeanwhile" || !error.current) return explain(error.fieldErrors, error.message);
      const now = z.decode(menuAdmin.update.reply, error.current as z.input<typeof menuAdmin.update.reply>);
      // The other save changed other fields, or to the same values: nothing to choose, only the version differs.
      return disputed(now).length > 0 ? setCurrent(now) : save(now.version);
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
    noteChange: () => onDirty(differences(typed(), read).length > 0),
    save: () => void save(base?.version),
    /** A save of another user since the form was opened: the fields that differ, and how to continue. */
    conflict: current && {
      names: disputed(current),
      mine: typed(),
      theirs: valuesOf(current),
      proposed: (name: MenuFormName): Side => (differences(typed(), read).includes(name) ? "mine" : "theirs"),
      leave: () => setCurrent(undefined),
      choose: (theirs: ReadonlySet<string>) => {
        const chosen = Object.entries(valuesOf(current)).filter(([name]) => theirs.has(name));
        form.setFieldsValue(Object.fromEntries(chosen));
        void save(current.version);
      },
    },
  };
}

const findBranch = (branches: readonly MenuBranch[], id: string): MenuBranch | undefined => {
  for (const branch of branches) {
    const found = branch.id === id ? branch : findBranch(branch.children, id);
    if (found) return found;
  }
  return undefined;
};
