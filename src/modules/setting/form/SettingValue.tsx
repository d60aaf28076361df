import { Image } from "antd";
import { useText } from "../../../web/i18n/language.tsx";
import { SETTING_TEXTS } from "../screen-texts.ts";
import { DOWNLOAD_WAYS, type SettingEditorKind } from "../setting-descriptions.ts";
import style from "./settings.module.css";

interface SettingValueProps {
  readonly editor: SettingEditorKind;
  readonly value: string;
  readonly isSet: boolean;
}

/** The read-only value of a setting: text, label or picture. */
export function SettingValue({ editor, value, isSet }: SettingValueProps) {
  const t = useText();
  if (editor === "secret") return <>{t(isSet ? SETTING_TEXTS.set : SETTING_TEXTS.notSet)}</>;
  if (!isSet && value === "") return <span data-tone="quiet">{t(SETTING_TEXTS.shipped)}</span>;
  if (value === "") return <span data-tone="quiet">{t(SETTING_TEXTS.none)}</span>;
  if (editor === "switch") return <>{t(value === "1" ? SETTING_TEXTS.on : SETTING_TEXTS.off)}</>;
  if (editor === "download") return <>{t(DOWNLOAD_WAYS[value]?.label ?? SETTING_TEXTS.none)}</>;
  if (editor === "picture") return <Image className="thumb" src={value} height={48} alt={value} />;
  return editor === "pattern" ? <code className={style.code}>{value}</code> : <>{value}</>;
}
