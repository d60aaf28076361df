import { ArrowDown, ArrowUp, Link2, List } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useState, type ComponentType } from "react";
import { idAndVersion } from "../../contract/optimistic-locking.ts";
import { storedAs, viewOf } from "../../crud/define-module.ts";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import { recordTitleOf } from "../../crud/record/record-title.ts";
import { useRights, type Row } from "../../crud/record-queries.web.ts";
import { useWrite } from "../../crud/optimistic-locking/use-write.web.ts";
import { useListView } from "../../crud/list/use-list-view.web.ts";
import { Tag } from "../../web/components/Tag.tsx";
import { ValueCell } from "../../crud/rows/ValueCell.tsx";
import { call } from "../../web/api/call.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { dictionaryCalls, dictionaryEntry, dictionaryGroup } from "./dictionary.ts";
import { Groups } from "./Groups.tsx";
import { loadDictionaries } from "./load-dictionaries.web.ts";
import { DICTIONARY_TEXTS } from "./texts.ts";
import type { UsageSubject } from "./UsageDialog.tsx";
import style from "./dictionary.module.css";

const UsageDialog = lazyDialog(async () => (await import("./UsageDialog.tsx")).UsageDialog);

const entryOf = (row: Row) => storedAs(dictionaryEntry, row);

/** The label as records show it: as a tag if the entry has a colour. */
function EntryLabel({ row }: { readonly row: Row }) {
  const { color } = entryOf(row);
  const label = <ValueCell name="label" field={dictionaryEntry.fields.label} record={row} />;
  return color ? (
    <Tag isValue color={color}>
      {label}
    </Tag>
  ) : (
    label
  );
}
const CELLS = { label: EntryLabel };

/** Moves an entry among those of its group; no toast, as the list shows the new order. */
function useMove() {
  const write = useWrite(dictionaryEntry);
  return (row: Row, step: number) =>
    write(
      () => call(dictionaryCalls.move, { ...idAndVersion(row), step }),
      () => undefined,
    );
}

function DictionaryScreen() {
  const t = useText();
  const language = useLanguage();
  const rights = useRights(dictionaryEntry);
  const { view } = useListView(dictionaryEntry);
  const [asked, setAsked] = useState<UsageSubject>();
  const move = useMove();
  // Moving makes sense only in the unfiltered list of one group in its own order.
  const isOrdered =
    rights.canUpdate &&
    view.sort.length === 0 &&
    !view.search &&
    view.filters.length === 1 &&
    view.filters.every(({ field, values }) => field === "groupId" && values.length === 1);
  const hasGroups = useRights(dictionaryGroup).canList;
  // Every save here invalidates this query, so the options of all screens are reloaded without waiting for the push.
  useQuery({
    queryKey: [dictionaryEntry.path, "choices"],
    queryFn: async () => (await loadDictionaries(), true),
    initialData: true,
    meta: { showsOwnError: true },
  });
  return (
    <div className={style.room}>
      <ListScreen
        module={dictionaryEntry}
        cells={CELLS}
        aside={hasGroups ? <Groups /> : undefined}
        moreActions={(row) => [
          ...(isOrdered
            ? [
                { key: "up", label: t(DICTIONARY_TEXTS.moveUp), Icon: ArrowUp, act: () => move(row, -1) },
                { key: "down", label: t(DICTIONARY_TEXTS.moveDown), Icon: ArrowDown, act: () => move(row, 1) },
              ]
            : []),
          {
            key: "usage",
            label: t(DICTIONARY_TEXTS.usage),
            Icon: Link2,
            act: () => {
              const { id, value } = entryOf(row);
              setAsked({ id, value, title: recordTitleOf(dictionaryEntry, row, language) });
            },
          },
        ]}
      />
      {asked ? <UsageDialog asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </div>
  );
}

function GroupScreen() {
  const t = useText();
  const language = useLanguage();
  const { open } = usePage();
  const [asked, setAsked] = useState<UsageSubject>();
  return (
    <>
      <ListScreen
        module={dictionaryGroup}
        moreActions={(row) => [
          {
            key: "entries",
            label: t(DICTIONARY_TEXTS.entries),
            Icon: List,
            act: () => open(`${dictionaryEntry.path}?groupId.in=${row.id}`),
          },
          {
            key: "usage",
            label: t(DICTIONARY_TEXTS.usage),
            Icon: Link2,
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
