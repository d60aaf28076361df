import { Form, Select } from "antd";
import { useEffect, useRef } from "react";
import { formatDay } from "../../contract/date/day-format.ts";
import { MAX_PAGE_SIZE } from "../../contract/list-query.ts";
import { useList, useRights } from "../../crud/record-queries.web.ts";
import type { Field } from "../../fields/field.ts";
import type { InputProps } from "../../fields/field-view.web.ts";
import type { ReferenceField } from "../../fields/reference/reference.ts";
import { ReferenceInput } from "../../fields/reference/ReferenceControls.tsx";
import { choicesShown } from "../../web/components/states/InlineState.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { certificate } from "../certificate/certificate.ts";
import { PRODUCT_RULES as TEXTS } from "./product.ts";
import { useClearButton } from "../../web/components/clear-button.ts";

/** Selects a certificate of the enterprise chosen in the form, for those who may list certificates. */
export function CertificateInput(props: InputProps<Field>) {
  const Certificate = useRights(certificate).canList ? HeldCertificates : KnownCertificate;
  return <Certificate {...props} />;
}

/**
 * Changing the enterprise clears the certificate: which enterprise holds it is not known here but by the one that it
 * came with.
 */
function KnownCertificate({ field, value, onChange, ...control }: InputProps<Field>) {
  const chosen = typeof value === "string" ? value : null;
  const form = Form.useFormInstance();
  const watched = Form.useWatch<string | null | undefined>("enterprise", form);
  const cameWith = useRef<{ readonly certificate: string; readonly enterprise: string | null }>(undefined);
  useEffect(() => {
    // Not `watched`, which may lag behind a certificate that is filled in together with its enterprise.
    const enterprise = form.getFieldValue("enterprise") as string | null | undefined;
    // Undefined while the form is being filled.
    if (chosen === null || enterprise === undefined) return;
    if (cameWith.current?.certificate !== chosen) cameWith.current = { certificate: chosen, enterprise };
    if (enterprise === null || enterprise !== cameWith.current.enterprise) onChange?.(null as never);
  }, [form, watched, chosen, onChange]);
  return (
    <ReferenceInput
      {...control}
      field={field as ReferenceField}
      value={chosen}
      onChange={(next) => onChange?.(next as never)}
    />
  );
}

/** Changing the enterprise clears the certificate. */
function HeldCertificates({ field, value, onChange, ...control }: InputProps<Field>) {
  const t = useText();
  const language = useLanguage();
  const enterprise = Form.useWatch<string | null | undefined>("enterprise", Form.useFormInstance());
  const { data, isPending, isPlaceholderData, error, refetch } = useList(
    certificate,
    {
      page: 1,
      pageSize: MAX_PAGE_SIZE,
      sort: [],
      filters: [{ field: "enterprise", operator: "eq", values: [enterprise ?? ""] }],
    },
    Boolean(enterprise),
  );
  const held = enterprise && !isPlaceholderData ? data?.rows : undefined;
  const chosen = typeof value === "string" ? value : null;
  const clearing = useClearButton(!field.isRequired);
  // Undefined while the form is being filled.
  const isForeign =
    chosen !== null && (enterprise === null || (held !== undefined && held.every(({ id }) => id !== chosen)));
  useEffect(() => {
    if (isForeign) onChange?.(null as never);
  }, [isForeign, onChange]);
  return (
    <Select
      {...control}
      allowClear={clearing}
      disabled={!enterprise}
      placeholder={enterprise ? t(TEXTS.chooseCertificate) : t(TEXTS.enterpriseFirst)}
      {...choicesShown(
        { isWaiting: isPending || isPlaceholderData, error, retry: () => void refetch() },
        (held ?? []).length > 0,
        t(TEXTS.noCertificate),
      )}
      value={held?.some(({ id }) => id === chosen) ? chosen : null}
      options={(held ?? []).map((row) => ({
        value: row.id,
        label: `${row.number} · ${formatDay(row.validUntil, language)}`,
      }))}
      labelRender={({ value: shown }) => held?.find(({ id }) => id === shown)?.number}
      onChange={(next: string | null | undefined) => onChange?.((next ?? null) as never)}
    />
  );
}
