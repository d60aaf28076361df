import { Button } from "antd";
import { History, RotateCcw, Undo2 } from "lucide-react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { Tag } from "../../../web/components/Tag.tsx";
import { FIELD_TEXTS } from "../../../fields/texts.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { SETTING_TEXTS } from "../screen-texts.ts";
import type { SettingRow } from "../setting-admin.ts";
import type { SettingDescription } from "../setting-descriptions.ts";
import { keysOf } from "./setting-edits.ts";
import { partsOf, SettingEditor, type Edited } from "./SettingEditor.tsx";
import { translationOf } from "../shipped-value.ts";
import { SETTINGS } from "../setting.ts";
import type { SettingsForm } from "./use-settings-form.web.ts";
import style from "./settings.module.css";

interface SettingEntryProps {
  readonly description: SettingDescription;
  readonly form: SettingsForm;
  readonly isReadOnly: boolean;
  readonly onHistory: () => void;
}

function Tags({ description, parts }: { readonly description: SettingDescription; readonly parts: readonly Edited[] }) {
  const t = useText();
  const isSecret = SETTINGS[description.key].audience === "secret";
  const isEdited = parts.some(({ edit }) => edit);
  const isShipped = parts.every(({ row }) => !row.isSet);
  return (
    <p className={`breakable row ${style.tags}`} data-close="">
      <code>{description.key}</code>
      <Tag
        color={isSecret ? "warning" : undefined}
        data-tooltip={t(isSecret ? SETTING_TEXTS.secretHelp : SETTING_TEXTS.publicHelp)}
      >
        {t(isSecret ? SETTING_TEXTS.secret : SETTING_TEXTS.public)}
      </Tag>
      {isEdited ? (
        <Tag color="accent">{t(SETTING_TEXTS.edited)}</Tag>
      ) : isShipped && !isSecret ? (
        <Tag>{t(SETTING_TEXTS.shipped)}</Tag>
      ) : null}
    </p>
  );
}

/** An alert that somebody else saved the setting while it was edited. */
function StaleValue({ row, onTake }: { readonly row: SettingRow; readonly onTake: () => void }) {
  const t = useText();
  return (
    <p className={`row ${style.stale}`} data-tone="warning" role="status">
      {row.isSecret
        ? t(SETTING_TEXTS.meanwhileSecret)
        : t(SETTING_TEXTS.meanwhile, { value: row.value || t(SETTING_TEXTS.none) })}
      <Button size="small" type="link" className="in-words" onClick={onTake}>
        {t(SETTING_TEXTS.takeTheirs)}
      </Button>
    </p>
  );
}

function EntryTools(props: SettingEntryProps & { readonly parts: readonly Edited[] }) {
  const { description, parts, form, isReadOnly, onHistory } = props;
  const t = useText();
  const rows = parts.map(({ row }) => row);
  const isEdited = parts.some(({ edit }) => edit);
  const isSet = description.editor !== "secret" && rows.some((row) => row.isSet);
  return (
    <div className="line" data-gap="0" data-at-end="">
      {isEdited ? (
        <IconButton
          size="small"
          label={t(SETTING_TEXTS.undo)}
          icon={<Undo2 size={16} aria-hidden="true" />}
          onClick={() => form.drop(keysOf(description))}
        />
      ) : null}
      {!isReadOnly && !isEdited && isSet ? (
        <IconButton
          size="small"
          label={t(SETTING_TEXTS.reset)}
          icon={<RotateCcw size={16} aria-hidden="true" />}
          onClick={() => form.reset(rows)}
        />
      ) : null}
      <IconButton
        size="small"
        label={t(SETTING_TEXTS.historyOf, { label: t(description.label) })}
        icon={<History size={16} aria-hidden="true" />}
        onClick={onHistory}
      />
    </div>
  );
}

/** A setting with its description, input, errors, and history. */
export function SettingEntry({ description, form, isReadOnly, onHistory }: SettingEntryProps) {
  const t = useText();
  const { key, label, help } = description;
  const parts = partsOf(description, form.rows, form.edits);
  const keys = keysOf(description);
  const rows = parts.map(({ row }) => row);
  const errors = parts.flatMap(({ row }) => {
    const text = form.errors.get(row.key);
    const language = keys.length > 1 ? (translationOf(row.key as typeof key)?.language ?? "zh") : undefined;
    return text === undefined ? [] : [language ? `${t(FIELD_TEXTS[language])}: ${text}` : text];
  });
  const stale = parts.filter(({ row, edit }) => edit && edit.version !== row.version && edit.value !== row.value);
  const isEdited = parts.some(({ edit }) => edit);
  const ids = `setting-${key}`;
  return (
    <div
      className={style.entry}
      id={ids}
      role="group"
      aria-labelledby={`${ids}-label`}
      data-edited={isEdited || undefined}
      data-wrong={errors.length > 0 || undefined}
    >
      <div className={style.about}>
        <h3 id={`${ids}-label`}>{t(label)}</h3>
        <p className="note" id={`${ids}-help`}>
          {t(help)}
        </p>
        <Tags description={description} parts={parts} />
      </div>
      <div className={`shrinks ${style.control}`}>
        <SettingEditor
          description={description}
          parts={parts}
          isReadOnly={isReadOnly}
          describedBy={`${ids}-help ${ids}-error`}
          isInvalid={errors.length > 0}
          onType={(row, value) => form.type(row, value, rows)}
          onReset={() => form.reset(rows)}
        />
        <div id={`${ids}-error`} role={errors.length > 0 ? "alert" : undefined} className="below" data-tone="wrong">
          {errors.join(" · ")}
        </div>
        {stale.map(({ row }) => (
          <StaleValue key={row.key} row={row} onTake={() => form.drop([row.key as typeof key])} />
        ))}
      </div>
      <EntryTools {...{ description, parts, form, isReadOnly, onHistory }} />
    </div>
  );
}
