import { ConfigProvider } from "antd";
import { createElement, memo, useRef } from "react";
import { ErrorState } from "../../../web/components/states/ErrorState.tsx";
import { PageContext } from "../../../web/page/page.tsx";
import { PartBoundary } from "../../../web/lazy/PartBoundary.tsx";
import { ErrorBoundary } from "../../layout/ErrorBoundary.tsx";
import { NotAllowed } from "../../pages/NotAllowed.tsx";
import { NotFound } from "../../pages/NotFound.tsx";
import { isDetail, resolve } from "../../routing/menu-routes.ts";
import { refreshTab } from "../../routing/navigation.ts";
import { useRoutes } from "../../routing/routes-store.ts";
import { viewComponent } from "../../routing/views.tsx";
import { useTabs } from "../../tabs/tabs-store.ts";
import { PageShape } from "./page-shape.tsx";
import styles from "./page-cache.module.css";
import { useScrollRestoration } from "./use-scroll-restoration.ts";
import { usePageOfTab } from "./use-page-of-tab.ts";

/** The page of a tab with its context: address, container for popups, and an error boundary. */
export const PageOfTab = memo(function PageOfTab({ id }: { readonly id: string }) {
  const root = useRef<HTMLDivElement>(null);
  const page = usePageOfTab(id, root);
  const offeredView = useRoutes(({ table }) => resolve(table, page.path)?.route.view);
  // A menu change may remove the page of an open tab from the person's routes.
  const lostView = useRoutes(({ table }) => resolve(table.lost, page.path)?.route.view);
  // Typed text is kept: the page stays until it is left, and its form says that it cannot be saved.
  const holdsText = useTabs(
    ({ tabs }) => offeredView === undefined && tabs.some((tab) => tab.id === id && tab.isDirty),
  );
  const shownView = offeredView ?? (holdsText ? lostView : undefined);
  const isOfRecord = useRoutes(({ table }) => {
    const node = resolve(table, page.path)?.route.node;
    return node !== undefined && isDetail(node);
  });
  const noteScroll = useScrollRestoration(id, root);
  const startAnew = () => {
    const tab = useTabs.getState().tabs.find((each) => each.id === id);
    if (tab) refreshTab(tab);
  };
  return (
    <div className={styles.page} ref={root} data-page={id} onScrollCapture={noteScroll}>
      <ErrorBoundary fallback={(error) => <ErrorState error={error} onRetry={startAnew} />}>
        {/* Popups are rendered inside the page, so that they are hidden with it and do not cover the next one. */}
        <ConfigProvider getPopupContainer={() => root.current ?? document.body}>
          <PageContext value={page}>
            <PartBoundary
              coming={<PageShape view={shownView} isOfRecord={isOfRecord} />}
              missing={(error, tryAgain) => <ErrorState error={error} onRetry={tryAgain} />}
            >
              {createElement(
                (shownView === undefined ? undefined : viewComponent(shownView)) ??
                  (offeredView === undefined && lostView !== undefined ? NotAllowed : NotFound),
              )}
            </PartBoundary>
          </PageContext>
        </ConfigProvider>
      </ErrorBoundary>
    </div>
  );
});
