import { loadDictionaries } from "../../modules/dictionary/load-dictionaries.web.ts";
import { divisionCalls } from "../../modules/division/division.ts";
import { menu } from "../../modules/menu/menu.ts";
import { followPerson } from "../../modules/preference/follow-person.web.ts";
import { session } from "../../modules/session/session.ts";
import { loadSettings } from "../../modules/setting/load-settings.web.ts";
import { call } from "../../web/api/call.ts";
import { prefetchAnswer } from "../../web/api/prefetch-answer.ts";
import { provideHolidays } from "../../web/lookups/holidays.ts";
import { ownId } from "../../web/lookups/own-id.ts";
import { fillPermissions } from "../../web/lookups/permissions.ts";
import { fetchPart } from "../../web/lazy/fetch-part.ts";
import { fillRoutes } from "../routing/routes-store.ts";
import { loadViews } from "../routing/views.tsx";
import { useUser } from "../session/user-store.ts";
import { loadTextOverrides } from "../text-overrides.ts";
import { onIdle } from "./on-idle.ts";

// The holidays of a year are fetched when the first date picker opens.
provideHolidays(async (year) => {
  const { loadHolidays } = await fetchPart(() => import("../../modules/calendar/load-holidays.web.ts"));
  return loadHolidays(year);
});

const loadPermissions = async (): Promise<void> => fillPermissions(await call(menu.permissions, {}));

/** Version of the menu, permissions, settings and text overrides that are loaded; the socket announces a newer one. */
let version: string | undefined;
export const loadedVersion = (): string | undefined => version;

/**
 * Loads dictionaries, config, routes, permissions and the person's preferences at the same time, and the divisions when
 * the browser is idle (§4). Resolves to the number of routes the server sent.
 */
export async function loadContent(): Promise<number> {
  const [menus] = await Promise.all([
    call(menu.mine, {}),
    loadDictionaries(),
    loadSettings(),
    loadPermissions(),
    followPerson(ownId()),
    loadViews(),
  ]);
  // tens of thousands of rows, which the first page must not wait for
  onIdle(() => void prefetchAnswer(divisionCalls.all));
  fillRoutes(menus);
  // read before the other calls began, so it is never newer than what they loaded
  version = useUser.getState().user?.menuVersion;
  return menus.length;
}

let begun = 0;
let shown = 0;

/**
 * Loads menu, permissions, settings and text overrides again after one of them changed. The frame follows, open tabs
 * stay (RELOAD_MENU, TK-11, ST-05).
 */
export async function reloadMenu(): Promise<void> {
  const own = (begun += 1);
  // Read before the other calls: a change in between is then loaded twice rather than missed.
  const { menuVersion } = await call(session.me, {});
  const rest = Promise.all([loadSettings(), loadTextOverrides()]);
  rest.catch(() => undefined); // awaited below; the menu does not wait for it
  const [menus, permissions] = await Promise.all([call(menu.mine, {}), call(menu.permissions, {})]);
  if (own < shown) return; // a newer reload has already finished
  shown = own;
  fillPermissions(permissions);
  fillRoutes(menus);
  await rest;
  if (own === shown) version = menuVersion;
}
