import { Form } from "antd";
import { use, useId } from "react";
import type { Values } from "../../fields/field-value.ts";
import { useShortcuts } from "../../web/shortcuts/use-shortcuts.ts";
import type { Module } from "../define-module.ts";
import { FORM_SHORTCUTS } from "../../web/shortcuts/screen-shortcuts.ts";
import { SlotsContext } from "../slots.web.ts";
import type { Row } from "../record-queries.web.ts";
import { DraftAlert } from "../drafts/DraftAlert.tsx";
import type { FormArrangement } from "./form-arrangement.web.ts";
import { FormChanges } from "./conflict/FormChanges.tsx";
import { fieldOfWire } from "./form-values.ts";
import { FormFields } from "./FormFields.tsx";
import { FormFoot } from "./FormFoot.tsx";
import { ErrorSummary } from "../../web/page/ErrorSummary.tsx";
import { LockedForm } from "./LockedForm.tsx";
import { SaveConflict } from "./conflict/SaveConflict.tsx";
import { useFormErrors } from "../../web/page/use-form-errors.ts";
import { useSaving } from "./use-saving.web.ts";
import { useTyping } from "./use-typing.web.ts";
import style from "./form.module.css";

interface RecordEditorProps {
  readonly module: Module;
  readonly record: Row | undefined;
  readonly start: Values;
  readonly arrangement: FormArrangement | undefined;
  /** The permission to save was taken away during typing, and may come back. */
  readonly isLocked: boolean;
  readonly onSaved: (row: Row) => void;
  readonly onAdded: (row: Row, staysOpen: boolean) => void;
  readonly onCancel: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}

/** The form of a record, with its errors, draft, conflicts and buttons. */
export function RecordEditor(props: RecordEditorProps) {
  const { module, record, start, arrangement, isLocked, onCancel, onDirty } = props;
  const { followersOf } = use(SlotsContext).formRules;
  const formName = useId(); // two open tabs must not have fields of one id
  const typing = useTyping({ module, record, start, keeper: arrangement?.drafts, onDirty });
  const { form, initialValues, stored, base, draft, typed, take } = typing;
  const errors = useFormErrors(form, (wireName) => fieldOfWire(module, wireName), isLocked);
  const saving = useSaving({ ...props, typing, errors });
  const { stale, isSaving } = saving;
  useShortcuts(FORM_SHORTCUTS, { save: () => isSaving || stale || isLocked || form.submit() }, formName);
  if (isLocked)
    return (
      <Form form={form} name={formName} className={style.form} initialValues={initialValues}>
        <LockedForm
          module={module}
          values={{ ...stored, ...typed() }}
          isNew={!stored}
          arrangement={arrangement}
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
        errors.recheck(Object.keys(now), followersOf(module, Object.keys(now)));
      }}
      onFieldsChange={errors.follow}
      onFinish={saving.save}
      onFinishFailed={({ errorFields }) => errors.found(errorFields)}
    >
      {stored ? (
        <FormChanges module={module} record={stored} stepSaid={arrangement?.stepSaid} onLoad={saving.load} />
      ) : null}
      <DraftAlert draft={draft} base={base} version={stored?.version} onReset={() => take(base, {})} />
      <ErrorSummary
        errors={errors.errors}
        failure={errors.failure}
        labelOf={(name) => module.fields[name]?.label}
        onJump={(name) => form.scrollToField(name, { block: "center", focus: true })}
      />
      <FormFields {...{ module, typing, arrangement }} />
      <FormFoot module={module} typing={typing} saving={saving} arrangement={arrangement} onCancel={onCancel} />
      {stale ? <SaveConflict stale={stale} onCancel={() => saving.choose()} onChosen={saving.choose} /> : null}
    </Form>
  );
}
