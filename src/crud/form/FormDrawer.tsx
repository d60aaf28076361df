import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { leaveQuestion } from "../../web/feedback/leave-question.ts";
import { Drawer } from "../../web/components/Drawer.tsx";
import { setInitialFocus } from "../../web/focus/initial-focus.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import type { Values } from "../../fields/field-value.ts";
import type { Module } from "../define-module.ts";
import { recordTitleOf, recordWord } from "../record/record-title.ts";
import { useRecord, useRights, type Row } from "../record-queries.web.ts";
import type { FormArrangement } from "./form-arrangement.web.ts";
import { RecordForm } from "./RecordForm.tsx";
import { useFormSession } from "./use-form-session.web.ts";
import { CRUD_TEXTS } from "../texts.ts";
import style from "./form.module.css";

export interface FormDrawerProps {
  readonly module: Module;
  /** Id of the record, "new" for a new one; undefined: closed. */
  readonly id: string | undefined;
  readonly start?: Values | undefined;
  /** Id of the record whose values a new one starts with. */
  readonly copyOf?: string | undefined;
  readonly arrangement?: FormArrangement | undefined;
  readonly onClose: () => void;
  /** A new record was saved while somebody typed on: its id is to become that of the form, which stays open. */
  readonly onContinue: (row: Row) => void;
  /** Called with a new record when it has been saved first. */
  readonly onAdded?: ((row: Row) => void) | undefined;
  readonly onDirty?: ((isDirty: boolean) => void) | undefined;
}

function useTitle({ module, id, arrangement }: FormDrawerProps): string {
  const t = useText();
  const language = useLanguage();
  const { canUpdate } = useRights(module);
  const recordId = id === "new" ? undefined : id;
  const record = useRecord(module, recordId).data;
  const word = recordWord(module, language);
  if (recordId === undefined) return t(CRUD_TEXTS.add, { record: word });
  const title = record ? recordTitleOf(module, record, language) : "";
  if (title === "") return t(module.record);
  // Where facts stand above the fields, a record is read more than it is edited.
  return canUpdate && !module.form?.facts && !(record && arrangement?.mayChange?.(record) === false)
    ? t(CRUD_TEXTS.editing, { record: word, title })
    : t(CRUD_TEXTS.opened, { record: t(module.record), title });
}

/** The form in a drawer over its list. */
export function FormDrawer(props: FormDrawerProps) {
  const { module, id, start, copyOf, arrangement, onClose, onContinue, onAdded, onDirty } = props;
  const t = useText();
  const ask = useConfirm();
  const page = usePage();
  const isDirty = useRef(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const dirty = (is: boolean) => {
    isDirty.current = is;
    page.setDirty(is);
    setUnsaved(is);
    onDirty?.(is);
  };
  const leave = () => {
    dirty(false);
    onClose();
  };
  const close = async () => {
    if (!isDirty.current || (await ask(leaveQuestion(t)))) leave();
  };
  const { catchBack } = page;
  const onBack = useEffectEvent(() => void close());
  // Back does what × does. Not while another tab is in front, whose Back it is then.
  useEffect(() => {
    if (!isUnsaved) return undefined;
    catchBack(() => onBack());
    return () => catchBack(undefined);
  }, [isUnsaved, catchBack]);
  const recordId = id === "new" ? undefined : id;
  const { key, isStillOpen, continueAs } = useFormSession(id === "new" ? `new ${copyOf}` : id, onContinue);
  const title = useTitle(props);
  const [shownTitle, setShownTitle] = useState(title); // while it closes it is still called what it was
  if (id !== undefined && title !== shownTitle) setShownTitle(title);
  return (
    <Drawer
      open={id !== undefined}
      onClose={() => void close()}
      destroyOnHidden
      afterOpenChange={(isOpen) => {
        if (isOpen && recordId === undefined)
          setInitialFocus(body.current?.querySelector<HTMLElement>("input, textarea"));
      }}
      size={module.form?.columns === 2 ? 760 : 520}
      title={shownTitle}
    >
      <div ref={body} className={style.body}>
        {id === undefined ? null : (
          <RecordForm
            key={key}
            {...{ module, start, copyOf, arrangement }}
            id={recordId}
            onSaved={() => {
              if (isStillOpen()) leave();
            }}
            onAdded={(row, staysOpen) => {
              if (staysOpen) continueAs(row);
              onAdded?.(row);
            }}
            onCancel={() => void close()}
            onDirty={(is) => isStillOpen() && dirty(is)}
          />
        )}
      </div>
    </Drawer>
  );
}
