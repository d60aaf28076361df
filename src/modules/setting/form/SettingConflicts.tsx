import { ConflictDialog } from "../../../crud/optimistic-locking/ConflictDialog.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { SETTING_TEXTS } from "../screen-texts.ts";
import type { SettingRow } from "../setting-admin.ts";
import { descriptionOf } from "../setting-descriptions.ts";
import type { Edits } from "./setting-edits.ts";
import { SettingValue } from "./SettingValue.tsx";
import type { SettingKey } from "../setting.ts";

interface SettingConflictsProps {
  /** The stored settings after somebody else's save. */
  readonly rows: readonly SettingRow[];
  readonly edits: Edits;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  /** Called with the keys whose stored values are kept. */
  readonly onChosen: (theirs: readonly SettingKey[]) => void;
}

/** Resolves conflicts with another user's save, per setting. */
export function SettingConflicts({ rows, edits, isSaving, onCancel, onChosen }: SettingConflictsProps) {
  const t = useText();
  const values = rows.flatMap(({ key: name, value, isSet }) => {
    const edit = edits.get(name as SettingKey);
    const { label, editor } = descriptionOf(name as SettingKey);
    if (!edit) return [];
    return {
      name,
      label: (
        <>
          {t(label)} <code data-tone="quiet">{name}</code>
        </>
      ),
      mine: <SettingValue editor={editor} value={edit.value} isSet={!edit.isReset} />,
      theirs: <SettingValue editor={editor} value={value} isSet={isSet} />,
    };
  });
  return (
    <ConflictDialog
      title={t(SETTING_TEXTS.conflict)}
      values={values}
      isSaving={isSaving}
      onCancel={onCancel}
      onChosen={(theirs) => onChosen([...theirs] as SettingKey[])}
    />
  );
}
