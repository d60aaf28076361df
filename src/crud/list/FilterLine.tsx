import { Button, Dropdown, Input, type InputRef } from "antd";
import { ListFilter, Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type Ref } from "react";
import type { Filter } from "../../contract/list-query.ts";
import { FilterChip } from "../../fields/FilterChip.tsx";
import { viewOfField } from "../../fields/views.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { isAsking, type ListView } from "./list-address.web.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { propertyFor } from "../property-for.ts";
import { withFilter, type ListChange } from "./use-list-view.web.ts";
import style from "./list.module.css";

const PAUSE = 150; // ms without typing before a search is asked; a newer one cancels it

interface SearchBoxProps {
  readonly asked: string;
  readonly onAsk: (search: string | undefined) => void;
  /** Told when the box begins or ceases to hold words that were not asked for yet. */
  readonly onTyping: (isTyping: boolean) => void;
  readonly box: Ref<InputRef>;
}

function SearchBox({ asked, onAsk, onTyping, box }: SearchBoxProps) {
  const t = useText();
  const [typed, setTyped] = useState(asked);
  const [last, setLast] = useState(asked);
  // The address changed by other means (reset, a link): the box follows; its own question comes back unchanged.
  if (last !== asked) {
    setLast(asked);
    setTyped(asked);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = useEffectEvent(() => {
    clearTimeout(timer.current);
    onTyping(false);
  });
  useEffect(() => () => forget(), []);
  const ask = (text: string) => {
    clearTimeout(timer.current);
    onTyping(false);
    if (text.trim() !== asked) onAsk(text.trim() || undefined);
  };
  // A change of the address during the pause (a row opened, a filter set) must outlast it.
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const later = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(text), PAUSE);
  };
  return (
    <Input
      ref={box}
      className={style.search}
      prefix={<Search size={16} aria-hidden />}
      placeholder={t(CRUD_TEXTS.search)}
      aria-label={t(CRUD_TEXTS.search)}
      aria-keyshortcuts="/"
      type="search"
      maxLength={100}
      allowClear
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        onTyping(event.target.value.trim() !== asked);
        // Half-typed pinyin is not a question yet.
        if (!(event.nativeEvent as InputEvent).isComposing) later(event.target.value);
      }}
      onCompositionEnd={(event) => later(event.currentTarget.value)}
      onPressEnter={() => ask(typed)}
      onKeyDown={(event) => event.key === "Escape" && typed !== "" && (event.stopPropagation(), setTyped(""), ask(""))}
    />
  );
}

interface FilterLineProps {
  readonly module: Module;
  readonly view: ListView;
  readonly change: (part: ListChange) => void;
  readonly searchBox: Ref<InputRef>;
  readonly onTyping: (isTyping: boolean) => void;
}

/** The fields whose filters stand in the line, the others that wait behind "more", and what each of them asks. */
function useFilters(module: Module, { filters }: ListView, change: (part: ListChange) => void) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const names = Object.entries(module.fields).flatMap(([name, field]) => (viewOfField(field).Filter ? [name] : []));
  const askedOf = (name: string) =>
    filters.find(({ field }) => module.properties.some((each) => each.fieldName === name && each.wireName === field));
  const open: readonly string[] = module.list.filters ?? [];
  const shown = [...open, ...names.filter((name) => !open.includes(name) && (added.includes(name) || askedOf(name)))];
  return {
    shown,
    others: names.filter((name) => !shown.includes(name)),
    askedOf,
    isNew: (name: string) => added.includes(name) && !askedOf(name),
    add: (name: string) => setAdded([...added, name]),
    ask(name: string, filter: Filter | undefined) {
      if (!filter) setAdded(added.filter((each) => each !== name));
      change({ filters: withFilter(module, filters, name, filter) });
    },
    reset() {
      setAdded([]);
      change({ filters: [], search: undefined });
    },
  };
}

/** One slim line: search, the filters people use, the rest behind "more"; what is asked can be lifted one by one. */
export function FilterLine({ module, view, change, searchBox, onTyping }: FilterLineProps) {
  const t = useText();
  const language = useLanguage();
  const { shown, others, askedOf, isNew, add, ask, reset } = useFilters(module, view, change);
  return (
    <>
      {module.list.search.length > 0 ? (
        <SearchBox
          box={searchBox}
          asked={view.search ?? ""}
          onAsk={(search) => change({ search })}
          onTyping={onTyping}
        />
      ) : null}
      {shown.map((name) => {
        const asked = askedOf(name);
        const { field, property, wireName } =
          module.properties.find((each) => each.wireName === asked?.field) ?? propertyFor(module, name, language);
        return (
          <FilterChip
            key={name}
            field={field}
            property={property}
            condition={asked}
            isNew={isNew(name)}
            onChange={(condition) => ask(name, condition && { field: wireName, ...condition })}
          />
        );
      })}
      {others.length > 0 ? (
        <Dropdown
          trigger={["click"]}
          menu={{
            items: others.map((key) => ({ key, label: t(module.fields[key]?.label ?? CRUD_TEXTS.moreFilters) })),
            onClick: ({ key }) => add(key),
          }}
        >
          <Button type="text" size="small" icon={<ListFilter size={14} aria-hidden />}>
            {t(CRUD_TEXTS.moreFilters)}
          </Button>
        </Dropdown>
      ) : null}
      {isAsking(view) ? (
        <Button type="link" size="small" onClick={reset}>
          {t(CRUD_TEXTS.reset)}
        </Button>
      ) : null}
    </>
  );
}
