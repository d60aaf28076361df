import { Form } from "antd";
import { useState } from "react";
import type { Values } from "../../fields/field-value.ts";
import type { UnreadTexts } from "../../fields/unread-text.web.ts";
import { useUnreadTexts } from "../../fields/use-unread-texts.web.ts";
import { useLeaveGuard } from "../../web/feedback/leave-guard.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import type { DraftKeeper } from "../drafts/draft-sender.web.ts";
import { hasTyped, useRecordDraft, type Typed } from "../drafts/use-record-draft.web.ts";
import type { Row } from "../record-queries.web.ts";
import { changedValues, formValuesOf, initialRecord, recordOfForm } from "./form-values.ts";

interface TypingProps {
  readonly module: Module;
  readonly record: Row | undefined;
  readonly start: Values;
  readonly keeper: DraftKeeper | undefined;
  readonly onDirty: (isDirty: boolean) => void;
}

/** What stands in a form at one moment. */
export interface Snapshot {
  readonly values: Values;
  readonly unread: UnreadTexts;
}

/** The record with which a form is filled, and what stands in the form. */
function useFilledForm({ module, record, start }: TypingProps, changed: () => void) {
  const language = useLanguage();
  const [form] = Form.useForm<Record<string, unknown>>();
  const valuesOf = (row: Values) => recordOfForm(module, formValuesOf(module, row));
  const [stored, setStored] = useState(record);
  const [base, setBase] = useState<Values>(() => valuesOf(record ?? initialRecord(module, start, language)));
  const [initialValues] = useState(() => ({ ...formValuesOf(module, base) }));
  const { keeper: unreadTexts, put: putTexts } = useUnreadTexts(changed);
  const typed = (): Values => recordOfForm(module, form.getFieldsValue(true) as Values);
  const snapshot = (): Snapshot => ({ values: typed(), unread: unreadTexts.texts.current });
  return {
    form,
    initialValues,
    /** The record as read last; undefined: a new one. */
    stored,
    /** The values of its fields. */
    base,
    unreadTexts,
    typed,
    snapshot,
    /** Undefined: nothing. */
    typedSince(before: Snapshot): Values | undefined {
      const now = snapshot();
      const since = changedValues(before.values, now.values);
      return Object.keys(since).length > 0 || now.unread !== before.unread ? since : undefined;
    },
    put(values: Values, texts?: UnreadTexts) {
      if (texts) putTexts(texts);
      form.setFieldsValue(formValuesOf(module, { ...typed(), ...values }));
    },
    /** From now on `current` is the record. Returns the values of its fields. */
    store(current: Row): Values {
      const next = valuesOf(current);
      setStored(current);
      setBase(next);
      return next;
    },
  };
}

/** The values of a form, compared with the record that was read. While they differ they are kept as a draft. */
export function useTyping(props: TypingProps) {
  const { put, store, ...filled } = useFilledForm(props, () => changed());
  const { stored, base, snapshot, unreadTexts } = filled;
  const [isDirty, setDirty] = useState(false);
  const draft = useRecordDraft({
    module: props.module,
    record: stored,
    base,
    keeper: props.keeper,
    onRestore: (values, texts) => take(values, { ...unreadTexts.texts.current, ...texts }),
  });
  useLeaveGuard(isDirty);
  // Not set in an effect, because closing the form in the same moment must already ask.
  const markDirty = (is: boolean) => {
    setDirty(is);
    props.onDirty(is);
  };
  const compare = (from: Values, version = 0, keep = draft.keep) => {
    const now = snapshot();
    const compared: Typed = { ...now, changed: Object.keys(changedValues(from, now.values)), base: from, version };
    markDirty(hasTyped(compared));
    keep(compared);
  };
  const changed = () => compare(base, stored?.version);
  const take = (values: Values, texts?: UnreadTexts) => {
    put(values, texts);
    changed();
  };
  return {
    ...filled,
    isDirty,
    draft,
    changed,
    /** Puts `values` in place of what stands in their fields, and the texts in place of all that cannot be read. */
    take,
    /** Like `take`, for a state of the record's history, which replaces what was typed. */
    restore(values: Values) {
      draft.replaced();
      take(values, {});
    },
    /** From now on compares with `current`; the typed values stay. */
    rebase(current: Row, mine: Values) {
      const next = store(current);
      put({ ...next, ...mine });
      compare(next, current.version, stored ? draft.keep : (since) => draft.added(current, since));
    },
    saved() {
      draft.drop();
      markDirty(false);
    },
  };
}
export type Typing = ReturnType<typeof useTyping>;
