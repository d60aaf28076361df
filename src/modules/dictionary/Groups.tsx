import { Pencil, Plus } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { MAX_PAGE_SIZE } from "../../contract/list-query.ts";
import { LazyFormDrawer } from "../../crud/form/LazyFormDrawer.tsx";
import { withFilter } from "../../crud/filters/with-filter.ts";
import { useListView } from "../../crud/list/use-list-view.web.ts";
import { recordTitleOf, recordWord } from "../../crud/record/record-title.ts";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { TABLE_TEXTS } from "../../web/table/table-texts.ts";
import { useList, useRights } from "../../crud/record-queries.web.ts";
import { SearchInput } from "../../web/components/SearchInput.tsx";
import { IconButton } from "../../web/components/IconButton.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { dictionaryEntry, dictionaryGroup } from "./dictionary.ts";
import { DICTIONARY_TEXTS } from "./texts.ts";
import style from "./dictionary.module.css";

/** Key of the line for all groups. */
const ALL = "";
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function walk(event: KeyboardEvent<HTMLElement>): void {
  const groups = [...(event.currentTarget.closest("ul")?.querySelectorAll<HTMLElement>("[data-group]") ?? [])];
  const at = groups.indexOf(event.currentTarget);
  const next = groups[STEPS[event.key]?.(at, groups.length - 1) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The group whose entries the list shows, kept as the list's filter. */
function useChosenGroup() {
  const { view, change } = useListView(dictionaryEntry);
  const filtered = view.filters.find((filter) => filter.field === "groupId")?.values ?? [];
  const chosen = filtered.length === 1 ? filtered[0] : undefined;
  const choose = (id?: string) => {
    const filter = id === undefined ? undefined : { field: "groupId", operator: "in" as const, values: [id] };
    change({ filters: withFilter(dictionaryEntry, view.filters, "groupId", filter) });
  };
  return { isAll: filtered.length === 0, chosen, choose };
}

/** The groups beside the list of entries; choosing one sets the list's filter, so the address keeps it. */
export function Groups() {
  const t = useText();
  const language = useLanguage();
  const rights = useRights(dictionaryGroup);
  const { isAll, chosen, choose } = useChosenGroup();
  const [search, setSearch] = useState("");
  const [focused, setFocused] = useState<string>();
  const [edited, setEdited] = useState<string>();
  const groups = useList(dictionaryGroup, {
    page: 1,
    pageSize: MAX_PAGE_SIZE,
    sort: [{ field: "code", isDescending: false }],
    filters: [],
    ...(search.trim() ? { search: search.trim() } : {}),
  });
  const rows = groups.data?.rows ?? [];
  // Roving tabindex: the groups are one tab stop, arrow keys move between them.
  const current = focused ?? chosen ?? ALL;
  const reachable = rows.some((group) => group.id === current) ? current : ALL;
  return (
    <nav className={`column ${style.groups}`} aria-label={t(DICTIONARY_TEXTS.groups)}>
      <div className="row" data-ends="">
        <h2 className="minor">{t(DICTIONARY_TEXTS.groups)}</h2>
        {rights.canAdd ? (
          <IconButton
            size="small"
            label={t(CRUD_TEXTS.add, { record: recordWord(dictionaryGroup, language) })}
            icon={<Plus size={16} />}
            onClick={() => setEdited("new")}
          />
        ) : null}
      </div>
      <SearchInput label={t(DICTIONARY_TEXTS.search)} value={search} onType={setSearch} />
      <ul className="fill">
        <GroupLine
          title={t(DICTIONARY_TEXTS.all)}
          isChosen={isAll}
          isReachable={reachable === ALL}
          onFocus={() => setFocused(ALL)}
          onChoose={() => choose()}
        />
        {rows.map((group) => (
          <GroupLine
            key={group.id}
            title={recordTitleOf(dictionaryGroup, group, language)}
            code={group.code}
            isChosen={group.id === chosen}
            isReachable={reachable === group.id}
            onFocus={() => setFocused(group.id)}
            onChoose={() => choose(group.id)}
            {...(rights.canUpdate ? { onEdit: () => setEdited(group.id) } : {})}
          />
        ))}
      </ul>
      {groups.data?.total === 0 ? <p data-tone="quiet">{t(TABLE_TEXTS.noResults)}</p> : null}
      <LazyFormDrawer
        module={dictionaryGroup}
        id={edited}
        onClose={() => setEdited(undefined)}
        onContinue={({ id }) => setEdited(id)}
      />
    </nav>
  );
}

interface GroupLineProps {
  readonly title: string;
  readonly code?: string;
  readonly isChosen: boolean;
  readonly isReachable: boolean;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
  readonly onEdit?: () => void;
}

function GroupLine({ title, code, isChosen, isReachable, onFocus, onChoose, onEdit }: GroupLineProps) {
  const t = useText();
  return (
    <li>
      <button
        type="button"
        className="pick"
        data-group=""
        tabIndex={isReachable ? 0 : -1}
        aria-current={isChosen}
        onFocus={onFocus}
        onKeyDown={walk}
        onClick={onChoose}
      >
        <span>
          {title}
          {code === undefined ? null : <small>{code}</small>}
        </span>
      </button>
      {onEdit ? (
        <IconButton
          size="small"
          className={style.edit as string}
          tabIndex={isReachable ? 0 : -1}
          label={t(DICTIONARY_TEXTS.edit, { title })}
          icon={<Pencil size={14} />}
          onClick={onEdit}
        />
      ) : null}
    </li>
  );
}
