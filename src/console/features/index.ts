import type { Feature } from "../layout/slots.ts";
import { BackToTop } from "./back-to-top/BackToTop.tsx";
import { Brand } from "./brand/Brand.tsx";
import { Breadcrumb } from "./breadcrumb/Breadcrumb.tsx";
import { ConfirmPassword } from "../password/confirm/ConfirmPassword.tsx";
import { DocumentTitle } from "./document-title/DocumentTitle.tsx";
import { ErrorLog } from "./error-log/ErrorLog.tsx";
import { ForcedPassword } from "../password/forced/ForcedPassword.tsx";
import { Fullscreen } from "./fullscreen/Fullscreen.tsx";
import { ImageUpload } from "./image-upload/ImageUpload.tsx";
import { LanguageFollow } from "./language-follow/LanguageFollow.tsx";
import { LanguageSelect } from "./language-select/LanguageSelect.tsx";
import { LockTriggers } from "../lock/triggers/LockTriggers.tsx";
import { Maximise } from "./maximise/Maximise.tsx";
import { MenuSearch } from "./menu-search/MenuSearch.tsx";
import { MessageDialog } from "../notifications/dialog/MessageDialog.tsx";
import { NewVersion } from "./new-version/NewVersion.tsx";
import { NotificationBell } from "../notifications/bell/NotificationBell.tsx";
import { Offline } from "./offline/Offline.tsx";
import { PageCache } from "./page-cache/PageCache.tsx";
import { PageRefresh } from "./page-refresh/PageRefresh.tsx";
import { Palette } from "./palette/Palette.tsx";
import { Preferences } from "./preferences/Preferences.tsx";
import { PushListener } from "../push/PushListener.tsx";
import { PushToast } from "../notifications/toast/PushToast.tsx";
import { ShortcutHelp } from "./shortcuts/ShortcutHelp.tsx";
import { SideDrawer } from "./side-drawer/SideDrawer.tsx";
import { SideMenu } from "./side-menu/SideMenu.tsx";
import { SidebarToggle } from "./sidebar-toggle/SidebarToggle.tsx";
import { SignedOut } from "../session/signed-out/SignedOut.tsx";
import { SizeSelect } from "./size-select/SizeSelect.tsx";
import { TabBar } from "./tab-bar/TabBar.tsx";
import { TopMenu } from "./top-menu/TopMenu.tsx";
import { UserMenu } from "./user-menu/UserMenu.tsx";
import { Watermark } from "./watermark/Watermark.tsx";

/**
 * All features of the frame. A feature is its folder and its line here; remove both and the console still builds. Those
 * named after another room of the console (`session/signed-out`) stand there, as the part of it that is on the screen.
 */
export const features: readonly Feature[] = [
  { name: "sidebar-toggle", slot: "top-start", order: 10, View: SidebarToggle },
  { name: "brand", slot: "top-start", order: 20, View: Brand },
  { name: "top-menu", slot: "top-menu", order: 10, View: TopMenu },
  { name: "palette", slot: "top-tools", order: 10, isEssential: true, View: Palette },
  { name: "notifications/bell", slot: "top-tools", order: 20, isEssential: true, View: NotificationBell },
  { name: "error-log", slot: "top-tools", order: 30, View: ErrorLog },
  { name: "image-upload", slot: "top-tools", order: 35, View: ImageUpload },
  // §2: the setting hides it; on a server that does not know the setting it is shown
  {
    name: "language-select",
    slot: "top-tools",
    order: 40,
    when: (setting) => setting("sys.lang.enable") !== "0",
    View: LanguageSelect,
  },
  { name: "size-select", slot: "top-tools", order: 45, View: SizeSelect },
  { name: "preferences", slot: "top-tools", order: 50, View: Preferences },
  { name: "fullscreen", slot: "top-tools", order: 60, View: Fullscreen },
  { name: "user-menu", slot: "top-tools", order: 90, isEssential: true, View: UserMenu },
  { name: "menu-search", slot: "side", order: 5, View: MenuSearch },
  { name: "side-menu", slot: "side", order: 10, View: SideMenu },
  { name: "tab-bar", slot: "tabs", order: 10, View: TabBar },
  { name: "back-to-top", slot: "tabs-end", order: 5, isEssential: true, View: BackToTop },
  { name: "page-refresh", slot: "tabs-end", order: 10, View: PageRefresh },
  { name: "session/signed-out", slot: "path", order: 2, isAlert: true, View: SignedOut },
  { name: "offline", slot: "path", order: 4, isAlert: true, View: Offline },
  { name: "new-version", slot: "path", order: 6, View: NewVersion },
  { name: "breadcrumb", slot: "path", order: 10, View: Breadcrumb },
  { name: "maximise", slot: "path", order: 12, View: Maximise },
  { name: "page-cache", slot: "main", order: 10, View: PageCache },
  { name: "password/forced", slot: "over-main", order: 10, View: ForcedPassword },
  { name: "push", slot: "floating", order: 4, View: PushListener },
  { name: "notifications/toast", slot: "floating", order: 5, View: PushToast },
  { name: "notifications/dialog", slot: "floating", order: 6, View: MessageDialog },
  { name: "password/confirm", slot: "floating", order: 8, View: ConfirmPassword },
  { name: "document-title", slot: "floating", order: 10, View: DocumentTitle },
  { name: "language-follow", slot: "floating", order: 12, View: LanguageFollow },
  { name: "shortcuts", slot: "floating", order: 20, View: ShortcutHelp },
  {
    name: "side-drawer",
    slot: "floating",
    order: 30,
    when: (setting) => setting("sys.sidedrawer.enable") === "1",
    View: SideDrawer,
  },
  { name: "lock/triggers", slot: "floating", order: 40, View: LockTriggers },
  {
    name: "watermark",
    slot: "floating",
    order: 50,
    when: (setting) => setting("sys.watermark.enable") === "1",
    View: Watermark,
  },
];
