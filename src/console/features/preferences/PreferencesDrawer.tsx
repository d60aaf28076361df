import { Segmented } from "antd";
import { Monitor, Moon, Sun } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { DENSITIES, MOTIONS, NEW_TABS } from "../../../contract/preferences/personal.ts";
import { COLOR_SCHEMES, SIZES, type ColorScheme } from "../../../contract/preferences/preferences.ts";
import { LANGUAGES } from "../../../contract/text.ts";
import { Drawer } from "../../../web/components/Drawer.tsx";
import { setInitialFocus } from "../../../web/focus/initial-focus.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { LANGUAGE_NAMES } from "../../../web/i18n/language-tag.ts";
import { useIsPhone } from "../../../web/page/use-is-phone.ts";
import { personal, usePersonal } from "../../../web/preferences/personal.ts";
import { preference, usePreference } from "../../../web/preferences/preferences.ts";
import { LANGUAGE_TEXTS } from "../../language/texts.ts";
import { useLanguageChoice } from "../../language/use-language-choice.ts";
import { useIsMenuOpen } from "../../layout/menu-open.ts";
import { useIsBelow1024 } from "../../layout/shell-store.ts";
import { SIZE_NAMES, SIZE_SELECT_TEXTS } from "../../size/texts.ts";
import { useSizeChoice } from "../../size/use-size-choice.ts";
import { ColorChoice } from "./ColorChoice.tsx";
import styles from "./preferences.module.css";
import { PREFERENCES_TEXTS as TEXTS, APPEARANCE_TEXTS } from "./texts.ts";

const ICONS: Readonly<Record<ColorScheme, typeof Sun>> = { light: Sun, dark: Moon, system: Monitor };

interface OneOfProps<T extends string> {
  readonly title: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly onChoose: (value: T) => void;
}

/** One preference with few values, all in sight. */
function OneOf<T extends string>({ title, value, options, onChoose }: OneOfProps<T>) {
  return (
    <section>
      <h3 className={`note ${styles.heading}`}>{title}</h3>
      <Segmented<T>
        block
        className={styles.choices ?? ""}
        aria-label={title}
        options={[...options]}
        value={value}
        onChange={onChoose}
      />
    </section>
  );
}

function Appearance() {
  const t = useText();
  const scheme = usePreference("colorScheme");
  const size = usePreference("size");
  const chooseSize = useSizeChoice();
  const density = usePersonal("density");
  const options = COLOR_SCHEMES.map((each) => {
    const Shape = ICONS[each];
    return {
      value: each,
      label: (
        <span className="beside">
          <Shape size={16} strokeWidth={1.75} aria-hidden="true" />
          {t(APPEARANCE_TEXTS[each])}
        </span>
      ),
    };
  });
  return (
    <>
      <OneOf
        title={t(APPEARANCE_TEXTS.scheme)}
        value={scheme}
        options={options}
        onChoose={preference.colorScheme.write}
      />
      <section>
        <ColorChoice />
      </section>
      <OneOf
        title={t(SIZE_SELECT_TEXTS.choose)}
        value={size}
        options={SIZES.map((value) => ({ value, label: t(SIZE_NAMES[value]) }))}
        onChoose={chooseSize}
      />
      <OneOf
        title={t(TEXTS.density)}
        value={density}
        options={DENSITIES.map((value) => ({ value, label: t(TEXTS[value]) }))}
        onChoose={(next) => personal.write("density", next)}
      />
    </>
  );
}

/** The language, whose choice loads the page anew (§8). */
function LanguageChoice() {
  const t = useText();
  const language = useLanguage();
  const choose = useLanguageChoice();
  return (
    <OneOf
      title={t(LANGUAGE_TEXTS.choose)}
      value={language}
      options={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
      onChoose={choose}
    />
  );
}

const asked = <T extends string>(is: boolean, [yes, no]: readonly [T, T]): T => (is ? yes : no);
const MENUS = ["titles", "icons"] as const;
const TABS = ["shown", "hidden"] as const;

/** The menu and the tabs, as far as the screen has them. */
function Frame() {
  const t = useText();
  const isNarrow = useIsBelow1024();
  const isPhone = useIsPhone();
  const isMenuOpen = useIsMenuOpen();
  const hasTabs = usePersonal("hasTabs");
  const newTab = usePersonal("newTab");
  const wordsOf = <T extends keyof typeof TEXTS>(values: readonly T[]) =>
    values.map((value) => ({ value, label: t(TEXTS[value]) }));
  return (
    <>
      {isNarrow ? null : (
        <OneOf
          title={t(TEXTS.menu)}
          value={asked(isMenuOpen, MENUS)}
          options={wordsOf(MENUS)}
          onChoose={(next) => preference.sidebarStatus.write(next === "titles" ? "1" : "0")}
        />
      )}
      {isPhone ? null : (
        <OneOf
          title={t(TEXTS.tabs)}
          value={asked(hasTabs, TABS)}
          options={wordsOf(TABS)}
          onChoose={(next) => personal.write("hasTabs", next === "shown")}
        />
      )}
      <OneOf
        title={t(TEXTS.newTab)}
        value={newTab}
        options={wordsOf(NEW_TABS)}
        onChoose={(next) => personal.write("newTab", next)}
      />
    </>
  );
}

function MotionChoice() {
  const t = useText();
  const motion = usePersonal("motion");
  return (
    <OneOf
      title={t(TEXTS.motion)}
      value={motion}
      options={MOTIONS.map((value) => ({ value, label: t(value === "system" ? TEXTS.asSystem : TEXTS.none) }))}
      onChoose={(next) => personal.write("motion", next)}
    />
  );
}

interface PreferencesDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All personal choices; the page beside it shows each at once. */
export function PreferencesDrawer({ isOpen, onClose }: PreferencesDrawerProps) {
  const t = useText();
  const body = useRef<HTMLDivElement>(null);
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      size={380}
      title={t(TEXTS.open)}
      closable={{ "aria-label": t(TEXTS.close), placement: "end" }}
      styles={{ mask: { background: "none" } }} // what is chosen is seen at once
      afterOpenChange={(isShown) => {
        if (isShown) setInitialFocus(body.current?.querySelector<HTMLElement>("input:checked"));
      }}
    >
      <div ref={body} className={`stack ${styles.panel}`} data-gap="16">
        <p className="note">{t(TEXTS.kept)}</p>
        <Appearance />
        <LanguageChoice />
        <Frame />
        <MotionChoice />
      </div>
    </Drawer>
  );
}
