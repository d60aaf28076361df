import { Checkbox, Form, Radio, Select } from "antd";
import { enumerated } from "../../../contract/text.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import type { ImportQuestions as Questions } from "../../../contract/import-result.ts";
import type { ImportChoices } from "../sheet-endpoints.ts";
import { IMPORT_TEXTS } from "./import-texts.ts";

interface ImportQuestionsProps {
  readonly questions: Questions;
  readonly choices: ImportChoices;
  readonly isDisabled: boolean;
  readonly onChoose: (choices: ImportChoices) => void;
}

interface TickProps {
  readonly isOn: boolean | undefined;
  readonly onTick: (isOn: boolean) => void;
  readonly children: string;
}

const Tick = ({ isOn = false, onTick, children }: TickProps) => (
  <Form.Item>
    <Checkbox checked={isOn} onChange={({ target }) => onTick(target.checked)}>
      {children}
    </Checkbox>
  </Form.Item>
);

/** The open questions of a checked file: sheet, header row, unknown columns, day order, unknown keys. */
export function ImportQuestions({ questions, choices, isDisabled, onChoose }: ImportQuestionsProps) {
  const t = useText();
  const language = useLanguage();
  const { sheets, head, unknownColumns, ambiguousDays, unknownKeys } = questions;
  const choose = (change: ImportChoices) => onChoose({ ...choices, ...change });
  const rows = head?.rows.map((text, index) => ({
    value: index + 1,
    label: t(IMPORT_TEXTS.importRow, { row: index + 1, text }),
  }));
  return (
    <Form layout="vertical" disabled={isDisabled} component="div">
      {sheets ? (
        <Form.Item label={t(IMPORT_TEXTS.importSheet)} htmlFor="import-sheet">
          <Select
            id="import-sheet"
            value={sheets.chosen}
            options={sheets.names.map((name) => ({ value: name, label: name }))}
            // Another sheet's header row is detected anew.
            onChange={(sheet: string) => onChoose({ ...choices, sheet, headRow: undefined })}
          />
        </Form.Item>
      ) : null}
      {head ? (
        <Form.Item label={t(IMPORT_TEXTS.importHead)} htmlFor="import-head" extra={t(IMPORT_TEXTS.importHeadHelp)}>
          <Select
            id="import-head"
            value={head.row}
            options={rows ?? []}
            onChange={(headRow: number) => choose({ headRow })}
          />
        </Form.Item>
      ) : null}
      {ambiguousDays !== undefined ? (
        <Form.Item label={t(IMPORT_TEXTS.importDays, { count: ambiguousDays })}>
          <Radio.Group
            value={choices.dayOrder}
            options={[
              { value: "day", label: t(IMPORT_TEXTS.dayFirst) },
              { value: "month", label: t(IMPORT_TEXTS.monthFirst) },
            ]}
            onChange={({ target }) => choose({ dayOrder: target.value === "day" ? "day" : "month" })}
          />
        </Form.Item>
      ) : null}
      {unknownKeys !== undefined ? (
        <Tick isOn={choices.withoutKeys} onTick={(withoutKeys) => choose({ withoutKeys })}>
          {t(IMPORT_TEXTS.importWithoutKeys, { count: unknownKeys })}
        </Tick>
      ) : null}
      {unknownColumns ? (
        <Tick isOn={choices.skipUnknown} onTick={(skipUnknown) => choose({ skipUnknown })}>
          {t(IMPORT_TEXTS.importSkip, { names: enumerated(unknownColumns, language) })}
        </Tick>
      ) : null}
    </Form>
  );
}
