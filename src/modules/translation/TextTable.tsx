import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { LANGUAGES, type Language } from "../../contract/text.ts";
import { IconButton } from "../../web/components/IconButton.tsx";
import { Tag } from "../../web/components/Tag.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { useBusyButtons, type BusyButton } from "../../web/press/busy-buttons.ts";
import { DataTable } from "../../web/table/DataTable.tsx";
import { shownIn } from "./text-edits.ts";
import { TextCellEditor } from "./TextCellEditor.tsx";
import { TRANSLATION_TEXTS } from "./texts.ts";
import type { TextRow } from "./translation-admin.ts";
import style from "./translation.module.css";
import { useTextEdit, type TextEditing } from "./use-text-edits.web.ts";

interface TextTableProps {
  readonly rows: readonly TextRow[];
  /** The languages that are shown. */
  readonly languages: readonly Language[];
  readonly canUpdate: boolean;
  readonly edits: TextEditing;
  readonly onReset: (row: TextRow) => Promise<unknown>;
}

interface TextCellProps {
  readonly row: TextRow;
  readonly language: Language;
  readonly canUpdate: boolean;
  readonly edits: TextEditing;
  /** Its editor was closed by key or button and gives the focus back. */
  readonly isLeft: boolean;
  readonly onEdit: () => void;
}

function TextCell({ row, language, canUpdate, edits, isLeft, onEdit }: TextCellProps) {
  const t = useText();
  const { shipped, words, isOutdated } = row[language];
  const edit = useTextEdit(edits, row.id, language);
  const shown = edit?.words ?? shownIn(row[language]);
  const name = t(TRANSLATION_TEXTS.edit, { id: row.id, language: t(TRANSLATION_TEXTS[language]) });
  const text = <span lang={language}>{shown}</span>;
  return (
    <>
      {canUpdate ? (
        <button
          type="button"
          className={`words ${style.words}`}
          data-unsaved={edit ? "" : undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the focus was
          autoFocus={isLeft}
          aria-label={shown === "" ? name : `${shown} · ${name}`} // voice control needs the visible text in the name
          onClick={onEdit}
        >
          {text}
        </button>
      ) : (
        <span className={`words ${style.words}`}>{text}</span>
      )}
      {edit ? (
        <small className={`breakable ${style.unsaved}`}>
          <Tag color="warning">{t(TRANSLATION_TEXTS.notSaved)}</Tag>
          {edit.error === undefined ? null : (
            <span role="alert" data-tone="wrong">
              {edit.error}
            </span>
          )}
        </small>
      ) : null}
      {words === null ? null : (
        <small
          className={`breakable ${style.shipped}`}
          data-tone="faint"
          lang={language}
          data-outdated={isOutdated ? "" : undefined}
        >
          {isOutdated ? <Tag color="warning">{t(TRANSLATION_TEXTS.outdated)}</Tag> : null}
          {t(TRANSLATION_TEXTS.shipped, { words: shipped })}
        </small>
      )}
      {shown === "" ? <Tag color="warning">{t(TRANSLATION_TEXTS.missing)}</Tag> : null}
    </>
  );
}

interface OpenCell {
  readonly id: string;
  readonly language: Language;
  /** False: its editor was closed, and no other cell was opened since. */
  readonly isOpen: boolean;
}

function useOpenCell({ rows, languages }: Pick<TextTableProps, "rows" | "languages">) {
  const [cell, setCell] = useState<OpenCell>();
  // It ends with its row: if that came back with an editor, the editor would take the focus from where one types.
  if (cell && !(rows.some(({ id }) => id === cell.id) && languages.includes(cell.language))) setCell(undefined);
  return {
    stateOf: (id: string, language: Language) =>
      cell?.id !== id || cell.language !== language ? "none" : cell.isOpen ? "open" : "left",
    open: (id: string, language: Language) => setCell({ id, language, isOpen: true }),
    /** Unless another was opened while this one was saved. The cell takes the focus back if its editor had it. */
    close: (id: string, language: Language, hasFocus: boolean) =>
      setCell((now) => {
        if (now?.id !== id || now.language !== language) return now;
        return hasFocus ? { ...now, isOpen: false } : undefined;
      }),
  } as const;
}

interface TextTableRowProps extends Omit<TextTableProps, "rows" | "onReset"> {
  readonly row: TextRow;
  readonly cells: ReturnType<typeof useOpenCell>;
  readonly reset: BusyButton;
}

function TextTableRow({ row, languages, canUpdate, edits, cells, reset }: TextTableRowProps) {
  const t = useText();
  const isReplaced = LANGUAGES.some((language) => row[language].words !== null);
  return (
    <tr data-replaced={isReplaced ? "" : undefined}>
      <th scope="row" className={`breakable note mono ${style.id}`}>
        {row.id}
      </th>
      {languages.map((language) => (
        <td key={language} data-head={t(TRANSLATION_TEXTS[language])}>
          {cells.stateOf(row.id, language) === "open" ? (
            <TextCellEditor
              {...{ row, language, edits }}
              onDone={(hasFocus) => cells.close(row.id, language, hasFocus)}
            />
          ) : (
            <TextCell
              {...{ row, language, canUpdate, edits }}
              isLeft={cells.stateOf(row.id, language) === "left"}
              onEdit={() => cells.open(row.id, language)}
            />
          )}
        </td>
      ))}
      <td className={style.action}>
        {isReplaced && canUpdate ? (
          <IconButton
            size="small"
            label={`${t(TRANSLATION_TEXTS.reset)} · ${row.id}`}
            icon={<RotateCcw size={16} />}
            {...reset}
          />
        ) : null}
      </td>
    </tr>
  );
}

/** Texts with one column per language; stacked on phones. */
export function TextTable({ rows, onReset, ...table }: TextTableProps) {
  const t = useText();
  const { button } = useBusyButtons();
  const { languages } = table;
  const cells = useOpenCell({ rows, languages });
  return (
    <DataTable isStacked className={style.table}>
      <thead>
        <tr>
          <th scope="col" style={{ width: 220 }}>
            {t(TRANSLATION_TEXTS.id)}
          </th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {t(TRANSLATION_TEXTS[language])}
            </th>
          ))}
          <th scope="col" style={{ width: 48 }}>
            <span className="visually-hidden">{t(TRANSLATION_TEXTS.reset)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TextTableRow key={row.id} {...table} {...{ row, cells }} reset={button(row.id, () => onReset(row))} />
        ))}
      </tbody>
    </DataTable>
  );
}
