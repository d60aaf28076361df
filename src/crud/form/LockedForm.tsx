import { Alert, Button } from "antd";
import { useId } from "react";
import { FieldList } from "../../fields/FieldList.tsx";
import type { Values } from "../../fields/field-value.ts";
import { useText } from "../../web/i18n/language.tsx";
import { ButtonRow } from "../../web/page/ButtonRow.tsx";
import type { Module } from "../define-module.ts";
import { CRUD_TEXTS } from "../texts.ts";
import type { FormArrangement } from "./form-arrangement.web.ts";
import { shownFields } from "./ReadOnlyRecord.tsx";
import { FORM_TEXTS as TEXTS } from "./texts.ts";

interface LockedFormProps {
  readonly module: Module;
  /** The record with the typed values. */
  readonly values: Values;
  readonly isNew: boolean;
  readonly arrangement: FormArrangement | undefined;
  readonly onCancel: () => void;
}

/**
 * Replaces the form when the user has lost the permission to save, so that typed values can still be read and copied.
 */
export function LockedForm({ module, values, isNew, arrangement, onCancel }: LockedFormProps) {
  const t = useText();
  const reason = useId();
  return (
    <>
      <Alert
        id={reason}
        type="warning"
        showIcon
        role="alert"
        title={t(isNew ? TEXTS.mayNotAdd : TEXTS.mayNotChange)}
        description={t(TEXTS.typedIsKept)}
      />
      <FieldList fields={shownFields(module, arrangement, values)} record={values} />
      <ButtonRow>
        <Button onClick={onCancel}>{t(CRUD_TEXTS.close)}</Button>
        <Button type="primary" disabled aria-describedby={reason}>
          {t(arrangement?.saveWords ?? CRUD_TEXTS.save)}
        </Button>
      </ButtonRow>
    </>
  );
}
