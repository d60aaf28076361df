import { Button } from "antd";
import {
  ChevronsDownUp,
  ChevronsUpDown,
  Eye,
  Plus,
  ArrowDown,
  ArrowUp,
  CornerDownRight,
  IndentDecrease,
  IndentIncrease,
  ListPlus,
  Pencil,
  SquareMousePointer,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import { useMemo, useState, type ComponentProps } from "react";
import { isExternal } from "../../contract/menu.ts";
import { SearchInput } from "../../web/components/SearchInput.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import type { RowAction } from "../../web/table/RowButton.tsx";
import { EmptyState } from "../../web/components/EmptyState.tsx";
import { ErrorState, NotPermittedState } from "../../web/components/ErrorState.tsx";
import { IconButton } from "../../web/components/IconButton.tsx";
import { TableSkeleton } from "../../web/components/Skeleton.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { useCan } from "../../web/lookups/permissions.ts";
import { usePage } from "../../web/page/page.tsx";
import { Screen } from "../../web/page/Screen.tsx";
import type { MenuBranch } from "./menu-admin.ts";
import { branchesById, everyBranch, linesOf, positionAfterStep, type Step } from "./tree/menu-positions.ts";
import { searchFilter } from "./tree/menu-search.ts";
import { MenuTable } from "./tree/MenuTable.tsx";
import { MENU_TEXTS } from "./texts.ts";
import { useMenuActions, useMenus, useTitlePinyin } from "./use-menus.web.ts";
import style from "./menu.module.css";

const MenuForm = lazyDialog(async () => (await import("./form/MenuForm.tsx")).MenuForm);
const ButtonsDialog = lazyDialog(async () => (await import("./buttons/ButtonsDialog.tsx")).ButtonsDialog);
const PreviewDrawer = lazyDialog(async () => (await import("./PreviewDrawer.tsx")).PreviewDrawer);

const TOGGLED = "terrace.menus.turned";
const NOTHING: readonly MenuBranch[] = [];

/** Expanded branches: directories start open, pages closed; the ids toggled since are kept in `sessionStorage`. */
function useOpenness() {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(
    () => new Set((sessionStorage.getItem(TOGGLED) ?? "").split(",").filter(Boolean)),
  );
  const keep = (ids: Iterable<string>) => {
    const next = new Set(ids);
    setToggled(next);
    sessionStorage.setItem(TOGGLED, [...next].join(","));
  };
  const isOpen = (branch: MenuBranch) => (branch.type === "1") !== toggled.has(branch.id);
  const toggle = ({ id }: MenuBranch) =>
    keep(toggled.has(id) ? [...toggled].filter((each) => each !== id) : [...toggled, id]);
  const setAll = (branches: readonly MenuBranch[], areOpen: boolean) =>
    keep(
      everyBranch(branches).flatMap(({ id, type, children }) =>
        children.length > 0 && (type === "1") !== areOpen ? [id] : [],
      ),
    );
  return { isOpen, toggle, setAll };
}

/** The visible rows: matches of the search, else the expanded tree. */
function useMenuLines(branches: readonly MenuBranch[], question: string) {
  const { isOpen, ...openness } = useOpenness();
  const readings = useTitlePinyin(branches, /[a-z]/i.test(question));
  const matches = useMemo(() => searchFilter(question, readings), [question, readings]);
  return { lines: linesOf(branches, isOpen, matches), ...openness };
}

/** Menu administration (§7 "Menus"). Search and open form are kept in the page's query. */
export function MenuScreen() {
  const t = useText();
  if (useCan("sys:menu:list")) return <Menus />;
  return (
    <Screen title={t(MENU_TEXTS.title)}>
      <NotPermittedState />
    </Screen>
  );
}

interface RowActionsOptions {
  readonly actions: ReturnType<typeof useMenuActions>;
  readonly onOpen: (branch: MenuBranch) => void;
  readonly onAdd: (parentId: string | null) => void;
  readonly onButtons: (id: string) => void;
}

/** The actions on an entry that the user's rights allow. */
function useRowActions(branches: readonly MenuBranch[], { actions, onOpen, onAdd, onButtons }: RowActionsOptions) {
  const t = useText();
  const canAdd = useCan("sys:menu:add");
  const canUpdate = useCan("sys:menu:update");
  const canRemove = useCan("sys:menu:delete");
  return (branch: MenuBranch): RowAction[] => {
    const holdsOthers = branch.type !== "3" && !isExternal(branch.path);
    const hasButtons = (branch.type === "2" || branch.type === "4") && holdsOthers;
    const step = (key: Step, label: string, Icon: LucideIcon): RowAction[] => {
      const place = canUpdate ? positionAfterStep(branches, branch, key) : undefined;
      return place ? [{ key, label, Icon, act: () => actions.move(branch, place) }] : [];
    };
    return [
      {
        key: "open",
        label: t(canUpdate ? MENU_TEXTS.edit : MENU_TEXTS.open),
        Icon: canUpdate ? Pencil : Eye,
        act: () => onOpen(branch),
      },
      ...(canAdd && holdsOthers
        ? [{ key: "below", label: t(MENU_TEXTS.addBelow), Icon: CornerDownRight, act: () => onAdd(branch.id) }]
        : []),
      ...(canAdd
        ? [{ key: "beside", label: t(MENU_TEXTS.addBeside), Icon: ListPlus, act: () => onAdd(branch.parentId) }]
        : []),
      ...(canUpdate && hasButtons
        ? [{ key: "buttons", label: t(MENU_TEXTS.generate), Icon: SquareMousePointer, act: () => onButtons(branch.id) }]
        : []),
      ...step("up", t(MENU_TEXTS.up), ArrowUp),
      ...step("down", t(MENU_TEXTS.down), ArrowDown),
      ...step("in", t(MENU_TEXTS.into), IndentIncrease),
      ...step("out", t(MENU_TEXTS.out), IndentDecrease),
      ...(canRemove && !branch.isDeclared
        ? [
            {
              key: "remove",
              label: t(MENU_TEXTS.remove),
              Icon: Trash2,
              isDangerous: true,
              act: () => actions.remove(branch),
            },
          ]
        : []),
    ];
  };
}

/** Search and open form in the page's query: `open` is an id or "new", `below` the new entry's parent. */
function useMenuAddress() {
  const { query, setQuery } = usePage();
  const go = (change: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined || value === "") next.delete(name);
      else next.set(name, value);
    }
    setQuery(next);
  };
  return {
    question: query.get("search") ?? "",
    search: (search: string) => go({ search }),
    openId: query.get("open") ?? undefined,
    below: query.get("below"),
    open: ({ id }: MenuBranch) => go({ open: id, below: undefined }),
    add: (parentId: string | null) => go({ open: "new", below: parentId ?? undefined }),
    close: () => go({ open: undefined, below: undefined }),
  };
}

interface MenuLineProps {
  readonly question: string;
  readonly onSearch: (question: string) => void;
  readonly onOpenAll: () => void;
  readonly onCloseAll: () => void;
}

function MenuLine({ question, onSearch, onOpenAll, onCloseAll }: MenuLineProps) {
  const t = useText();
  return (
    <div className={`row ${style.line}`}>
      <SearchInput label={t(MENU_TEXTS.search)} value={question} onType={onSearch} />
      <IconButton label={t(MENU_TEXTS.expandAll)} icon={<ChevronsUpDown size={16} />} onClick={onOpenAll} />
      <IconButton label={t(MENU_TEXTS.collapseAll)} icon={<ChevronsDownUp size={16} />} onClick={onCloseAll} />
    </div>
  );
}

function Menus() {
  const t = useText();
  const canUpdate = useCan("sys:menu:update");
  const menus = useMenus();
  const actions = useMenuActions();
  const { question, search, openId, below, open, add, close } = useMenuAddress();
  const [generatingId, setGeneratingId] = useState<string>();
  const branches = menus.data ?? NOTHING;
  const { lines, toggle, setAll } = useMenuLines(branches, question);
  const actionsOf = useRowActions(branches, { actions, onOpen: open, onAdd: add, onButtons: setGeneratingId });
  const byId = branchesById(branches);
  const generating = generatingId === undefined ? undefined : byId.get(generatingId);
  const refresh = () => void actions.refresh();

  const body = () => {
    if (menus.isError) return <ErrorState error={menus.error} onRetry={() => void menus.refetch()} />;
    if (menus.isPending) return <TableSkeleton columns={6} />;
    if (lines.length === 0) {
      const clear = <Button onClick={() => search("")}>{t(MENU_TEXTS.clear)}</Button>;
      return <EmptyState title={t(MENU_TEXTS.noResults)} actions={clear} />;
    }
    const move: ComponentProps<typeof MenuTable>["onMove"] = (branch, place) => void actions.move(branch, place);
    return (
      <MenuTable
        {...{ branches, lines, actionsOf }}
        canMove={canUpdate}
        onOpen={open}
        onToggle={toggle}
        onMove={move}
      />
    );
  };
  return (
    <Screen title={t(MENU_TEXTS.title)} purpose={t(MENU_TEXTS.purpose)} tools={<MenuTools onAdd={() => add(null)} />}>
      <MenuLine
        question={question}
        onSearch={search}
        onOpenAll={() => setAll(branches, true)}
        onCloseAll={() => setAll(branches, false)}
      />
      <div className={style.body}>{body()}</div>
      {openId !== undefined && menus.isSuccess ? (
        <MenuForm
          key={openId}
          {...{ branches, below }}
          entry={openId === "new" ? undefined : byId.get(openId)}
          isNew={openId === "new"}
          onClose={close}
          onSaved={refresh}
        />
      ) : null}
      {generating ? (
        <ButtonsDialog
          key={generating.id}
          menu={generating}
          onClose={() => setGeneratingId(undefined)}
          onMade={refresh}
        />
      ) : null}
    </Screen>
  );
}

function MenuTools({ onAdd }: { readonly onAdd: () => void }) {
  const t = useText();
  const canAdd = useCan("sys:menu:add");
  const [isPreviewing, setPreviewing] = useState(false);
  return (
    <>
      <Button
        icon={<Eye size={16} />}
        className={style.wordy as string}
        aria-label={t(MENU_TEXTS.preview)}
        onClick={() => setPreviewing(true)}
      >
        {t(MENU_TEXTS.preview)}
      </Button>
      {canAdd ? (
        <Button
          type="primary"
          icon={<Plus size={16} />}
          className={style.wordy as string}
          aria-label={t(MENU_TEXTS.add)}
          onClick={onAdd}
        >
          {t(MENU_TEXTS.add)}
        </Button>
      ) : null}
      {isPreviewing ? <PreviewDrawer onClose={() => setPreviewing(false)} /> : null}
    </>
  );
}
