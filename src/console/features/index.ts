import type { Feature } from "../layout/slots.ts";
import { Brand } from "./brand/Brand.tsx";
import { Breadcrumb } from "./breadcrumb/Breadcrumb.tsx";
import { DocumentTitle } from "./document-title/DocumentTitle.tsx";
import { ForcedPassword } from "./forced-password/ForcedPassword.tsx";
import { LanguageSelect } from "./language-select/LanguageSelect.tsx";
import { PageCache } from "./page-cache/PageCache.tsx";
import { PageRefresh } from "./page-refresh/PageRefresh.tsx";
import { SideMenu } from "./side-menu/SideMenu.tsx";
import { SidebarToggle } from "./sidebar-toggle/SidebarToggle.tsx";
import { TabBar } from "./tab-bar/TabBar.tsx";
import { ThemeSelect } from "./theme-select/ThemeSelect.tsx";
import { TopMenu } from "./top-menu/TopMenu.tsx";
import { UserMenu } from "./user-menu/UserMenu.tsx";

/** What stands in the frame. A feature is its folder and its line here; without both, the rest still builds and runs. */
export const features: readonly Feature[] = [
  { name: "sidebar-toggle", slot: "top-start", order: 10, View: SidebarToggle },
  { name: "brand", slot: "top-start", order: 20, View: Brand },
  { name: "top-menu", slot: "top-menu", order: 10, View: TopMenu },
  // §2: shown by the setting; a server that does not know it does not hide it
  {
    name: "language-select",
    slot: "top-tools",
    order: 40,
    when: (setting) => setting("sys.lang.enable") !== "0",
    View: LanguageSelect,
  },
  { name: "theme-select", slot: "top-tools", order: 50, View: ThemeSelect },
  { name: "user-menu", slot: "top-tools", order: 90, View: UserMenu },
  { name: "side-menu", slot: "side", order: 10, View: SideMenu },
  { name: "tab-bar", slot: "tabs", order: 10, View: TabBar },
  { name: "page-refresh", slot: "tabs-end", order: 10, View: PageRefresh },
  { name: "breadcrumb", slot: "path", order: 10, View: Breadcrumb },
  { name: "page-cache", slot: "main", order: 10, View: PageCache },
  { name: "forced-password", slot: "over-main", order: 10, View: ForcedPassword },
  { name: "document-title", slot: "floating", order: 10, View: DocumentTitle },
];
