import { Button, Input } from "antd";
import { Check } from "lucide-react";
import { useEffect, useRef, useState, type CSSProperties } from "react";
import { DEFAULT_THEME_COLOR } from "../../../contract/preferences/preferences.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { preference, usePreference } from "../../../web/preferences/preferences.ts";
import { THEME_PRESETS } from "./presets.ts";
import { APPEARANCE_TEXTS } from "./texts.ts";
import styles from "./preferences.module.css";

/** The browser's colour picker fires on every step of a drag; the page follows at this interval, in ms. */
const FOLLOW_EVERY = 80;

const isSame = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();

/** Returns a throttled setter of the theme colour, which writes the latest value. */
function useFollowing(): (color: string) => void {
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; color: string }>(undefined);
  useEffect(
    () => () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      preference.themeColor.write(waiting.current.color);
    },
    [],
  );
  return (color) => {
    if (waiting.current) {
      waiting.current.color = color;
      return;
    }
    const timer = setTimeout(() => {
      if (waiting.current) preference.themeColor.write(waiting.current.color);
      waiting.current = undefined;
    }, FOLLOW_EVERY);
    waiting.current = { timer, color };
  };
}

function Presets({ color }: { readonly color: string }) {
  const t = useText();
  return (
    <fieldset className={`stack ${styles.colors}`}>
      <legend className={`note ${styles.heading}`}>{t(APPEARANCE_TEXTS.color)}</legend>
      {THEME_PRESETS.map((preset) => (
        <label
          key={preset.color}
          className={`center ${styles.swatch}`}
          style={{ "--swatch": preset.color } as CSSProperties}
          title={t(preset.name)}
        >
          <input
            className="visually-hidden"
            type="radio"
            name="theme-color"
            aria-label={t(preset.name)}
            checked={isSame(preset.color, color)}
            onChange={() => preference.themeColor.write(preset.color)}
          />
          {isSame(preset.color, color) ? <Check size={16} strokeWidth={2.5} aria-hidden="true" /> : null}
        </label>
      ))}
    </fieldset>
  );
}

/** Theme colour (§2, default #409EFF): twelve presets or any other colour. The page itself is the preview. */
export function ColorChoice() {
  const t = useText();
  const color = usePreference("themeColor");
  const follow = useFollowing();
  const [typed, setTyped] = useState(color);
  useEffect(() => setTyped(color), [color]);
  const type = (text: string) => {
    setTyped(text);
    const code = text.trim().replace(/^#?/, "#");
    if (/^#[0-9a-f]{6}$/i.test(code)) preference.themeColor.write(code.toUpperCase());
  };
  return (
    <>
      <Presets color={color} />
      <div className="line">
        <input
          className={styles.picker}
          type="color"
          aria-label={t(APPEARANCE_TEXTS.other)}
          value={color.toLowerCase()}
          onChange={(event) => follow(event.target.value.toUpperCase())}
        />
        <Input
          className={styles.code ?? ""}
          aria-label={t(APPEARANCE_TEXTS.code)}
          maxLength={7}
          spellCheck={false}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(color)}
        />
        <Button
          type="text"
          disabled={isSame(color, DEFAULT_THEME_COLOR)}
          onClick={() => preference.themeColor.write(DEFAULT_THEME_COLOR)}
        >
          {t(APPEARANCE_TEXTS.reset)}
        </Button>
      </div>
    </>
  );
}
