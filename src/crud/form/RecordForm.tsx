import { useState } from "react";
import { ErrorState, NotPermittedState, type StateAction } from "../../web/components/states/ErrorState.tsx";
import { FieldSkeleton } from "../../web/components/states/ShapeSkeletons.tsx";
import { Wait } from "../../web/components/states/Skeleton.tsx";
import type { Values } from "../../fields/field-value.ts";
import { viewOfField } from "../../fields/views.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { CRUD_TEXTS } from "../texts.ts";
import type { Module } from "../define-module.ts";
import type { FormArrangement } from "./form-arrangement.web.ts";
import { copiedValues } from "./form-values.ts";
import { FormLayout } from "./FormLayout.tsx";
import { RecordEditor } from "./RecordEditor.tsx";
import { ReadOnlyRecord } from "./ReadOnlyRecord.tsx";
import { useRecord, useRights, type Row } from "../record-queries.web.ts";

export interface RecordFormProps {
  readonly module: Module;
  /** Undefined: a new record. */
  readonly id: string | undefined;
  /** First values of a new record, in addition to the declared ones. */
  readonly start?: Values | undefined;
  /** Id of the record whose values a new one starts with, over `start`. */
  readonly copyOf?: string | undefined;
  readonly arrangement?: FormArrangement | undefined;
  readonly onSaved: (row: Row) => void;
  /**
   * Called at the first save of a new record. Where the form `staysOpen`, because somebody typed on meanwhile, it goes
   * on as that of `row`, and is to get its id.
   */
  readonly onAdded?: ((row: Row, staysOpen: boolean) => void) | undefined;
  readonly onCancel: () => void;
  readonly onDirty: (isDirty: boolean) => void;
  /** Leads from a record that is not there, or that may not be seen, to the list; otherwise `onCancel` does. */
  readonly onBack?: () => void;
}

const FormShape = ({ module }: { readonly module: Module }) => (
  <Wait>
    <FormLayout module={module} item={(_, field) => <FieldSkeleton height={viewOfField(field).height} />} />
  </Wait>
);

function useBackToList(module: Module, go: () => void): StateAction {
  const t = useText();
  return { label: t(CRUD_TEXTS.backToList, { list: t(module.title) }), onClick: go };
}

/** The form of a record, or of a new one, which may start with the values of another. */
export function RecordForm(props: RecordFormProps) {
  const { module, id, copyOf, onCancel, onBack = onCancel } = props;
  const isCopy = id === undefined && copyOf !== undefined;
  const source = useRecord(module, isCopy ? copyOf : undefined);
  const back = useBackToList(module, onBack);
  const [copied, setCopied] = useState<Values>();
  // A later refetch must not change the copied values while somebody edits them.
  if (isCopy && source.data && !copied) setCopied(copiedValues(module, source.data));
  if (isCopy && source.isError && !copied)
    return <ErrorState error={source.error} onRetry={() => void source.refetch()} action={back} />;
  if (isCopy && !copied) return <FormShape module={module} />;
  return <OneForm {...props} start={{ ...props.start, ...copied }} />;
}

/** Loads a record and shows its form, or its values where the user may not change it. */
function OneForm(props: Omit<RecordFormProps, "copyOf">) {
  const { module, id, start, arrangement, onSaved, onAdded, onCancel, onDirty, onBack = onCancel } = props;
  const back = useBackToList(module, onBack);
  const rights = useRights(module);
  const record = useRecord(module, id);
  const [base, setBase] = useState<Row>();
  const [saves, setSaves] = useState(0);
  const [isTyped, setTyped] = useState(false);
  // The record read first stays the base: a later read must not change the values while somebody types.
  if (record.data && record.data.id !== base?.id && !record.isFetching) setBase(record.data);
  // A record that is only read, or has become so meanwhile, is shown in its present state.
  const isFixed = (row: Row) => arrangement?.mayChange?.(row) === false;
  const now = record.data;
  const isNews = base && now?.id === base.id && now !== base && now.version >= base.version;
  if (isNews && !isTyped && (isFixed(base) || isFixed(now))) setBase(now);
  if (id !== undefined && base?.id !== id)
    return record.isError ? (
      <ErrorState error={record.error} onRetry={() => void record.refetch()} action={back} />
    ) : (
      <FormShape module={module} />
    );
  const dirty = (is: boolean) => {
    setTyped(is);
    onDirty(is);
  };
  const mayType = id === undefined ? rights.canAdd : rights.canUpdate && !(base && isFixed(base));
  // The permission was taken away during typing: the typed values stay in sight.
  const isLocked = !mayType && isTyped;
  if (base && !mayType && !isLocked) {
    const reason = rights.canUpdate ? arrangement?.whyFixed : undefined;
    return <ReadOnlyRecord {...{ module, record: base, arrangement, reason }} onDirty={dirty} />;
  }
  if (!mayType && !isLocked) return <NotPermittedState action={rights.canList ? back : undefined} />; // a shared link, opened by somebody else
  const saved = (row: Row) => {
    // The form of what is stored now begins anew.
    if (id !== undefined) {
      setBase(row);
      if (row.version !== base?.version) setSaves(saves + 1);
    }
    onSaved(row);
  };
  const added = (row: Row, staysOpen: boolean) => {
    if (staysOpen) setBase(row);
    onAdded?.(row, staysOpen);
  };
  return (
    <RecordEditor
      key={saves}
      {...{ module, arrangement, onCancel, isLocked }}
      record={id === undefined ? undefined : base}
      start={start ?? {}}
      onSaved={saved}
      onAdded={added}
      onDirty={dirty}
    />
  );
}
