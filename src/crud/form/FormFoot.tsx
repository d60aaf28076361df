import { Button, Form } from "antd";
import { use } from "react";
import { useText } from "../../web/i18n/language.tsx";
import { ariaKeys } from "../../web/shortcuts/shortcut.ts";
import { ButtonRow } from "../../web/page/ButtonRow.tsx";
import type { Module } from "../define-module.ts";
import { SlotsContext } from "../slots.web.ts";
import { FORM_SHORTCUTS } from "../../web/shortcuts/screen-shortcuts.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { DraftState } from "../drafts/DraftState.tsx";
import type { FormArrangement } from "./form-arrangement.web.ts";
import type { FormSaving } from "./use-saving.web.ts";
import type { Typing } from "./use-typing.web.ts";
import style from "./form.module.css";

interface FormFootProps {
  readonly module: Module;
  readonly typing: Typing;
  readonly saving: FormSaving;
  readonly arrangement: FormArrangement | undefined;
  readonly onCancel: () => void;
}

interface DoneButtonProps extends Pick<FormFootProps, "typing"> {
  readonly done: NonNullable<NonNullable<Module["form"]>["done"]>;
  readonly isSaving: boolean;
}

/** Sets the value by which the record is done with, and saves. */
function DoneButton({ done: { field, value, words }, typing: { form, typed, take }, isSaving }: DoneButtonProps) {
  const t = useText();
  const setDone = () => {
    take({ ...typed(), [field]: value });
    form.submit();
  };
  return (
    <Button type="primary" loading={isSaving} onClick={setDone}>
      {t(words)}
    </Button>
  );
}

/** The bar below the fields: state of the draft, the slot beside the record, and the buttons. */
export function FormFoot({ module, typing, saving, arrangement, onCancel }: FormFootProps) {
  const t = useText();
  const { stored, isDirty, draft, typed, restore } = typing;
  const { isSaving } = saving;
  const { BesideRecord } = use(SlotsContext);
  const { Actions, saveWords = CRUD_TEXTS.save } = arrangement ?? {};
  const saveButton = (isMain: boolean) => (
    <Button
      type={isMain ? "primary" : "default"}
      htmlType="submit"
      loading={isSaving}
      aria-keyshortcuts={ariaKeys(FORM_SHORTCUTS.save.keys)}
    >
      {t(saveWords)}
    </Button>
  );
  const { done } = module.form ?? {};
  const isUndone = done !== undefined && stored !== undefined && stored[done.field] !== done.value;
  return (
    <ButtonRow more={module.form?.as === "page" ? t(CRUD_TEXTS.more) : undefined}>
      <DraftState {...(isDirty ? draft.status : { state: "none" })} />
      {stored ? (
        <div className={style.aside}>
          <BesideRecord module={module} record={stored} isDirty={isDirty} onRestore={restore} />
        </div>
      ) : null}
      <Button onClick={onCancel}>{t(CRUD_TEXTS.cancel)}</Button>
      {Actions ? (
        <Form.Item noStyle shouldUpdate>
          {() => (
            <Actions
              saveButton={saveButton}
              typed={typed()}
              isSaving={isSaving}
              isDirty={isDirty}
              record={stored}
              save={saving.saveFirst}
              keepDraft={draft.flush}
            />
          )}
        </Form.Item>
      ) : (
        <>
          {saveButton(!isUndone)}
          {isUndone ? <DoneButton {...{ done, typing, isSaving }} /> : null}
        </>
      )}
    </ButtonRow>
  );
}
