import { ConfigProvider } from "antd";
import { createElement, memo, Suspense, useLayoutEffect, useRef } from "react";
import { ErrorState } from "../../../web/components/ErrorState.tsx";
import { PageSkeleton } from "../../../web/components/Skeleton.tsx";
import { PageContext } from "../../../web/page/page.tsx";
import { ErrorBoundary } from "../../layout/ErrorBoundary.tsx";
import { NotFound } from "../../pages/NotFound.tsx";
import { resolve } from "../../routing/menu-routes.ts";
import { refreshTab } from "../../routing/navigation.ts";
import { useRoutes } from "../../routing/routes-store.ts";
import { forgetView, viewNamed } from "../../routing/views.tsx";
import { useTabs } from "../../tabs/tabs-store.ts";
import styles from "./page-cache.module.css";
import { usePageOfTab } from "./use-page-of-tab.ts";

/** A hidden element has no scroll position of its own in every browser: those of the page's are kept here and put back. */
function useKeptScroll(): (event: { readonly target: EventTarget }) => void {
  const kept = useRef(new Map<Element, { readonly left: number; readonly top: number }>());
  useLayoutEffect(() => {
    for (const [element, { left, top }] of kept.current) {
      if (!element.isConnected) kept.current.delete(element);
      else if (element.scrollTop !== top || element.scrollLeft !== left)
        element.scrollTo({ left, top, behavior: "instant" });
    }
  }, []); // runs whenever the page comes to the front
  return ({ target }) => {
    if (target instanceof Element && target.checkVisibility())
      kept.current.set(target, { left: target.scrollLeft, top: target.scrollTop });
  };
}

/** One page with all it needs: its address, its place for popups, and an end to its faults. */
export const KeptPage = memo(function KeptPage({ id }: { readonly id: string }) {
  const root = useRef<HTMLDivElement>(null);
  const page = usePageOfTab(id, root);
  const view = useRoutes((routes) => resolve(routes.table, page.path)?.route.view);
  const keepScroll = useKeptScroll();
  const startAnew = () => {
    if (view !== undefined) forgetView(view);
    const tab = useTabs.getState().tabs.find((each) => each.id === id);
    if (tab) refreshTab(tab);
  };
  return (
    <div className={styles.page} ref={root} data-page={id} onScrollCapture={keepScroll}>
      <ErrorBoundary fallback={(error) => <ErrorState error={error} onRetry={startAnew} />}>
        {/* Popups hide with their page; outside it they would stay in front of the next one. */}
        <ConfigProvider getPopupContainer={() => root.current ?? document.body}>
          <PageContext value={page}>
            <Suspense fallback={<PageSkeleton />}>
              {createElement((view === undefined ? undefined : viewNamed(view)) ?? NotFound)}
            </Suspense>
          </PageContext>
        </ConfigProvider>
      </ErrorBoundary>
    </div>
  );
});
