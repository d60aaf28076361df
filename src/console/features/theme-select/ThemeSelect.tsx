import { Dropdown } from "antd";
import { Monitor, Moon, Sun } from "lucide-react";
import { COLOR_SCHEMES, type ColorScheme } from "../../../contract/preferences.ts";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { preference, usePreference } from "../../../web/preferences/preferences.ts";
import { THEME_SELECT_TEXTS } from "./texts.ts";

const ICONS: Readonly<Record<ColorScheme, typeof Sun>> = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark or as the system; at once and remembered. */
export function ThemeSelect() {
  const say = useText();
  const scheme = usePreference("colorScheme");
  const Shown = ICONS[scheme];
  const items = COLOR_SCHEMES.map((each) => {
    const Shape = ICONS[each];
    return {
      key: each,
      icon: <Shape size={16} strokeWidth={1.75} aria-hidden="true" />,
      label: say(THEME_SELECT_TEXTS[each]),
      onClick: () => preference.colorScheme.write(each),
    };
  });
  return (
    <Dropdown trigger={["click"]} placement="bottomRight" menu={{ items, selectable: true, selectedKeys: [scheme] }}>
      <IconButton
        label={say(THEME_SELECT_TEXTS.choose)}
        icon={<Shown size={18} strokeWidth={1.75} aria-hidden="true" />}
      />
    </Dropdown>
  );
}
