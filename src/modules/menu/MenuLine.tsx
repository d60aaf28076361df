import { Button } from "antd";
import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { enumerated, type Text } from "../../contract/text.ts";
import { FILTER_LINE_TEXTS } from "../../crud/filters/texts.ts";
import { IconButton } from "../../web/components/IconButton.tsx";
import { SearchInput } from "../../web/components/SearchInput.tsx";
import { CheckList } from "../../web/filter/CheckList.tsx";
import { ChipPopover } from "../../web/filter/ChipPopover.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { MenuBranch } from "./menu-admin.ts";
import { MENU_TEXTS } from "./texts.ts";
import { hasFilters, kindOf, MENU_KINDS, MENU_STATES, statesOf } from "./tree/menu-filters.ts";
import { everyBranch } from "./tree/menu-positions.ts";
import type { MenuAddress } from "./use-menu-address.web.ts";
import style from "./menu.module.css";

interface MenuFilterProps<V extends string> {
  readonly label: Text;
  readonly among: Readonly<Record<V, Text>>;
  readonly chosen: readonly V[];
  /** The values of all entries, which are counted. */
  readonly values: readonly V[];
  readonly onChosen: (values: readonly V[]) => void;
}

function MenuFilter<V extends string>({ label, among, chosen, values, onChosen }: MenuFilterProps<V>) {
  const t = useText();
  const language = useLanguage();
  const all = Object.keys(among) as V[];
  const counts = all.map((value) => ({ value, count: values.filter((each) => each === value).length }));
  return (
    <ChipPopover
      label={t(label)}
      asked={
        chosen.length > 0
          ? enumerated(
              chosen.map((value) => t(among[value])),
              language,
            )
          : undefined
      }
      onLift={() => onChosen([])}
    >
      {() => (
        <CheckList
          label={t(label)}
          choices={all.map((value) => ({ value, label: t(among[value]) }))}
          chosen={chosen}
          onChosen={(next) => onChosen(next as readonly V[])}
          counts={{ values: counts, isPart: false }}
        />
      )}
    </ChipPopover>
  );
}

interface MenuLineProps {
  readonly branches: readonly MenuBranch[];
  readonly address: MenuAddress;
  readonly onOpenAll: () => void;
  readonly onCloseAll: () => void;
}

/** Search and filters in one line, and the tree's expansion. */
export function MenuLine({ branches, address, onOpenAll, onCloseAll }: MenuLineProps) {
  const t = useText();
  const { question, filters, search, filter, clear } = address;
  const all = everyBranch(branches);
  return (
    <div className={`row ${style.line}`}>
      <SearchInput label={t(MENU_TEXTS.search)} value={question} onType={search} />
      <MenuFilter
        label={MENU_TEXTS.type}
        among={MENU_KINDS}
        chosen={filters.kinds}
        values={all.map(kindOf)}
        onChosen={(kinds) => filter({ kinds })}
      />
      <MenuFilter
        label={MENU_TEXTS.state}
        among={MENU_STATES}
        chosen={filters.states}
        values={all.flatMap(statesOf)}
        onChosen={(states) => filter({ states })}
      />
      {hasFilters(filters) ? (
        <Button type="link" size="small" onClick={clear}>
          {t(FILTER_LINE_TEXTS.reset)}
        </Button>
      ) : null}
      <IconButton label={t(MENU_TEXTS.expandAll)} icon={<ChevronsUpDown size={16} />} onClick={onOpenAll} />
      <IconButton label={t(MENU_TEXTS.collapseAll)} icon={<ChevronsDownUp size={16} />} onClick={onCloseAll} />
    </div>
  );
}
