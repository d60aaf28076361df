import { useQueryClient } from "@tanstack/react-query";
import { use, useEffect, useEffectEvent } from "react";
import { FieldList } from "../../fields/FieldList.tsx";
import type { Text } from "../../contract/text.ts";
import type { Values } from "../../fields/field-value.ts";
import { InlineAlert } from "../../web/components/InlineAlert.tsx";
import { useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { useChangesElsewhere } from "../optimistic-locking/changes-elsewhere.web.ts";
import { SlotsContext } from "../slots.web.ts";
import { offers } from "../permissions.ts";
import type { Row } from "../record-queries.web.ts";
import type { FormArrangement } from "./form-arrangement.web.ts";
import { fieldsAmong } from "./form-values.ts";
import style from "./form.module.css";

interface ReadOnlyRecordProps {
  readonly module: Module;
  readonly record: Row;
  readonly arrangement?: FormArrangement | undefined;
  /** Why somebody who may change other records may not change this one. */
  readonly reason?: Text | undefined;
  readonly onDirty: (isDirty: boolean) => void;
}

/** The fields that the arrangement does not hide for these values. */
export const shownFields = (module: Module, arrangement: FormArrangement | undefined, values: Values) =>
  fieldsAmong(module, (name) => arrangement?.asksFor?.(name, values) !== false);

/** A record that is read only, as its values. */
export function ReadOnlyRecord({ module, record, arrangement, reason, onDirty }: ReadOnlyRecordProps) {
  const t = useText();
  const { BesideRecord } = use(SlotsContext);
  const client = useQueryClient();
  useChangesElsewhere(module, ({ ids, verb }) => {
    const isMeant = ids.length === 0 || ids.includes(record.id);
    if (isMeant && verb === "updated") void client.refetchQueries({ queryKey: [module.path, "record", record.id] });
  });
  const isClean = useEffectEvent(() => onDirty(false));
  // The form shown here before may have had unsaved changes.
  useEffect(() => {
    isClean();
  }, []);
  return (
    <div className={`stack ${style.readOnly}`} data-gap="24" data-start="">
      {reason ? <InlineAlert icon="lock" text={t(reason)} /> : null}
      <FieldList fields={shownFields(module, arrangement, record)} record={record} />
      {arrangement?.Aside ? <arrangement.Aside record={record} /> : null}
      {/* A module without updates has no history. */}
      {offers(module, "update") ? <BesideRecord module={module} record={record} /> : null}
    </div>
  );
}
