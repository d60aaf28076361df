import { Dropdown } from "antd";
import { ALargeSmall } from "lucide-react";
import { SIZES } from "../../../contract/preferences/preferences.ts";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { usePreference } from "../../../web/preferences/preferences.ts";
import { useActions } from "../../palette-actions/actions.ts";
import { choiceTitle } from "../../palette-actions/choice-title.ts";
import { SIZE_NAMES, SIZE_SELECT_TEXTS } from "../../size/texts.ts";
import { useSizeChoice } from "../../size/use-size-choice.ts";

/** Sets the size of text, controls and rows (15, 14 or 13 px), without a reload. */
export function SizeSelect() {
  const t = useText();
  const size = usePreference("size");
  const choose = useSizeChoice();
  const items = SIZES.map((each) => ({ key: each, label: t(SIZE_NAMES[each]), onClick: () => choose(each) }));
  useActions(() =>
    SIZES.map((each) => ({
      id: `size ${each}`,
      title: choiceTitle(SIZE_SELECT_TEXTS.choose, SIZE_NAMES[each]),
      icon: ALargeSmall,
      run: () => choose(each),
    })),
  );
  return (
    <Dropdown trigger={["click"]} placement="bottomRight" menu={{ items, selectable: true, selectedKeys: [size] }}>
      <IconButton
        label={t(SIZE_SELECT_TEXTS.choose)}
        icon={<ALargeSmall size={18} strokeWidth={1.75} aria-hidden="true" />}
      />
    </Dropdown>
  );
}
