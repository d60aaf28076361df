import { Button } from "antd";
import { Eye, Plus } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "../../web/components/states/EmptyState.tsx";
import { ErrorState, NotPermittedState } from "../../web/components/states/ErrorState.tsx";
import { TableSkeleton } from "../../web/components/states/Skeleton.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { useCan } from "../../web/lookups/permissions.ts";
import { Screen } from "../../web/page/Screen.tsx";
import type { MenuBranch } from "./menu-admin.ts";
import { MenuLine } from "./MenuLine.tsx";
import { branchesById } from "./tree/menu-positions.ts";
import { MenuTable } from "./tree/MenuTable.tsx";
import { MENU_TEXTS } from "./texts.ts";
import { useMenuAddress } from "./use-menu-address.web.ts";
import { useMenuLines } from "./use-menu-lines.web.ts";
import { useMenuActions, useMenus } from "./use-menus.web.ts";
import { useRowActions } from "./use-row-actions.web.ts";
import style from "./menu.module.css";

const MenuForm = lazyDialog(async () => (await import("./form/MenuForm.tsx")).MenuForm);
const ButtonsDialog = lazyDialog(async () => (await import("./buttons/ButtonsDialog.tsx")).ButtonsDialog);
const PreviewDrawer = lazyDialog(async () => (await import("./PreviewDrawer.tsx")).PreviewDrawer);

const NOTHING: readonly MenuBranch[] = [];

/** Menu administration (§7 "Menus"). Search, filters and open form are kept in the page's query. */
export function MenuScreen() {
  const t = useText();
  if (useCan("sys:menu:list")) return <Menus />;
  return (
    <Screen title={t(MENU_TEXTS.title)}>
      <NotPermittedState />
    </Screen>
  );
}

/** Data, rights and dialogs of the page. */
function useMenuScreen() {
  const menus = useMenus();
  const actions = useMenuActions();
  const address = useMenuAddress();
  const [generatingId, setGeneratingId] = useState<string>();
  const branches = menus.data ?? NOTHING;
  const rows = useMenuLines(branches, address);
  const actionsOf = useRowActions(branches, {
    actions,
    onOpen: address.open,
    onAdd: address.add,
    onButtons: setGeneratingId,
  });
  const byId = branchesById(branches);
  return {
    menus,
    actions,
    address,
    branches,
    rows,
    actionsOf,
    entryAt: (id: string | undefined) => (id === undefined ? undefined : byId.get(id)),
    generatingId,
    stopGenerating: () => setGeneratingId(undefined),
  };
}
type MenuScreenState = ReturnType<typeof useMenuScreen>;

function MenuBody({ menus, actions, address, branches, rows: { lines, toggle }, actionsOf }: MenuScreenState) {
  const t = useText();
  const canUpdate = useCan("sys:menu:update");
  if (menus.isError) return <ErrorState error={menus.error} onRetry={() => void menus.refetch()} />;
  if (menus.isPending) return <TableSkeleton columns={6} />;
  if (lines.length === 0) {
    const clear = <Button onClick={address.clear}>{t(MENU_TEXTS.clear)}</Button>;
    return <EmptyState title={t(MENU_TEXTS.noResults)} actions={clear} />;
  }
  return (
    <MenuTable
      {...{ branches, lines, actionsOf }}
      canMove={canUpdate}
      onOpen={address.open}
      onToggle={toggle}
      onMove={(branch, place) => void actions.move(branch, place)}
    />
  );
}

/** The entry's form and the buttons to generate, over the page. */
function MenuDialogs({ menus, actions, address, branches, entryAt, generatingId, stopGenerating }: MenuScreenState) {
  const { openId, below, close } = address;
  const generating = entryAt(generatingId);
  const refresh = () => void actions.refresh();
  return (
    <>
      {openId !== undefined && menus.isSuccess ? (
        <MenuForm
          key={openId}
          {...{ branches, below }}
          entry={openId === "new" ? undefined : entryAt(openId)}
          isNew={openId === "new"}
          onClose={close}
          onSaved={refresh}
        />
      ) : null}
      {generating ? (
        <ButtonsDialog key={generating.id} menu={generating} onClose={stopGenerating} onMade={refresh} />
      ) : null}
    </>
  );
}

function Menus() {
  const t = useText();
  const state = useMenuScreen();
  const { address, branches, rows } = state;
  return (
    <Screen
      title={t(MENU_TEXTS.title)}
      purpose={t(MENU_TEXTS.purpose)}
      tools={<MenuTools onAdd={() => address.add(null)} />}
    >
      <MenuLine
        branches={branches}
        address={address}
        onOpenAll={() => rows.setAll(branches, true)}
        onCloseAll={() => rows.setAll(branches, false)}
      />
      <div className={style.body}>
        <MenuBody {...state} />
      </div>
      <MenuDialogs {...state} />
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
        className="picture-on-phone"
        aria-label={t(MENU_TEXTS.preview)}
        onClick={() => setPreviewing(true)}
      >
        {t(MENU_TEXTS.preview)}
      </Button>
      {canAdd ? (
        <Button
          type="primary"
          icon={<Plus size={16} />}
          className="picture-on-phone"
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
