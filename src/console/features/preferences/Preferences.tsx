import { Monitor, Moon, Settings2, Sun } from "lucide-react";
import { useState } from "react";
import { COLOR_SCHEMES } from "../../../contract/preferences/preferences.ts";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { lazyPart } from "../../../web/lazy/lazy-part.tsx";
import { Opening } from "../../../web/lazy/Opening.tsx";
import { preference } from "../../../web/preferences/preferences.ts";
import { useActions } from "../../palette-actions/actions.ts";
import { choiceTitle } from "../../palette-actions/choice-title.ts";
import { PREFERENCES_TEXTS, APPEARANCE_TEXTS } from "./texts.ts";

const PreferencesDrawer = lazyPart(async () => (await import("./PreferencesDrawer.tsx")).PreferencesDrawer);

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** Opens all that a person may choose about the console, the theme colour among it (§2). */
export function Preferences() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  const close = () => setOpen(false);
  useActions(() => [
    { id: "preferences", title: PREFERENCES_TEXTS.open, icon: Settings2, run: open },
    ...COLOR_SCHEMES.map((each) => ({
      id: `scheme ${each}`,
      title: choiceTitle(APPEARANCE_TEXTS.choose, APPEARANCE_TEXTS[each]),
      icon: ICONS[each],
      run: () => preference.colorScheme.write(each),
    })),
  ]);
  return (
    <>
      <IconButton
        label={t(PREFERENCES_TEXTS.open)}
        icon={<Settings2 size={18} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      />
      {isWanted ? (
        <Opening isOpen={isOpen} onClose={close}>
          <PreferencesDrawer isOpen={isOpen} onClose={close} />
        </Opening>
      ) : null}
    </>
  );
}
