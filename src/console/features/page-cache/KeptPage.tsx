import { ConfigProvider } from "antd";
import { createElement, memo, Suspense, useRef, useState } from "react";
import { ErrorState } from "../../../web/components/ErrorState.tsx";
import { PageSkeleton } from "../../../web/components/Skeleton.tsx";
import { PageContext } from "../../../web/page/page.tsx";
import { ErrorBoundary } from "../../layout/ErrorBoundary.tsx";
import { NotAllowed } from "../../pages/NotAllowed.tsx";
import { NotFound } from "../../pages/NotFound.tsx";
import { resolve } from "../../routing/menu-routes.ts";
import { refreshTab } from "../../routing/navigation.ts";
import { useRoutes } from "../../routing/routes-store.ts";
import { forgetView, viewNamed } from "../../routing/views.tsx";
import { useTabs } from "../../tabs/tabs-store.ts";
import styles from "./page-cache.module.css";
import { useKeptScroll } from "./use-kept-scroll.ts";
import { usePageOfTab } from "./use-page-of-tab.ts";

/** One page with all it needs: its address, its place for popups, and an end to its faults. */
export const KeptPage = memo(function KeptPage({ id }: { readonly id: string }) {
  const root = useRef<HTMLDivElement>(null);
  const page = usePageOfTab(id, root);
  const view = useRoutes((routes) => resolve(routes.table, page.path)?.route.view);
  // A page that was there and is not any more was taken from the person: the menu changed under the open tab.
  const [wasThere] = useState(view !== undefined);
  const keepScroll = useKeptScroll(id, root);
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
              {createElement(
                (view === undefined ? undefined : viewNamed(view)) ??
                  (wasThere && view === undefined ? NotAllowed : NotFound),
              )}
            </Suspense>
          </PageContext>
        </ConfigProvider>
      </ErrorBoundary>
    </div>
  );
});
