import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { LANGUAGES, type Language } from "../../contract/text.ts";
import { IconButton } from "../../web/components/IconButton.tsx";
import { Tag } from "../../web/components/Tag.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import { DataTable } from "../../web/table/DataTable.tsx";
import { TextCellEditor } from "./TextCellEditor.tsx";
import { TRANSLATION_TEXTS } from "./texts.ts";
import type { TextRow } from "./translation-admin.ts";
import style from "./translation.module.css";

interface TextTableProps {
  readonly rows: readonly TextRow[];
  /** The languages that are shown. */
  readonly languages: readonly Language[];
  readonly canUpdate: boolean;
  readonly onSaved: (row: TextRow) => void;
  readonly onReset: (row: TextRow) => Promise<unknown>;
}

interface TextCellProps {
  readonly row: TextRow;
  readonly language: Language;
  readonly canUpdate: boolean;
  readonly onEdit: () => void;
}

function TextCell({ row, language, canUpdate, onEdit }: TextCellProps) {
  const t = useText();
  const { shipped, words, isOutdated } = row[language];
  const shown = words ?? shipped;
  const name = t(TRANSLATION_TEXTS.edit, { id: row.id, language: t(TRANSLATION_TEXTS[language]) });
  const text = <span lang={language}>{shown}</span>;
  return (
    <>
      {canUpdate ? (
        <button
          type="button"
          className={`words ${style.words}`}
          aria-label={shown === "" ? name : `${shown} · ${name}`} // voice control needs the visible text in the name
          onClick={onEdit}
        >
          {text}
        </button>
      ) : (
        <span className={`words ${style.words}`}>{text}</span>
      )}
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

/** Texts with one column per language; stacked on phones. */
export function TextTable({ rows, languages, canUpdate, onSaved, onReset }: TextTableProps) {
  const t = useText();
  const { button } = useBusyButtons();
  const [edited, setEdited] = useState<{ readonly id: string; readonly language: Language }>();
  const done = (saved?: TextRow) => {
    setEdited(undefined);
    if (saved) onSaved(saved);
  };
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
        {rows.map((row) => {
          const isReplaced = LANGUAGES.some((language) => row[language].words !== null);
          return (
            <tr key={row.id} data-replaced={isReplaced ? "" : undefined}>
              <th scope="row" className={`breakable note mono ${style.id}`}>
                {row.id}
              </th>
              {languages.map((language) => (
                <td key={language} data-head={t(TRANSLATION_TEXTS[language])}>
                  {edited?.id === row.id && edited.language === language ? (
                    <TextCellEditor row={row} language={language} onDone={done} />
                  ) : (
                    <TextCell {...{ row, language, canUpdate }} onEdit={() => setEdited({ id: row.id, language })} />
                  )}
                </td>
              ))}
              <td className={style.action}>
                {isReplaced && canUpdate ? (
                  <IconButton
                    size="small"
                    label={`${t(TRANSLATION_TEXTS.reset)} · ${row.id}`}
                    icon={<RotateCcw size={16} />}
                    {...button(row.id, () => onReset(row))}
                  />
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}
