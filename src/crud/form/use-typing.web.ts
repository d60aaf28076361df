import { Form } from "antd";
import { useState } from "react";
import type { Values } from "../../fields/field-value.ts";
import { useLeaveGuard } from "../../web/feedback/leave-guard.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import type { Row } from "../use-crud.web.ts";
import type { UnreadTexts } from "../../fields/unread-text.web.ts";
import type { DraftKeeper } from "../drafts/draft-sender.web.ts";
import { changedValues, formValuesOf, initialRecord, recordOfForm } from "./form-values.ts";
import { hasTyped, useRecordDraft, type Typed } from "../drafts/use-record-draft.web.ts";
import { useUnreadTexts } from "./use-unread-texts.web.ts";

interface TypingProps {
  readonly module: Module;
  readonly record: Row | undefined;
  readonly start: Values;
  readonly keeper: DraftKeeper | undefined;
  readonly onDirty: (isDirty: boolean) => void;
}

/** The values of a form, compared with the record that was read. While they differ they are kept as a draft. */
export function useTyping({ module, record, start, keeper, onDirty }: TypingProps) {
  const language = useLanguage();
  const [form] = Form.useForm<Record<string, unknown>>();
  const [stored, setStored] = useState(record);
  const [base, setBase] = useState<Values>(() =>
    recordOfForm(module, formValuesOf(module, record ?? initialRecord(module, start, language))),
  );
  const [initialValues] = useState(() => ({ ...formValuesOf(module, base) }));
  const [isDirty, setDirty] = useState(false);
  const draft = useRecordDraft({
    module,
    record: stored,
    base,
    keeper,
    onRestore: (values, texts) => take(values, { ...unread.keeper.texts.current, ...texts }),
  });
  const unread = useUnreadTexts(() => changed());
  useLeaveGuard(isDirty);
  // Not set in an effect, because closing the form in the same moment must already ask.
  const markDirty = (is: boolean) => {
    setDirty(is);
    onDirty(is);
  };
  const typed = (): Values => recordOfForm(module, form.getFieldsValue(true) as Values);
  const compare = (from: Values, version = 0, keep = draft.keep) => {
    const values = typed();
    const changed = Object.keys(changedValues(from, values));
    const now: Typed = { values, changed, unread: unread.keeper.texts.current, base: from, version };
    markDirty(hasTyped(now));
    keep(now);
  };
  const changed = () => compare(base, stored?.version);
  const take = (values: Values, texts?: UnreadTexts) => {
    if (texts) unread.put(texts);
    form.setFieldsValue(formValuesOf(module, { ...typed(), ...values }));
    changed();
  };
  return {
    form,
    initialValues,
    /** The record as read last; undefined: a new one. */
    stored,
    /** The values of its fields. */
    base,
    isDirty,
    draft,
    typed,
    /** Remembers what stands in the form. Returns a function that tells what was typed since; undefined: nothing. */
    remember() {
      const [before, unreadBefore] = [typed(), unread.keeper.texts.current];
      return (): Values | undefined => {
        const since = changedValues(before, typed());
        return Object.keys(since).length > 0 || unread.keeper.texts.current !== unreadBefore ? since : undefined;
      };
    },
    changed,
    unreadTexts: unread.keeper,
    /** Puts `values` in place of what stands in their fields, and the texts in place of all that cannot be read. */
    take,
    /** Like `take`, for a state of the record's history, which replaces what was typed. */
    restore(values: Values) {
      draft.replaced();
      take(values, {});
    },
    /** From now on compares with `current`; the typed values stay. */
    rebase(current: Row, mine: Values) {
      const next = recordOfForm(module, formValuesOf(module, current));
      setStored(current);
      setBase(next);
      form.setFieldsValue(formValuesOf(module, { ...next, ...mine }));
      compare(next, current.version, stored ? draft.keep : (since) => draft.added(current, since));
    },
    saved() {
      draft.drop();
      markDirty(false);
    },
  };
}
export type Typing = ReturnType<typeof useTyping>;
