import { formatMoment } from "../../../web/format/format-moment.ts";
import type { ClientError } from "../../../web/client-errors/client-errors.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { ERROR_LOG_DIALOG_TEXTS, KIND_NAMES } from "./dialog-texts.ts";
import { Tag } from "../../../web/components/Tag.tsx";
import { DataTable } from "../../../web/table/DataTable.tsx";
import styles from "./error-log.module.css";

function Stack({ text }: { readonly text: string }) {
  const t = useText();
  if (text === "") return <span className="remark">{t(ERROR_LOG_DIALOG_TEXTS.noStack)}</span>;
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

/** Lists message, info, url and stack of each error (§2); on a narrow screen each error is a card. */
export function ErrorLogTable({ errors }: { readonly errors: readonly ClientError[] }) {
  const t = useText();
  const language = useLanguage();
  const heads = [
    ERROR_LOG_DIALOG_TEXTS.message,
    ERROR_LOG_DIALOG_TEXTS.info,
    ERROR_LOG_DIALOG_TEXTS.url,
    ERROR_LOG_DIALOG_TEXTS.stack,
  ];
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
        {errors.map((error) => (
          <tr key={error.id}>
            <td className={styles.message}>
              <strong>{error.message}</strong>
              <span className="remark">
                {formatMoment(new Date(error.at).toISOString(), language)}
                {error.times > 1 ? ` · ${t(ERROR_LOG_DIALOG_TEXTS.times, { count: error.times })}` : null}
              </span>
            </td>
            <td data-head={t(ERROR_LOG_DIALOG_TEXTS.info)}>
              <Tag color="danger">{t(KIND_NAMES[error.kind])}</Tag> <span className="remark mono">{error.info}</span>
            </td>
            <td data-head={t(ERROR_LOG_DIALOG_TEXTS.url)}>
              <code>{error.url}</code>
            </td>
            <td data-head={t(ERROR_LOG_DIALOG_TEXTS.stack)}>
              <Stack text={error.stack} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
