import { Radio } from "antd";
import type { ReactNode } from "react";
import { flag } from "../../../fields/flag/flag.ts";
import { flagView } from "../../../fields/flag/FlagView.tsx";
import { image } from "../../../fields/image/image.ts";
import { imageView } from "../../../fields/image/ImageView.tsx";
import { text } from "../../../fields/text/text.ts";
import { textView } from "../../../fields/text/TextView.tsx";
import { translatedText } from "../../../fields/translated-text/translated-text.ts";
import { translatedTextView } from "../../../fields/translated-text/TranslatedTextView.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { PatternEditor } from "./PatternEditor.tsx";
import { SecretEditor } from "./SecretEditor.tsx";
import { SETTING_TEXTS } from "../screen-texts.ts";
import type { SettingRow } from "../setting-admin.ts";
import { DOWNLOAD_WAYS, type SettingDescription } from "../setting-descriptions.ts";
import { keysOf, type Edit } from "./setting-edits.ts";
import { SettingValue } from "./SettingValue.tsx";
import style from "./settings.module.css";

export interface Edited {
  readonly row: SettingRow;
  readonly edit: Edit | undefined;
}

interface SettingEditorProps {
  readonly description: SettingDescription;
  /** One for each key. */
  readonly parts: readonly Edited[];
  readonly isReadOnly: boolean;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly onType: (row: SettingRow, value: string) => void;
  readonly onReset: () => void;
}

const SUFFIXES = ["", "Lo", "En"] as const;

const shown = ({ row, edit }: Edited): string => edit?.value ?? row.value;

/** Read-only view; languages without a text are left out. */
function WrittenSetting({ editor, parts }: Pick<SettingEditorProps, "parts"> & Pick<SettingDescription, "editor">) {
  return parts.map((part, at) => (
    <div key={part.row.key}>
      {at === 0 || shown(part) !== "" ? (
        <SettingValue editor={editor} value={shown(part)} isSet={part.row.isSet || shown(part) !== ""} />
      ) : null}
    </div>
  ));
}

interface InputProps extends SettingEditorProps {
  /** The first of the parts, which is the only one where the setting is not translated. */
  readonly first: Edited;
  readonly value: string;
  readonly type: (value: string) => void;
  readonly aria: { readonly "aria-describedby": string; readonly "aria-invalid"?: "true" };
}

function SwitchSetting({ description: { label }, value, type, aria }: InputProps) {
  const t = useText();
  const field = flag({ label, on: SETTING_TEXTS.on, off: SETTING_TEXTS.off });
  const { Input } = flagView;
  return (
    <Input
      field={field}
      value={value === "1"}
      onChange={(isOn) => type(isOn ? "1" : "0")}
      {...{ ...aria, "aria-label": t(label) }}
    />
  );
}

function PictureSetting({ description: { label }, value, type, aria }: InputProps) {
  const field = image({ label });
  const { Input } = imageView;
  return <Input field={field} value={value || null} onChange={(path) => type(path ?? "")} {...aria} />;
}

function LineSetting({ description: { label, max }, value, type, aria }: InputProps) {
  const t = useText();
  const field = text({ label, max: max ?? 200 });
  const { Input } = textView;
  return (
    <Input
      field={field}
      value={value || null}
      onChange={(next) => type(next ?? "")}
      {...{ ...aria, "aria-label": t(label) }}
    />
  );
}

function TranslatedSetting({ description: { key, label, max, isLong }, parts, onType, aria }: InputProps) {
  const translated = translatedText({
    label,
    max: max ?? (key.startsWith("sys.") ? 60 : 200),
    ...(isLong ? { isLong } : {}),
  });
  const field = { ...translated, requiredIn: [], isRequired: false }; // any language will do
  const { Input } = translatedTextView;
  const textAt = (at: number) => parts[at] && (shown(parts[at]) || null);
  const texts = { "": textAt(0) ?? "", Lo: textAt(1) ?? null, En: textAt(2) ?? null };
  const typeEach = (next: Readonly<Record<string, string | null>>) =>
    parts.forEach((part, at) => {
      const typed = next[SUFFIXES[at] ?? ""] ?? "";
      if (typed !== shown(part)) onType(part.row, typed); // only the edited one differs
    });
  return <Input field={field} value={texts} onChange={typeEach} {...aria} />;
}

function DownloadSetting({ description: { label }, value, type }: InputProps) {
  const t = useText();
  const options = Object.entries(DOWNLOAD_WAYS).map(([way, words]) => ({
    value: way,
    label: (
      <>
        {t(words.label)}
        <small>{t(words.help)}</small>
      </>
    ),
  }));
  return (
    <Radio.Group
      className={`choices notes-below ${style.choices}`}
      aria-label={t(label)}
      value={value}
      options={options}
      onChange={(event) => type(String(event.target.value))}
    />
  );
}

function SecretSetting({ description: { label }, first, isReadOnly, describedBy, type, onReset }: InputProps) {
  const t = useText();
  return (
    <SecretEditor
      {...first}
      label={t(label)}
      isReadOnly={isReadOnly}
      describedBy={describedBy}
      onType={type}
      onRemove={onReset}
    />
  );
}

function PatternSetting({ description: { label }, value, describedBy, isInvalid, type }: InputProps) {
  const t = useText();
  return <PatternEditor value={value} label={t(label)} describedBy={describedBy} isInvalid={isInvalid} onType={type} />;
}

/** Those of fields where they fit. */
const INPUTS: Readonly<Record<SettingDescription["editor"], (props: InputProps) => ReactNode>> = {
  switch: SwitchSetting,
  picture: PictureSetting,
  line: LineSetting,
  translated: TranslatedSetting,
  secret: SecretSetting,
  download: DownloadSetting,
  pattern: PatternSetting,
};

/** The input for a setting's kind. */
export function SettingEditor(props: SettingEditorProps) {
  const { description, parts, isReadOnly, describedBy, isInvalid, onType } = props;
  const { editor } = description;
  const [first] = parts;
  if (!first) return null;
  if (isReadOnly && editor !== "secret") return <WrittenSetting editor={editor} parts={parts} />;
  const Input = INPUTS[editor];
  const aria = {
    "aria-describedby": describedBy,
    ...(isInvalid ? { "aria-invalid": "true" as const } : {}),
  };
  return <Input {...props} first={first} value={shown(first)} type={(next) => onType(first.row, next)} aria={aria} />;
}

/** The rows and edits of a description's keys, in order. */
export const partsOf = (
  description: SettingDescription,
  rows: ReadonlyMap<string, SettingRow>,
  edits: ReadonlyMap<string, Edit>,
): Edited[] =>
  keysOf(description).flatMap((key) => {
    const row = rows.get(key);
    return row ? [{ row, edit: edits.get(key) }] : [];
  });
