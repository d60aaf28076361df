import { Button, Popover } from "antd";
import { Bookmark } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { listNamesOf } from "../../crud/list/use-list-view.web.ts";
import type { ListViewsProps } from "../../crud/slots.web.ts";
import { useText } from "../../web/i18n/language.tsx";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { MissingLine } from "../../web/lazy/MissingLine.tsx";
import { PartBoundary } from "../../web/lazy/PartBoundary.tsx";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import { personal } from "../../web/preferences/personal.ts";
import { NO_VIEW, readListAddress, viewStateOf } from "../../web/table/list-address.ts";
import type { SavedView } from "./saved-view.ts";
import { VIEW_TEXTS } from "./texts.ts";
import { useDefaultView, useViews } from "./use-views.web.ts";
import type { ViewsMenuProps } from "./ViewsMenu.tsx";
import style from "./views.module.css";

const ViewsMenu = lazyPart(async () => (await import("./ViewsMenu.tsx")).ViewsMenu);

/** A stored view applied to the present list, without columns and filters that no longer exist. */
const askedBy = ({ module, view, columns }: ListViewsProps, { state }: SavedView) => {
  const read = readListAddress(listNamesOf(module), new URLSearchParams(state), view.pageSize);
  return { read, columns: read.columns ?? columns };
};

/** A view that was changed or removed elsewhere is so for its default as well. */
function useDefaultKept({ module }: ListViewsProps, views: readonly SavedView[] | undefined) {
  const byDefault = useDefaultView(module);
  const follow = useEffectEvent((present: readonly SavedView[]) => {
    const known = personal.read("defaultViews")[module.path];
    const stored = present.find(({ id }) => id === known?.id);
    if (known && stored?.state !== known.state) byDefault.choose(stored);
  });
  useEffect(() => {
    if (views) follow(views);
  }, [views]);
  return byDefault;
}

/** The list's view, whether the list differs from it, and how to choose another one. */
function useListViews(props: ListViewsProps, isOpen: boolean) {
  const { module, view, columns, change } = props;
  const isChosen = view.saved !== undefined && view.saved !== NO_VIEW;
  const views = useViews(module, isOpen || isChosen);
  const byDefault = useDefaultKept(props, views.data);
  const current = views.data?.find(({ id }) => id === view.saved);
  const asked = current && askedBy(props, current);
  const state = viewStateOf(view, columns);
  const isChanged = asked !== undefined && viewStateOf(asked.read, asked.columns) !== state;
  const choose = (chosen: SavedView | undefined) => {
    if (!chosen)
      return change({
        search: undefined,
        filters: [],
        sort: [],
        columns: undefined,
        look: undefined,
        page: 1,
        saved: byDefault.id === undefined ? undefined : NO_VIEW,
      });
    const { read, columns: shown } = askedBy(props, chosen);
    const { search, filters, sort, look } = read;
    return change({ search, filters, sort, look, columns: shown, page: 1, saved: chosen.id });
  };
  return { views, byDefault, current, state, isChanged, choose };
}

/** The menu, whose program comes when it is first opened. */
function LoadedMenu({ onEscape, ...menu }: ViewsMenuProps & { readonly onEscape: () => void }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls within
    <div
      className={style.menu}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onEscape();
      }}
    >
      <PartBoundary
        coming={<div className={style.coming} />}
        missing={(_, tryAgain) => <MissingLine onTryAgain={tryAgain} />}
      >
        <ViewsMenu {...menu} />
      </PartBoundary>
    </div>
  );
}

/** The button that names the list's view and opens the others. */
export function ListViews(props: ListViewsProps) {
  const { module, columns, change } = props;
  const t = useText();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { views, byDefault, current, state, isChanged, choose } = useListViews(props, isOpen);
  const name = current ? t(VIEW_TEXTS.current, { name: current.name }) : t(VIEW_TEXTS.views);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={
        <LoadedMenu
          module={module}
          views={views}
          current={current}
          isChanged={isChanged}
          state={state}
          byDefault={byDefault}
          onChoose={(chosen) => {
            setOpen(false);
            choose(chosen);
          }}
          onSaved={(saved) => change({ saved: saved.id, columns })}
          onEscape={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      }
    >
      <Button
        ref={button}
        type="text"
        className={style.button as string}
        icon={<Bookmark size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={isChanged ? `${name} · ${t(VIEW_TEXTS.changed)}` : name}
        data-tooltip={isPhone ? name : undefined}
      >
        {isPhone ? null : <span className="cut">{current?.name ?? t(VIEW_TEXTS.views)}</span>}
        {isChanged ? <span className="dot" /> : null}
      </Button>
    </Popover>
  );
}
