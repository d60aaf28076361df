import { Dropdown } from "antd";
import { Languages } from "lucide-react";
import { inEach, isLanguage, LANGUAGES } from "../../../contract/text.ts";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { LANGUAGE_NAMES } from "../../../web/i18n/language-tag.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { useActions } from "../../palette-actions/actions.ts";
import { choiceTitle } from "../../palette-actions/choice-title.ts";
import { LANGUAGE_TEXTS } from "../../language/texts.ts";
import { useLanguageChoice } from "../../language/use-language-choice.ts";

export function LanguageSelect() {
  const t = useText();
  const language = useLanguage();
  const choose = useLanguageChoice();
  useActions(() =>
    LANGUAGES.filter((each) => each !== language).map((each) => ({
      id: `language ${each}`,
      title: choiceTitle(
        LANGUAGE_TEXTS.choose,
        inEach(() => LANGUAGE_NAMES[each]),
      ),
      icon: Languages,
      run: () => choose(each),
    })),
  );
  const items = LANGUAGES.map((each) => ({ key: each, label: <span lang={each}>{LANGUAGE_NAMES[each]}</span> }));
  return (
    <Dropdown
      trigger={["click"]}
      placement="bottomRight"
      menu={{ items, selectable: true, selectedKeys: [language], onClick: ({ key }) => isLanguage(key) && choose(key) }}
    >
      <IconButton
        label={t(LANGUAGE_TEXTS.choose)}
        icon={<Languages size={18} strokeWidth={1.75} aria-hidden="true" />}
      />
    </Dropdown>
  );
}
