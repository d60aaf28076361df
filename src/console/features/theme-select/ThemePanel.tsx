import { Segmented } from "antd";
import { Monitor, Moon, Sun } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { COLOR_SCHEMES, type ColorScheme } from "../../../contract/preferences/preferences.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { preference, usePreference } from "../../../web/preferences/preferences.ts";
import { ColorChoice } from "./ColorChoice.tsx";
import { THEME_SELECT_TEXTS } from "./texts.ts";
import styles from "./theme-select.module.css";

const ICONS: Readonly<Record<ColorScheme, typeof Sun>> = { light: Sun, dark: Moon, system: Monitor };

interface ThemePanelProps {
  readonly onClose: () => void;
}

export function ThemePanel({ onClose }: ThemePanelProps) {
  const t = useText();
  const scheme = usePreference("colorScheme");
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = panel.current;
    element?.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    };
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, []);
  const options = COLOR_SCHEMES.map((each) => {
    const Shape = ICONS[each];
    return {
      value: each,
      label: (
        <span className={styles.scheme}>
          <Shape size={16} strokeWidth={1.75} aria-hidden="true" />
          {t(THEME_SELECT_TEXTS[each])}
        </span>
      ),
    };
  });
  return (
    <div ref={panel} className={styles.panel} role="dialog" aria-label={t(THEME_SELECT_TEXTS.choose)}>
      <h2 className={styles.heading}>{t(THEME_SELECT_TEXTS.scheme)}</h2>
      <Segmented
        block
        className={styles.schemes ?? ""}
        aria-label={t(THEME_SELECT_TEXTS.scheme)}
        options={options}
        value={scheme}
        onChange={(value) => preference.colorScheme.write(value)}
      />
      <ColorChoice />
    </div>
  );
}
