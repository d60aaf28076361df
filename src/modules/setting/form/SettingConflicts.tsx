import { Radio } from "antd";
import { useState } from "react";
import { CRUD_TEXTS } from "../../../crud/texts.ts";
import { VERSION_TEXTS } from "../../../crud/versions/texts.ts";
import { Modal } from "../../../web/components/Modal.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { SETTING_TEXTS } from "../screen-texts.ts";
import type { SettingRow } from "../setting-admin.ts";
import { descriptionOf } from "../setting-descriptions.ts";
import type { Edits } from "./setting-edits.ts";
import { SettingValue } from "./SettingValue.tsx";
import type { SettingKey } from "../setting.ts";
import style from "../../../crud/versions/save-conflict.module.css";

interface SettingConflictsProps {
  /** The stored settings after somebody else's save. */
  readonly rows: readonly SettingRow[];
  readonly edits: Edits;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  /** Gets the keys whose stored values are kept. */
  readonly onChosen: (theirs: readonly SettingKey[]) => void;
}

/** Resolves conflicts with another user's save: both values per setting, one to be chosen (RE-16). */
export function SettingConflicts({ rows, edits, isSaving, onCancel, onChosen }: SettingConflictsProps) {
  const t = useText();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (key: string, isTheirs: boolean) =>
    setTheirs(new Set(isTheirs ? [...theirs, key] : [...theirs].filter((each) => each !== key)));
  return (
    <Modal
      open
      width={640}
      title={t(SETTING_TEXTS.conflict)}
      okText={t(VERSION_TEXTS.saveChosen)}
      cancelText={t(CRUD_TEXTS.cancel)}
      confirmLoading={isSaving}
      onCancel={onCancel}
      onOk={() => onChosen([...theirs] as SettingKey[])}
    >
      <p>{t(VERSION_TEXTS.chooseEach)}</p>
      {rows.map((row) => {
        const key = row.key as SettingKey;
        const description = descriptionOf(key);
        const edit = edits.get(key);
        if (!edit) return null;
        return (
          <fieldset key={key} className={style.conflict}>
            <legend>
              {t(description.label)} <code data-tone="quiet">{key}</code>
            </legend>
            <Radio.Group
              value={theirs.has(key) ? "theirs" : "mine"}
              onChange={(event) => choose(key, event.target.value === "theirs")}
            >
              <Radio value="mine">
                <small>{t(VERSION_TEXTS.mine)}</small>
                <SettingValue editor={description.editor} value={edit.value} isSet={!edit.isReset} />
              </Radio>
              <Radio value="theirs">
                <small>{t(VERSION_TEXTS.theirs)}</small>
                <SettingValue editor={description.editor} value={row.value} isSet={row.isSet} />
              </Radio>
            </Radio.Group>
          </fieldset>
        );
      })}
    </Modal>
  );
}
