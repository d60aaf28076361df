import { memo } from "react";
import { useText } from "../../web/i18n/language.tsx";
import { settingIn, useSettings } from "../../web/lookups/settings.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import styles from "./layout.module.css";
import { useShell } from "./shell-store.ts";
import { featuresIn, type Feature, type Slot } from "./slots.ts";
import { LAYOUT_TEXTS } from "./texts.ts";

interface LayoutProps {
  readonly features: readonly Feature[];
}

/** A part that fails takes only itself away: the rest of the frame still serves. */
function SlotView({ name, features }: LayoutProps & { readonly name: Slot }) {
  const settings = useSettings();
  return featuresIn(name, features, (key) => settingIn(settings, key)).map(({ name: feature, View }) => (
    <ErrorBoundary key={feature} fallback={() => null}>
      <View />
    </ErrorBoundary>
  ));
}

/** The frame: places only (look.md "Console"). What stands in them is listed in features/index.ts. */
export const Layout = memo(function Layout({ features }: LayoutProps) {
  const say = useText();
  const isMainCovered = useShell((shell) => shell.isMainCovered);
  const slot = (name: Slot) => <SlotView name={name} features={features} />;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {say(LAYOUT_TEXTS.skip)}
      </a>
      <header className={styles.top}>
        <div className={styles.start}>{slot("top-start")}</div>
        <div className={styles.menu}>{slot("top-menu")}</div>
        <div className={styles.tools}>{slot("top-tools")}</div>
      </header>
      {slot("side")}
      <div className={styles.body}>
        <div className={styles.tabs}>
          {slot("tabs")}
          <div className={styles.tabsEnd}>{slot("tabs-end")}</div>
        </div>
        <div className={styles.mainArea}>
          <div className={styles.under} inert={isMainCovered}>
            {slot("path")}
            <main className={styles.main} id="main" tabIndex={-1}>
              {slot("main")}
            </main>
          </div>
          {slot("over-main")}
        </div>
      </div>
      {slot("floating")}
    </div>
  );
});
