import { memo, useMemo } from "react";
import { DrawerAlerts } from "../../web/components/drawer-alerts.ts";
import { useText } from "../../web/i18n/language.tsx";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import { usePersonal } from "../../web/preferences/personal.ts";
import styles from "./layout.module.css";
import { useShell } from "./shell-store.ts";
import { SideArea } from "./SideArea.tsx";
import { withoutTabBar, type Feature, type Slot } from "./slots.ts";
import { SlotView } from "./SlotView.tsx";
import { LAYOUT_TEXTS } from "./texts.ts";
import { TopTools } from "./TopTools.tsx";

interface LayoutProps {
  readonly features: readonly Feature[];
}

/** The frame: the slots alone. `features/index.ts` lists what fills them. A phone has one line of bars at its top. */
export const Layout = memo(function Layout({ features: all }: LayoutProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const hasTabs = usePersonal("hasTabs") && !isPhone;
  const features = hasTabs ? all : withoutTabBar(all);
  const isMainCovered = useShell((shell) => shell.isMainCovered);
  const isMaximised = useShell((shell) => shell.isMaximised);
  const alerts = useMemo(() => <SlotView name="path" features={all.filter(({ isAlert }) => isAlert)} />, [all]);
  const slot = (name: Slot) => <SlotView name={name} features={features} />;
  return (
    <DrawerAlerts value={alerts}>
      <div className={styles.frame} data-maximised={isMaximised ? "" : undefined}>
        <a className="skip-link" href="#main">
          {t(LAYOUT_TEXTS.skip)}
        </a>
        <header className={styles.top}>
          <div className={`line ${styles.start}`} data-gap="0">
            {slot("top-start")}
          </div>
          <div className={`grow ${styles.menu}`}>
            {slot("top-menu")}
            {isPhone ? slot("tabs") : null}
          </div>
          <TopTools features={features} />
        </header>
        <SideArea>{slot("side")}</SideArea>
        <div className={styles.body} data-tabless={hasTabs ? undefined : ""}>
          {isPhone ? null : (
            // The hidden tabs still ask before unsaved text is left.
            <div className={`line ${styles.tabs}`} data-gap="0" hidden={!hasTabs}>
              {slot("tabs")}
              <div className={`line ${styles.tabsEnd}`} data-gap="0">
                {slot("tabs-end")}
              </div>
            </div>
          )}
          <div className={styles.mainArea}>
            <div className={`column ${styles.under}`} inert={isMainCovered}>
              {slot("path")}
              <main className={`unringed ${styles.main}`} id="main" tabIndex={-1}>
                {slot("main")}
              </main>
            </div>
            {slot("over-main")}
          </div>
        </div>
        {slot("floating")}
      </div>
    </DrawerAlerts>
  );
});
