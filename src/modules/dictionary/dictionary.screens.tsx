import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Input } from "antd";
import { Pencil, Plus } from "lucide-react";
import { useState, type ComponentType, type KeyboardEvent } from "react";
import { idAndVersion } from "../../contract/asked-records.ts";
import { storedAs, viewOf } from "../../crud/define-module.ts";
import { LazyFormDrawer } from "../../crud/form/LazyFormDrawer.tsx";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import { recordTitleOf, recordWord } from "../../crud/record-title.ts";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { useList, useRights, type Row } from "../../crud/use-crud.web.ts";
import { asLocalMutation } from "../../crud/versions/local-mutations.web.ts";
import { useListView, withFilter } from "../../crud/list/use-list-view.web.ts";
import { ColorTag } from "../../fields/dictionary/ColorTag.tsx";
import { ValueCell } from "../../crud/ValueCell.tsx";
import { call } from "../../web/api/call.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { IconButton } from "../../web/components/IconButton.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { MAX_PAGE_SIZE } from "../../contract/list-query.ts";
import { dictionaryCalls, dictionaryEntry, dictionaryGroup } from "./dictionary.ts";
import { loadDictionaries } from "./load-dictionaries.web.ts";
import { DICTIONARY_TEXTS } from "./texts.ts";
import type { Asked } from "./UsageDialog.tsx";
import style from "./dictionary.module.css";

const UsageDialog = lazyDialog(async () => (await import("./UsageDialog.tsx")).UsageDialog);

/** Stands for no group among their ids. */
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

/** The groups beside the entries: choosing one is nothing but the list's own filter, so the address holds it. */
function Groups() {
  const t = useText();
  const language = useLanguage();
  const rights = useRights(dictionaryGroup);
  const { view, change } = useListView(dictionaryEntry);
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
  const asked = view.filters.find((filter) => filter.field === "groupId")?.values ?? [];
  const chosen = asked.length === 1 ? asked[0] : undefined;
  const rows = groups.data?.rows ?? [];
  // One stop of the Tab key for all groups; arrows go on from there.
  const wanted = focused ?? chosen ?? ALL;
  const reachable = rows.some((group) => group.id === wanted) ? wanted : ALL;
  const choose = (id?: string) =>
    change({
      filters: withFilter(
        dictionaryEntry,
        view.filters,
        "groupId",
        id === undefined ? undefined : { field: "groupId", operator: "in", values: [id] },
      ),
    });
  return (
    <nav className={style.groups} aria-label={t(DICTIONARY_TEXTS.groups)}>
      <div className={style.head}>
        <h2>{t(DICTIONARY_TEXTS.groups)}</h2>
        {rights.canAdd ? (
          <IconButton
            size="small"
            label={t(CRUD_TEXTS.add, { record: recordWord(dictionaryGroup, language) })}
            icon={<Plus size={16} />}
            onClick={() => setEdited("new")}
          />
        ) : null}
      </div>
      <Input
        type="search"
        allowClear
        aria-label={t(DICTIONARY_TEXTS.search)}
        placeholder={t(DICTIONARY_TEXTS.search)}
        maxLength={100}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul>
        <li>
          <button
            type="button"
            data-group=""
            tabIndex={reachable === ALL ? 0 : -1}
            aria-current={asked.length === 0}
            onFocus={() => setFocused(ALL)}
            onKeyDown={walk}
            onClick={() => choose()}
          >
            {t(DICTIONARY_TEXTS.all)}
          </button>
        </li>
        {rows.map((group) => {
          const title = recordTitleOf(dictionaryGroup, group, language);
          return (
            <li key={group.id}>
              <button
                type="button"
                data-group=""
                tabIndex={reachable === group.id ? 0 : -1}
                aria-current={group.id === chosen}
                onFocus={() => setFocused(group.id)}
                onKeyDown={walk}
                onClick={() => choose(group.id)}
              >
                {title}
                <small>{group.code}</small>
              </button>
              {rights.canUpdate ? (
                <IconButton
                  size="small"
                  className={style.edit as string}
                  tabIndex={reachable === group.id ? 0 : -1}
                  label={t(DICTIONARY_TEXTS.edit, { title })}
                  icon={<Pencil size={14} />}
                  onClick={() => setEdited(group.id)}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      {groups.data?.total === 0 ? <p>{t(CRUD_TEXTS.noResults)}</p> : null}
      <LazyFormDrawer module={dictionaryGroup} id={edited} onClose={() => setEdited(undefined)} />
    </nav>
  );
}

const entryOf = (row: Row) => storedAs(dictionaryEntry, row);

/** The label as records will show it. */
function EntryLabel({ row }: { readonly row: Row }) {
  const { color } = entryOf(row);
  const label = <ValueCell name="label" field={dictionaryEntry.fields.label} record={row} />;
  return color ? <ColorTag color={color}>{label}</ColorTag> : label;
}
const CELLS = { label: EntryLabel };

/** Puts an entry before or after its neighbour; the whole group's order is the server's to say. */
function useMove() {
  const client = useQueryClient();
  const feedback = useFeedback();
  return async (row: Row, step: number) => {
    try {
      await asLocalMutation(dictionaryEntry, () => call(dictionaryCalls.move, { ...idAndVersion(row), step }));
    } catch (error) {
      feedback.error(error instanceof Error ? error.message : String(error));
    }
    await client.invalidateQueries({ queryKey: [dictionaryEntry.path] });
  };
}

function DictionaryScreen() {
  const t = useText();
  const language = useLanguage();
  const rights = useRights(dictionaryEntry);
  const { view } = useListView(dictionaryEntry);
  const [asked, setAsked] = useState<Asked>();
  const move = useMove();
  // Only among the entries of one group, and while they stand in their own order, is there an up and a down.
  const isOrdered =
    rights.canUpdate &&
    view.sort.length === 0 &&
    !view.search &&
    view.filters.length === 1 &&
    view.filters.every(({ field, values }) => field === "groupId" && values.length === 1);
  const hasGroups = useRights(dictionaryGroup).canList;
  // Asked again whenever an entry or group was saved here, without waiting for the push: the choices of every screen follow.
  useQuery({
    queryKey: [dictionaryEntry.path, "choices"],
    queryFn: async () => (await loadDictionaries(), true),
    initialData: true,
    meta: { isToldInPlace: true },
  });
  return (
    <div className={style.room}>
      <div className={hasGroups ? style.screen : style.whole}>
        {hasGroups ? <Groups /> : null}
        <ListScreen
          module={dictionaryEntry}
          cells={CELLS}
          moreActions={(row) => [
            ...(isOrdered
              ? [
                  { key: "up", label: t(DICTIONARY_TEXTS.moveUp), act: () => move(row, -1) },
                  { key: "down", label: t(DICTIONARY_TEXTS.moveDown), act: () => move(row, 1) },
                ]
              : []),
            {
              key: "usage",
              label: t(DICTIONARY_TEXTS.usage),
              act: () => {
                const { id, value } = entryOf(row);
                setAsked({ id, value, title: recordTitleOf(dictionaryEntry, row, language) });
              },
            },
          ]}
        />
      </div>
      {asked ? <UsageDialog asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </div>
  );
}

function GroupScreen() {
  const t = useText();
  const language = useLanguage();
  const { open } = usePage();
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <ListScreen
        module={dictionaryGroup}
        moreActions={(row) => [
          {
            key: "entries",
            label: t(DICTIONARY_TEXTS.entries),
            act: () => open(`${dictionaryEntry.path}?groupId.in=${row.id}`),
          },
          {
            key: "usage",
            label: t(DICTIONARY_TEXTS.usage),
            act: () => setAsked({ id: row.id, title: recordTitleOf(dictionaryGroup, row, language) }),
          },
        ]}
      />
      {asked ? <UsageDialog asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}

const screens: Readonly<Record<string, ComponentType>> = {
  [viewOf(dictionaryEntry)]: DictionaryScreen,
  [viewOf(dictionaryGroup)]: GroupScreen,
};
export default screens;
