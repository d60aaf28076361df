import { Button, Form } from "antd";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { z } from "zod";
import type { Author } from "../../contract/errors.ts";
import { FieldItem } from "../../fields/FieldItem.tsx";
import type { Values } from "../../fields/field-value.ts";
import { viewOfField } from "../../fields/views.tsx";
import { ApiError } from "../../web/api/api-error.ts";
import { useLeaveGuard } from "../../web/feedback/Confirm.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { ariaKeys } from "../../web/shortcuts/shortcut.ts";
import { useShortcuts } from "../../web/shortcuts/use-shortcuts.ts";
import { useOwnId } from "../../web/lookups/own-id.ts";
import { useOneAtATime } from "../../web/press/one-at-a-time.ts";
import type { Module } from "../define-module.ts";
import { marksOf } from "../draft-marks.ts";
import type { FormArrangement } from "./form-arrangement.web.ts";
import { HistoryButton } from "../history/HistoryButton.tsx";
import { DraftOffer } from "./DraftOffer.tsx";
import { LockedForm } from "./LockedForm.tsx";
import { endpointsOf } from "../endpoints.ts";
import { FormChanges } from "./FormChanges.tsx";
import { FormProblems } from "./FormProblems.tsx";
import { remaining, type Problem } from "./problems.ts";
import { changedValues, fieldOfWire, formFieldsOf, formValuesOf, initialRecord, recordOfForm } from "./form-values.ts";
import { changesIn, drafts, isOutrun, typedIn, type Draft } from "./record-draft.web.ts";
import { besideOf } from "./field-beside.ts";
import { DraftState } from "./DraftState.tsx";
import { useKeptDraft } from "./use-kept-draft.web.ts";
import { FORM_SHORTCUTS } from "../shortcuts.web.ts";
import { conflictsOf, resolved, type Conflict } from "./save-conflict.ts";
import { SaveConflict } from "./SaveConflict.tsx";
import { CRUD_TEXTS } from "../texts.ts";
import { useSave, type Row } from "../use-crud.web.ts";
import style from "./form.module.css";

interface RecordEditorProps {
  readonly module: Module;
  readonly record: Row | undefined;
  readonly start: Values;
  readonly arrangement?: FormArrangement;
  /** The right to save it was taken away in the middle of typing, and may come back. */
  readonly isLocked: boolean;
  readonly onSaved: (row: Row) => void;
  readonly onCancel: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}

/** A record somebody else saved meanwhile, and where it differs from this person's text. */
interface Stale {
  readonly current: Row;
  readonly mine: Values;
  readonly conflicts: readonly Conflict[];
  /** Who saved it; undefined: nobody can tell. */
  readonly by: Author | undefined;
  /** Found by saving, or by loading the new record under the typed text. */
  readonly foundBy: "saving" | "loading";
}

export function RecordEditor({
  module,
  record,
  start,
  arrangement,
  isLocked,
  onSaved,
  onCancel,
  onDirty,
}: RecordEditorProps) {
  const t = useText();
  const feedback = useFeedback();
  const ownId = useOwnId();
  const formName = useId(); // two open tabs must not have fields of one id
  const [form] = Form.useForm<Record<string, unknown>>();
  const saving = useSave(module);
  const [stored, setStored] = useState(record);
  const [base, setBase] = useState<Values>(() =>
    recordOfForm(module, formValuesOf(module, record ?? initialRecord(module, start))),
  );
  const [initialValues] = useState(() => ({ ...formValuesOf(module, base) }));
  const draftId = record?.id ?? "new";
  const [own] = useState<Draft | undefined>(() => drafts.read(ownId, module, draftId));
  const kept = useKeptDraft(arrangement?.drafts, draftId);
  // One that says nothing new was saved, and nobody heard that it was.
  const isNews = (found: Draft) => record === undefined || changesIn(found, base);
  const [draft, setDraft] = useState(own && isNews(own) ? own : undefined);
  const lookFor = useEffectEvent((isGone: () => boolean) => {
    if (own && !draft) drafts.drop(ownId, module, draftId);
    kept
      .read()
      .then((found) => {
        if (!found || isGone()) return;
        // One from another desk, where it is younger than what this browser has.
        if (isNews(found)) setDraft((here) => (here && here.savedAt >= found.savedAt ? here : found));
        else kept.dropRead();
      })
      .catch(() => undefined); // without it there is what this browser has
  });
  useEffect(() => {
    let isGone = false;
    lookFor(() => isGone);
    return () => {
      isGone = true;
    };
  }, []);
  const [isDirty, setDirty] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState<ApiError>();
  const [stale, setStale] = useState<Stale>();
  useLeaveGuard(isDirty);
  // Told at once: whoever closes the form in the same moment must know.
  const markDirty = (is: boolean) => {
    setDirty(is);
    onDirty(is);
  };

  const dropDraft = () => {
    drafts.drop(ownId, module, draftId);
    kept.drop();
  };
  const typed = (): Values => recordOfForm(module, form.getFieldsValue(true) as Values);
  const compare = (from: Values, version = 0) => {
    const next = typed();
    const differing = Object.keys(changedValues(from, next));
    const isDifferent = differing.length > 0;
    markDirty(isDifferent);
    const now: Draft = { version, savedAt: Date.now(), values: next, marks: marksOf(from, differing) };
    if (isDifferent) {
      drafts.write(ownId, module, draftId, now);
      kept.write(now);
    } else if (!draft) dropDraft();
  };
  const changed = () => compare(base, stored?.version);
  const take = (values: Values) => {
    form.setFieldsValue(formValuesOf(module, { ...base, ...values }));
    changed();
  };
  /** The record as it stands now is what this text is compared with from here on; what was typed stays. */
  const rebase = (current: Row, mine: Values) => {
    const next = recordOfForm(module, formValuesOf(module, current));
    setStale(undefined);
    setStored(current);
    setBase(next);
    form.setFieldsValue(formValuesOf(module, { ...next, ...mine }));
    compare(next, current.version);
  };
  const load = (current: Row, by: Author | undefined) => {
    const mine = typed();
    const conflicts = conflictsOf(module, base, mine, current);
    const isDisputed = conflicts.some(({ proposed }) => proposed === "mine");
    if (isDisputed) setStale({ current, mine, conflicts, by, foundBy: "loading" });
    else rebase(current, resolved(mine, conflicts, {}));
  };
  const done = (row: Row, said = CRUD_TEXTS.saved): Row => {
    dropDraft();
    markDirty(false);
    feedback.success(t(said));
    onSaved(row);
    return row;
  };
  const explain = (error: unknown, mine: Values): undefined | Promise<Row | undefined> => {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason === "changedMeanwhile" && error.current) {
      const current = z.decode(endpointsOf(module).get.reply, error.current as never) as Row;
      const conflicts = conflictsOf(module, base, mine, current);
      // The other person changed other fields, or to the same text: nothing to choose, only the version moved on.
      if (conflicts.length === 0) return send(mine, current);
      setStale({ current, mine, conflicts, by: error.by, foundBy: "saving" });
      return undefined;
    }
    const atFields = error.fieldErrors.map(({ field, message }) => ({ name: fieldOfWire(module, field), message }));
    form.setFields(atFields.flatMap(({ name, message }) => (name === undefined ? [] : [{ name, errors: [message] }])));
    setProblems(atFields);
    if (atFields.length === 0) setFailure(error);
    return undefined;
  };
  const send = async (mine: Values, over: Row | undefined): Promise<Row | undefined> => {
    setStale(undefined);
    setFailure(undefined);
    const values = changedValues(over ?? (stored ? base : {}), mine);
    if (stored && Object.keys(values).length === 0) return done(over ?? stored, CRUD_TEXTS.nothingToSave);
    try {
      return done(
        await saving.mutateAsync(
          stored ? { id: stored.id, version: (over ?? stored).version, values } : { values: mine },
        ),
      );
    } catch (error) {
      return explain(error, mine);
    }
  };
  /** For what is done with a saved record only. */
  const saveFirst = async (): Promise<Row | undefined> => {
    setProblems([]);
    const isSound = await form.validateFields().then(
      () => true,
      () => false,
    );
    if (isSound) return stored && !isDirty ? stored : send(typed(), undefined);
    form.submit(); // says what is wrong
    return undefined;
  };
  const one = useOneAtATime();
  const save = () => {
    setProblems([]);
    void one(() => send(typed(), undefined));
  };
  useShortcuts(FORM_SHORTCUTS, { save: () => saving.isPending || stale || isLocked || form.submit() });
  // What was wrong before the right went is looked at anew once it is back.
  if (isLocked && (failure || problems.length > 0 || stale)) {
    setFailure(undefined);
    setProblems([]);
    setStale(undefined);
  }
  /** What was found wrong is looked at again as it is corrected, not only when its field is left. */
  const recheck = (now: object) => {
    const found = Object.keys(now).filter((name) => problems.some((problem) => problem.name === name));
    if (found.length > 0) form.validateFields(found).catch(() => undefined);
  };
  const saveWords = arrangement?.saveWords ?? CRUD_TEXTS.save;

  if (isLocked)
    return (
      <Form form={form} name={formName} className={style.form} initialValues={initialValues}>
        <LockedForm
          module={module}
          values={{ ...stored, ...typed() }}
          isNew={!stored}
          arrangement={arrangement}
          saveWords={saveWords}
          onCancel={onCancel}
        />
      </Form>
    );
  const Actions = arrangement?.Actions;
  const isSavingSecond = arrangement?.isSavingSecond ?? false;
  const saveButton = (
    <Button
      type={isSavingSecond ? "default" : "primary"}
      htmlType="submit"
      loading={saving.isPending}
      aria-keyshortcuts={ariaKeys(FORM_SHORTCUTS.save.keys)}
    >
      {t(saveWords)}
    </Button>
  );
  return (
    <Form
      form={form}
      name={formName}
      layout="vertical"
      className={style.form}
      initialValues={initialValues}
      onValuesChange={(now: object) => {
        changed();
        recheck(now);
      }}
      onFieldsChange={() => setProblems((known) => remaining(known, (name) => form.getFieldError(name)))}
      onFinish={save}
      onFinishFailed={({ errorFields }) =>
        setProblems(errorFields.map(({ name, errors }) => ({ name: String(name[0]), message: errors[0] ?? "" })))
      }
    >
      {stored ? <FormChanges module={module} record={stored} onLoad={load} /> : null}
      {draft ? (
        <DraftOffer
          draft={draft}
          isOlder={stored !== undefined && isOutrun(draft, { ...base, version: stored.version })}
          onTake={() => (take(typedIn(draft)), setDraft(undefined))}
          onDrop={() => (dropDraft(), setDraft(undefined))}
        />
      ) : null}
      <FormProblems
        module={module}
        problems={problems}
        failure={failure}
        onJump={(name) => form.scrollToField(name, { block: "center", focus: true })}
      />
      {stored && arrangement?.Head ? <arrangement.Head record={stored} isDirty={isDirty} /> : null}
      <div className={style.fields} data-columns={module.form?.columns ?? 1}>
        {formFieldsOf(module).map(([name, field]) => {
          const item = (
            <div key={name} className={viewOfField(field).isWide ? style.wide : undefined}>
              <FieldItem
                name={name}
                field={field}
                isStored={stored !== undefined}
                control={arrangement?.inputs?.[name]}
                beside={besideOf(module, name, stored)}
              />
            </div>
          );
          const { asksFor } = arrangement ?? {};
          if (!asksFor) return item;
          return (
            <Form.Item key={name} noStyle shouldUpdate>
              {() => (asksFor(name, typed()) ? item : null)}
            </Form.Item>
          );
        })}
      </div>
      <div className={style.actions}>
        <DraftState {...(isDirty ? kept.where : { state: "none" })} />
        {stored ? (
          <div className={style.aside}>
            <HistoryButton module={module} record={stored} isDirty={isDirty} onRestore={take} />
          </div>
        ) : null}
        <Button onClick={onCancel}>{t(CRUD_TEXTS.cancel)}</Button>
        {isSavingSecond ? saveButton : null}
        {Actions ? (
          <Form.Item noStyle shouldUpdate>
            {() => (
              <Actions
                typed={typed()}
                isSaving={saving.isPending}
                isDirty={isDirty}
                record={stored}
                save={saveFirst}
                keepDraft={kept.flush}
              />
            )}
          </Form.Item>
        ) : null}
        {isSavingSecond ? null : saveButton}
      </div>
      {stale ? (
        <SaveConflict
          conflicts={stale.conflicts}
          by={stale.by}
          foundBy={stale.foundBy}
          isSaving={saving.isPending}
          onCancel={() => setStale(undefined)}
          onChosen={(chosen) => {
            const values = chosen(stale.mine);
            if (stale.foundBy === "loading") return rebase(stale.current, values);
            take(values);
            void send(values, stale.current);
          }}
        />
      ) : null}
    </Form>
  );
}
