import { Alert, Table } from "antd";
import type { FailedRow } from "../../../contract/import-result.ts";
import { namedZone } from "../../../contract/date/named-zone.ts";
import { enumerated } from "../../../contract/text.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import type { Module } from "../../define-module.ts";
import { IMPORT_TEXTS } from "./import-texts.ts";
import type { FinalResult } from "./use-import-result.web.ts";
import { KEY_COLUMN, VERSION_COLUMN } from "../record-key.ts";

const LOADED_AT = new Date();

/** The findings of a dry run: counts, refused rows, and notes on rows that are accepted. */
export function ImportFindings({ module, result }: { readonly module: Module; readonly result: FinalResult }) {
  const t = useText();
  const language = useLanguage();
  const { total, added, updated, unchanged, refused, left, failed, notes = [] } = result;
  const { readOnlyColumns = [], ignoredRows = 0, timeZone } = result;
  const names = enumerated(readOnlyColumns, language);
  const labelOf = (wireName?: string) => {
    const columns = module.properties.map(({ wireName: name, property: { label } }) => ({ wireName: name, label }));
    const label = [...columns, KEY_COLUMN, VERSION_COLUMN].find((each) => each.wireName === wireName)?.label;
    return label ? t(label) : wireName;
  };
  const rows = (said: readonly FailedRow[], columns: readonly ("field" | "message")[]) => (
    <Table
      size="small"
      rowKey={(row) => `${row.row}.${row.field}.${row.message}`}
      dataSource={[...said]}
      pagination={{ pageSize: 10, hideOnSinglePage: true, size: "small", showSizeChanger: false }}
      columns={[
        { title: t(IMPORT_TEXTS.row), dataIndex: "row", width: 64, align: "end" },
        ...(columns.includes("field")
          ? [{ title: t(IMPORT_TEXTS.field), dataIndex: "field", width: "28%", render: labelOf }]
          : []),
        { title: t(columns.includes("field") ? IMPORT_TEXTS.problem : IMPORT_TEXTS.importNotes), dataIndex: "message" },
      ]}
    />
  );
  const isWrong = failed.length + left > 0;
  const isSame = !isWrong && added + updated === 0;
  const same = isSame && ignoredRows === 0 ? t(IMPORT_TEXTS.importSame) : undefined;
  const more = left > 0 ? t(IMPORT_TEXTS.importLeft, { count: left }) : same;
  return (
    <>
      <Alert
        type={isWrong ? "warning" : isSame ? "info" : "success"}
        title={t(IMPORT_TEXTS.checked, { total, added, updated, unchanged, failed: refused })}
        description={more}
      />
      {ignoredRows > 0 ? (
        <Alert type="warning" title={t(IMPORT_TEXTS.importIgnored, { count: ignoredRows, names })} />
      ) : readOnlyColumns.length > 0 ? (
        <p className="note">{t(IMPORT_TEXTS.importReadOnly, { names })}</p>
      ) : null}
      {timeZone === undefined ? null : (
        <p className="note">{t(IMPORT_TEXTS.importZone, { zone: namedZone(timeZone, LOADED_AT) })}</p>
      )}
      {failed.length > 0 ? rows(failed, ["field", "message"]) : null}
      {notes.length > 0 ? rows(notes, ["message"]) : null}
    </>
  );
}
