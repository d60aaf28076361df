import { Button } from "antd";
import { ChevronDown, Layers, PinOff, X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { LazyDrawer } from "../../../web/lazy/LazyDialogs.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { goTo } from "../../routing/navigation.ts";
import { useRoutes } from "../../routing/routes-store.ts";
import { tabsAround } from "../../tabs/tab-closing.ts";
import { tabTitle } from "../../tabs/tab-title.ts";
import { hrefOf, setPinned, type Tab } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { useClosing } from "../../tabs/use-closing.ts";
import styles from "./tab-sheet.module.css";
import { TAB_BAR_TEXTS } from "./texts.ts";

/** The open pages on narrow screens: the active one's name, and all of them in a sheet from below. */
export function TabSheet() {
  const t = useText();
  const language = useLanguage();
  const table = useRoutes((routes) => routes.table);
  const state = useTabs();
  const [isOpen, setOpen] = useState(false);
  const titleOf = (tab: Tab) => tabTitle(tab, table, language);
  const front = state.tabs.find((tab) => tab.id === state.activeId);
  const count = t(TAB_BAR_TEXTS.count, { count: state.tabs.length });
  const hide = () => setOpen(false);
  return (
    <nav className="grow line" data-gap="0" aria-label={t(TAB_BAR_TEXTS.name)}>
      <button
        type="button"
        className={`line medium ${styles.front}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span className="cut">{front ? titleOf(front) : count}</span>
        <span className={`line tabular ${styles.count}`} data-gap="4" aria-label={count}>
          {/* Without a sign beside a list's name it is read as its number of records. */}
          <Layers size={12} aria-hidden="true" />
          {state.tabs.length}
        </span>
        <ChevronDown data-tone="faint" size={14} aria-hidden="true" />
      </button>
      <LazyDrawer
        placement="bottom"
        size="auto"
        open={isOpen}
        onClose={hide}
        title={count}
        closable={{ "aria-label": t(TAB_BAR_TEXTS.closeList), placement: "end" }}
        rootClassName={styles.sheet as string}
        footer={<SheetFoot front={front} onCloseAll={hide} />}
      >
        <ul className={styles.list}>
          {state.tabs.map((tab) => (
            <SheetLine key={tab.id} tab={tab} title={titleOf(tab)} isFront={tab === front} onGo={hide} />
          ))}
        </ul>
      </LazyDrawer>
    </nav>
  );
}

interface SheetFootProps {
  readonly front: Tab | undefined;
  readonly onCloseAll: () => void;
}

function SheetFoot({ front, onCloseAll }: SheetFootProps) {
  const t = useText();
  const state = useTabs();
  const closing = useClosing();
  return (
    <div className={`line ${styles.foot}`}>
      <Button
        disabled={!front || tabsAround(state, front.id, "others").length === 0}
        onClick={() => front && void closing.closeAround(front.id, "others")}
      >
        {t(TAB_BAR_TEXTS.closeOthers)}
      </Button>
      <Button
        onClick={() => {
          onCloseAll();
          void closing.closeAll();
        }}
      >
        {t(TAB_BAR_TEXTS.closeAll)}
      </Button>
    </div>
  );
}

interface SheetLineProps {
  readonly tab: Tab;
  readonly title: string;
  readonly isFront: boolean;
  readonly onGo: () => void;
}

function SheetLine({ tab, title, isFront, onGo }: SheetLineProps) {
  const t = useText();
  const closing = useClosing();
  return (
    <li className="line" data-gap="4" data-active={isFront || undefined}>
      <button
        type="button"
        className={`grow breakable ${styles.page}`}
        aria-current={isFront ? "page" : undefined}
        onClick={() => {
          onGo();
          goTo(hrefOf(tab));
        }}
      >
        {title}
        {tab.isDirty ? <span className="dot" data-after="" role="img" aria-label={t(TAB_BAR_TEXTS.unsaved)} /> : null}
      </button>
      {tab.isPinned ? (
        <IconButton
          label={t(TAB_BAR_TEXTS.unpinPage, { title })}
          icon={<PinOff size={16} aria-hidden="true" />}
          onClick={() => useTabs.setState((now) => setPinned(now, tab.id, false))}
        />
      ) : tab.canClose ? (
        <IconButton
          label={t(TAB_BAR_TEXTS.closePage, { title })}
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => void closing.close(tab.id)}
        />
      ) : null}
    </li>
  );
}
