import { Button } from "antd";
import { useRef, useState } from "react";
import type { Filter } from "../../contract/list-query.ts";
import { FilterChip } from "../../fields/FilterChip.tsx";
import { conditionAmong } from "../../fields/range-condition.web.ts";
import { viewOfField } from "../../fields/views.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { SearchBox } from "../../web/table/SearchBox.tsx";
import { isNarrowed, queryOf } from "../../web/table/list-address.ts";
import { countsQueryOf } from "../counts/counts.web.ts";
import type { ListFiltersProps } from "../slots.web.ts";
import { isMomentOf, propertyFor } from "../property-for.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { MoreFilters } from "./MoreFilters.tsx";
import { FILTER_LINE_TEXTS } from "./texts.ts";
import { useRoomForFilters } from "./use-room-for-filters.web.ts";
import { withFilter } from "./with-filter.ts";
import style from "./filter-line.module.css";

/** The filters in the line, the others behind "More filters", and how to set one. */
function useFilters({ module, view: { filters }, change }: ListFiltersProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const names = Object.entries(module.fields).flatMap(([name, field]) => (viewOfField(field).Filter ? [name] : []));
  const askedOf = (name: string) =>
    conditionAmong(
      filters.filter(({ field }) =>
        module.properties.some((each) => each.fieldName === name && each.wireName === field),
      ),
    );
  const open: readonly string[] = module.list.filters ?? [];
  const shown = [...open, ...names.filter((name) => !open.includes(name) && (added.includes(name) || askedOf(name)))];
  return {
    shown,
    kept: new Set(shown.filter((name) => added.includes(name) || askedOf(name))),
    others: names.filter((name) => !shown.includes(name)),
    askedOf,
    isAdded: (name: string) => added.includes(name),
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

/** Search box and filters in one line; filters that have no room there are among the others. */
export function FilterLine(props: ListFiltersProps) {
  const { module, view, change, searchBox, onTyping } = props;
  const t = useText();
  const language = useLanguage();
  const query = queryOf(view, isMomentOf(module));
  const { shown, kept, others, askedOf, isAdded, add, ask, reset } = useFilters(props);
  const line = useRef<HTMLDivElement>(null);
  const away = useRoomForFilters(line, { shown, kept });
  const further = [...shown.filter((name) => away.has(name)), ...others];
  return (
    <>
      {module.list.search.length > 0 ? (
        <SearchBox
          box={searchBox}
          label={t(CRUD_TEXTS.search)}
          asked={view.search ?? ""}
          onAsk={(search) => change({ search })}
          onTyping={onTyping}
        />
      ) : null}
      <div ref={line} className={`line ${style.filters}`}>
        {shown.map((name) => {
          const asked = askedOf(name);
          const { field, property, wireName } =
            module.properties.find((each) => each.wireName === asked?.field) ?? propertyFor(module, name, language);
          return (
            <span key={name} data-filter={name} className={away.has(name) ? style.away : undefined}>
              <FilterChip
                key={String(isAdded(name))} // which opens one that had no room
                field={field}
                property={property}
                condition={asked}
                isNew={isAdded(name) && !asked}
                counts={countsQueryOf(module, wireName, query)}
                onChange={(condition) => ask(name, condition && { field: wireName, ...condition })}
              />
            </span>
          );
        })}
      </div>
      <div className={`line ${style.end}`}>
        {further.length > 0 ? <MoreFilters module={module} names={further} onChoose={add} /> : null}
        {isNarrowed(view) ? (
          <Button type="link" size="small" onClick={reset}>
            {t(FILTER_LINE_TEXTS.reset)}
          </Button>
        ) : null}
      </div>
    </>
  );
}
