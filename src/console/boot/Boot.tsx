import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { LinesSkeleton, PageSkeleton } from "../../web/components/states/Skeleton.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { Layout } from "../layout/Layout.tsx";
import type { Feature } from "../layout/slots.ts";
import styles from "./boot.module.css";
import { retryBoot, useBoot } from "./boot.ts";
import { NoAccessPage } from "./NoAccessPage.tsx";
import { BOOT_TEXTS } from "./texts.ts";

/** The frame's outline while the console loads; its parts are where the loaded frame will draw them. */
function Outline() {
  const t = useText();
  return (
    <div className={styles.outline} role="status" aria-label={t(BOOT_TEXTS.loading)}>
      <div className={styles.top} />
      <div className={styles.side}>
        <LinesSkeleton lines={6} />
      </div>
      <div>
        <div className={styles.tabs} />
        <PageSkeleton />
      </div>
    </div>
  );
}

/** Shows the current step of the start, so that there is never a blank page. */
export function Boot({ features }: { readonly features: readonly Feature[] }) {
  const t = useText();
  const state = useBoot();
  switch (state.step) {
    case "asking-user":
    case "loading":
      return <Outline />;
    case "password-due":
    case "ready":
      return <Layout features={features} />;
    case "locked":
      return null; // the lock screen covers everything
    case "leaving":
      return <NoAccessPage why={state.why} ended={state.ended} />;
    case "failed":
      return (
        <main className={styles.middle}>
          <h1 className="visually-hidden">{t(BOOT_TEXTS.failedTitle)}</h1>
          <ErrorState error={state.error} onRetry={retryBoot} />
        </main>
      );
  }
}
