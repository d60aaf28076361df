import { Form } from "antd";
import { useId } from "react";
import type { Values } from "../../fields/field-value.ts";
import { useShortcuts } from "../../web/shortcuts/use-shortcuts.ts";
import type { Module } from "../define-module.ts";
import { FORM_SHORTCUTS } from "../shortcuts.web.ts";
import { CRUD_TEXTS } from "../texts.ts";
import type { Row } from "../use-crud.web.ts";
import { DraftOffer } from "../drafts/DraftOffer.tsx";
import type { FormArrangement } from "./form-arrangement.web.ts";
import { FormChanges } from "../versions/FormChanges.tsx";
import { FormFields } from "./FormFields.tsx";
import { FormFoot } from "./FormFoot.tsx";
import { FormProblems } from "./FormProblems.tsx";
import { LockedForm } from "./LockedForm.tsx";
import { isOutrun, typedIn } from "../drafts/record-draft.web.ts";
import { SaveConflict } from "../versions/SaveConflict.tsx";
import { useProblems } from "./use-problems.web.ts";
import { useSaving, type FormSaving } from "./use-saving.web.ts";
import { useTyping, type Typing } from "./use-typing.web.ts";
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

function OfferedDraft({ typing }: { readonly typing: Typing }) {
  const { stored, base, draft } = typing;
  const { offered } = draft;
  if (!offered) return null;
  return (
    <DraftOffer
      draft={offered}
      isOlder={stored !== undefined && isOutrun(offered, { ...base, version: stored.version })}
      onTake={() => (typing.take(typedIn(offered)), draft.withdrawOffer())}
      onDrop={() => (draft.drop(), draft.withdrawOffer())}
    />
  );
}

function StaleChoice({ saving }: { readonly saving: FormSaving }) {
  const { stale, isSaving, leaveStale, choose } = saving;
  if (!stale) return null;
  return (
    <SaveConflict
      conflicts={stale.conflicts}
      by={stale.by}
      foundBy={stale.foundBy}
      isSaving={isSaving}
      onCancel={leaveStale}
      onChosen={(chosen) => choose(stale, chosen)}
    />
  );
}

/** The form of a record: the fields, and above and below them what is known of what was typed. */
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
  const formName = useId(); // two open tabs must not have fields of one id
  const typing = useTyping({ module, record, start, keeper: arrangement?.drafts, onDirty });
  const { form, initialValues, stored, isDirty, typed } = typing;
  const problems = useProblems(module, form, isLocked);
  const saving = useSaving({ module, typing, problems, isLocked, onSaved });
  const { stale, isSaving } = saving;
  useShortcuts(FORM_SHORTCUTS, { save: () => isSaving || stale || isLocked || form.submit() });
  if (isLocked)
    return (
      <Form form={form} name={formName} className={style.form} initialValues={initialValues}>
        <LockedForm
          module={module}
          values={{ ...stored, ...typed() }}
          isNew={!stored}
          arrangement={arrangement}
          saveWords={arrangement?.saveWords ?? CRUD_TEXTS.save}
          onCancel={onCancel}
        />
      </Form>
    );
  return (
    <Form
      form={form}
      name={formName}
      layout="vertical"
      className={style.form}
      initialValues={initialValues}
      onValuesChange={(now: object) => {
        typing.changed();
        problems.recheck(now);
      }}
      onFieldsChange={problems.follow}
      onFinish={saving.save}
      onFinishFailed={({ errorFields }) => problems.found(errorFields)}
    >
      {stored ? <FormChanges module={module} record={stored} onLoad={saving.load} /> : null}
      <OfferedDraft typing={typing} />
      <FormProblems
        module={module}
        problems={problems.problems}
        failure={problems.failure}
        onJump={(name) => form.scrollToField(name, { block: "center", focus: true })}
      />
      {stored && arrangement?.Head ? <arrangement.Head record={stored} isDirty={isDirty} /> : null}
      <FormFields module={module} stored={stored} arrangement={arrangement} typed={typed} />
      <FormFoot module={module} typing={typing} saving={saving} arrangement={arrangement} onCancel={onCancel} />
      <StaleChoice saving={saving} />
    </Form>
  );
}
