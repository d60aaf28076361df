import { Button, Input } from "antd";
import { useState } from "react";
import { FIELD_TEXTS } from "../../../fields/texts.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { SETTING_TEXTS } from "../screen-texts.ts";
import type { SettingRow } from "../setting-admin.ts";
import type { Edit } from "./setting-edits.ts";
import style from "./settings.module.css";

interface SecretEditorProps {
  readonly row: SettingRow;
  readonly edit: Edit | undefined;
  readonly label: string;
  readonly isReadOnly: boolean;
  readonly describedBy: string;
  readonly onType: (value: string) => void;
  readonly onRemove: () => void;
}

/** Sets, replaces or removes a secret, which is never shown (ST-02). */
export function SecretEditor({ row, edit, label, isReadOnly, describedBy, onType, onRemove }: SecretEditorProps) {
  const t = useText();
  const [isTyping, setTyping] = useState(false);
  const state = edit?.isReset
    ? SETTING_TEXTS.willBeRemoved
    : edit
      ? SETTING_TEXTS.willBeSet
      : row.isSet
        ? SETTING_TEXTS.set
        : SETTING_TEXTS.notSet;
  const isOpen = isTyping || (edit !== undefined && !edit.isReset);
  return (
    <div className={`row ${style.secret}`}>
      <span className={style.state} data-tone="quiet" data-set={row.isSet || undefined}>
        {t(state)}
      </span>
      {isReadOnly ? null : isOpen ? (
        <>
          <Input.Password
            autoFocus={isTyping}
            aria-label={t(SETTING_TEXTS.newSecret, { label })}
            aria-describedby={describedBy}
            autoComplete="new-password"
            value={edit?.value ?? ""}
            onChange={(event) => onType(event.target.value)}
          />
          <Button onClick={() => (onType(""), setTyping(false))}>{t(FIELD_TEXTS.cancel)}</Button>
        </>
      ) : (
        <>
          <Button onClick={() => setTyping(true)}>
            {t(row.isSet ? SETTING_TEXTS.replaceIt : SETTING_TEXTS.setIt)}
          </Button>
          {row.isSet && !edit ? (
            <Button type="text" onClick={onRemove}>
              {t(SETTING_TEXTS.removeIt)}
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}
