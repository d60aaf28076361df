import { Dropdown } from "antd";
import { Monitor, Moon, Palette, Sun } from "lucide-react";
import { useRef, useState } from "react";
import { COLOR_SCHEMES } from "../../../contract/preferences/preferences.ts";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { lazyPart } from "../../../web/lazy/lazy-part.tsx";
import { MissingLine } from "../../../web/lazy/MissingLine.tsx";
import { PartBoundary } from "../../../web/lazy/PartBoundary.tsx";
import { preference } from "../../../web/preferences/preferences.ts";
import { useActions } from "../../actions/actions.ts";
import { choiceTitle } from "../../actions/choice-title.ts";
import { THEME_SELECT_TEXTS } from "./texts.ts";
import styles from "./theme-select.module.css";

const ThemePanel = lazyPart(async () => (await import("./ThemePanel.tsx")).ThemePanel);

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** Chooses light, dark or the system's scheme, and the theme colour (§2); applied at once and remembered. */
export function ThemeSelect() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useActions(() =>
    COLOR_SCHEMES.map((each) => ({
      id: `scheme ${each}`,
      title: choiceTitle(THEME_SELECT_TEXTS.choose, THEME_SELECT_TEXTS[each]),
      icon: ICONS[each],
      run: () => preference.colorScheme.write(each),
    })),
  );
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Dropdown
      trigger={["click"]}
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      popupRender={() => (
        <PartBoundary
          coming={<div className={styles.panel} />}
          missing={(_, tryAgain) => (
            <div className={styles.panel}>
              <MissingLine onTryAgain={tryAgain} />
            </div>
          )}
        >
          <ThemePanel onClose={close} />
        </PartBoundary>
      )}
    >
      <IconButton
        ref={button}
        label={t(THEME_SELECT_TEXTS.choose)}
        icon={<Palette size={18} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      />
    </Dropdown>
  );
}
