import { Checkbox, Input, Segmented, Select, Tag } from "antd";
import { LayoutGrid, List } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
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

const TYPING = 300; // ms after the last letter
const PERIOD_TEXTS = { 7: texts.days7, 30: texts.days30, 365: texts.days365 };

interface FileFiltersProps {
  readonly view: PictureView;
  readonly change: (part: PictureChange) => void;
  /** Whose pictures they are, when they are one person's. */
  readonly ownerName: string | undefined;
}

export function FileFilters({ view, change, ownerName }: FileFiltersProps) {
  const t = useText();
  const language = useLanguage();
  const [words, setWords] = useState(view.search ?? "");
  const ask = useEffectEvent(() => {
    if (words.trim() !== (view.search ?? "")) change({ search: words.trim() || undefined });
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(), TYPING);
    return () => clearTimeout(timer);
  }, [words]);
  // Cleared elsewhere: the box says so.
  const [seen, setSeen] = useState(view.search);
  if (seen !== view.search) {
    setSeen(view.search);
    if (view.search === undefined) setWords("");
  }
  return (
    <Toolbar className={style.filters}>
      <Input
        type="search"
        allowClear
        className={style.search}
        aria-label={t(texts.search)}
        placeholder={t(texts.search)}
        maxLength={100}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Select
        allowClear
        aria-label={t(texts.type)}
        placeholder={t(texts.type)}
        value={view.type ?? null}
        onChange={(type) => change({ type: type ?? undefined })}
        options={TYPES.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <Select
        allowClear
        aria-label={t(texts.when)}
        placeholder={t(texts.when)}
        value={view.period ?? null}
        onChange={(period) => change({ period: period ?? undefined })}
        options={PERIODS.map((value) => ({ value, label: t(PERIOD_TEXTS[value]) }))}
      />
      <Select
        allowClear
        aria-label={t(texts.size)}
        placeholder={t(texts.size)}
        value={view.size ?? null}
        onChange={(size) => change({ size: size ?? undefined })}
        options={SIZES.map((value) => ({
          value,
          label: t(texts.over, { size: formatBytes(Number(value), language) }),
        }))}
      />
      <Checkbox
        checked={view.unused === "1"}
        onChange={(event) => change({ unused: event.target.checked ? "1" : undefined })}
      >
        {t(texts.unused)}
      </Checkbox>
      {view.owner === undefined ? null : (
        <Tag closable onClose={() => change({ owner: undefined })}>
          {t(texts.ofPerson, { name: ownerName ?? t(texts.onePerson) })}
        </Tag>
      )}
      <span className={style.space} />
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
