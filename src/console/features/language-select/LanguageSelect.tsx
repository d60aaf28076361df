import { Dropdown } from "antd";
import { Languages } from "lucide-react";
import { inLanguage, isLanguage, LANGUAGES } from "../../../contract/text.ts";
import { useFeedback } from "../../../web/components/Feedback.tsx";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { preference } from "../../../web/preferences/preferences.ts";
import { LANGUAGE_NAMES, LANGUAGE_SELECT_TEXTS } from "./texts.ts";

/** Long enough to read the message before the page reloads (§8), in ms. */
const RELOAD_AFTER = 800;

export function LanguageSelect() {
  const say = useText();
  const language = useLanguage();
  const feedback = useFeedback();
  const choose = (key: string) => {
    if (!isLanguage(key) || key === language) return;
    preference.language.write(key);
    feedback.success(inLanguage(LANGUAGE_SELECT_TEXTS.changed, key));
    setTimeout(() => location.reload(), RELOAD_AFTER);
  };
  const items = LANGUAGES.map((each) => ({ key: each, label: <span lang={each}>{say(LANGUAGE_NAMES[each])}</span> }));
  return (
    <Dropdown
      trigger={["click"]}
      placement="bottomRight"
      menu={{ items, selectable: true, selectedKeys: [language], onClick: ({ key }) => choose(key) }}
    >
      <IconButton
        label={say(LANGUAGE_SELECT_TEXTS.choose)}
        icon={<Languages size={18} strokeWidth={1.75} aria-hidden="true" />}
      />
    </Dropdown>
  );
}
