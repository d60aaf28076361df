import type { UseQueryOptions } from "@tanstack/react-query";
import type { Counts } from "../../contract/counts.ts";
import { personNameIn } from "../../contract/person-name.ts";
import { Checkbox, Segmented, Select, Tag } from "antd";
import { LayoutGrid, List } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { CheckChip } from "../../web/filter/CheckChip.tsx";
import { SearchInput } from "../../web/components/SearchInput.tsx";
import { formatBytes } from "../../web/format/bytes.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import {
  PERIODS,
  PICTURE_SORTS,
  SIZES,
  TYPES,
  type PictureChange,
  type PictureSort,
  type PictureView,
} from "./file-address.web.ts";
import { FILE_SCREEN_TEXTS as texts } from "./screen-texts.ts";
import { Toolbar } from "../../web/page/Toolbar.tsx";
import style from "./file.module.css";

const DEBOUNCE = 300; // ms
const PERIOD_TEXTS = { 7: texts.days7, 30: texts.days30, 365: texts.days365 };

interface FileFiltersProps {
  readonly view: PictureView;
  readonly change: (part: PictureChange) => void;
  /** Name of the uploader the list is filtered by. */
  readonly ownerName: string | undefined;
  readonly typeCounts: UseQueryOptions<Counts>;
}

/** The search box's text; the search itself is debounced. */
function useTypedSearch(search: string | undefined, change: FileFiltersProps["change"]) {
  const [words, setWords] = useState(search ?? "");
  const apply = useEffectEvent(() => {
    if (words.trim() !== (search ?? "")) change({ search: words.trim() || undefined });
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [words]);
  // Empties the box when the filters are cleared elsewhere.
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    if (search === undefined) setWords("");
  }
  return [words, setWords] as const;
}

function OwnerTag({ name, onClose }: { readonly name: string | undefined; readonly onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const person = name === undefined ? t(texts.onePerson) : personNameIn(name, language);
  return (
    <Tag closable onClose={onClose}>
      {t(texts.ofPerson, { name: person })}
    </Tag>
  );
}

export function FileFilters({ view, change, ownerName, typeCounts }: FileFiltersProps) {
  const t = useText();
  const language = useLanguage();
  const [words, setWords] = useTypedSearch(view.search, change);
  return (
    <Toolbar className={`slides ${style.filters}`}>
      <SearchInput className={style.search} label={t(texts.search)} value={words} onType={setWords} />
      <CheckChip
        label={t(texts.type)}
        chosen={view.type}
        choices={TYPES.map((value) => ({ value, label: value.toUpperCase() }))}
        onChosen={(type) => change({ type })}
        counts={typeCounts}
      />
      <CheckChip
        label={t(texts.when)}
        chosen={view.period ? [view.period] : []}
        choices={PERIODS.map((value) => ({ value, label: t(PERIOD_TEXTS[value]) }))}
        onChosen={(periods) => change({ period: periods.at(-1) })}
      />
      <CheckChip
        label={t(texts.size)}
        chosen={view.size ? [view.size] : []}
        choices={SIZES.map((value) => ({
          value,
          label: t(texts.over, { size: formatBytes(Number(value), language) }),
        }))}
        onChosen={(sizes) => change({ size: sizes.at(-1) })}
      />
      <Checkbox
        checked={view.unused === "1"}
        onChange={(event) => change({ unused: event.target.checked ? "1" : undefined })}
      >
        {t(texts.unused)}
      </Checkbox>
      {view.owner === undefined ? null : <OwnerTag name={ownerName} onClose={() => change({ owner: undefined })} />}
      <span className={`grow ${style.space}`} />
      <Select<PictureSort>
        aria-label={t(texts.sort)}
        value={view.sort}
        onChange={(sort) => change({ sort })}
        options={(Object.keys(PICTURE_SORTS) as PictureSort[]).map((value) => ({ value, label: t(texts[value]) }))}
      />
      <Segmented<"grid" | "rows">
        className={style.look}
        aria-label={t(texts.look)}
        value={view.look}
        onChange={(look) => change({ look })}
        options={[
          { value: "grid", icon: <LayoutGrid size={16} aria-label={t(texts.grid)} />, title: t(texts.grid) },
          { value: "rows", icon: <List size={16} aria-label={t(texts.rows)} />, title: t(texts.rows) },
        ]}
      />
    </Toolbar>
  );
}
