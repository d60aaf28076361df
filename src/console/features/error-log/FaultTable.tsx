import { formatMoment } from "../../../web/format/format-moment.ts";
import type { Fault } from "../../../web/faults/faults.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { FAULT_DIALOG_TEXTS, KIND_NAMES } from "./dialog-texts.ts";
import { Tag } from "../../../web/components/Tag.tsx";
import { DataTable } from "../../../web/table/DataTable.tsx";
import styles from "./error-log.module.css";

function Stack({ text }: { readonly text: string }) {
  const t = useText();
  if (text === "") return <span className="remark">{t(FAULT_DIALOG_TEXTS.noStack)}</span>;
  const [first] = text.split("\n", 1);
  return (
    <details className={styles.stack}>
      <summary className="cut">{first}</summary>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <pre className="well" tabIndex={0}>
        {text}
      </pre>
    </details>
  );
}

/** Lists message, info, url and stack of each fault (§2); on a narrow screen each fault is a card. */
export function FaultTable({ faults }: { readonly faults: readonly Fault[] }) {
  const t = useText();
  const language = useLanguage();
  const heads = [FAULT_DIALOG_TEXTS.message, FAULT_DIALOG_TEXTS.info, FAULT_DIALOG_TEXTS.url, FAULT_DIALOG_TEXTS.stack];
  return (
    <DataTable isStacked isRoomy className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head.id} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {faults.map((fault) => (
          <tr key={fault.id}>
            <td className={styles.message}>
              <strong>{fault.message}</strong>
              <span className="remark">
                {formatMoment(new Date(fault.at).toISOString(), language)}
                {fault.times > 1 ? ` · ${t(FAULT_DIALOG_TEXTS.times, { count: fault.times })}` : null}
              </span>
            </td>
            <td data-head={t(FAULT_DIALOG_TEXTS.info)}>
              <Tag color="danger">{t(KIND_NAMES[fault.kind])}</Tag> <span className="remark mono">{fault.info}</span>
            </td>
            <td data-head={t(FAULT_DIALOG_TEXTS.url)}>
              <code>{fault.url}</code>
            </td>
            <td data-head={t(FAULT_DIALOG_TEXTS.stack)}>
              <Stack text={fault.stack} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
