import { loadDictionaries } from "../../modules/dictionary/load-dictionaries.web.ts";
import { divisionCalls } from "../../modules/division/division.ts";
import { menu } from "../../modules/menu/menu.ts";
import { followPerson } from "../../modules/preference/follow-person.web.ts";
import { session } from "../../modules/session/session.ts";
import { loadSettings } from "../../modules/setting/load-settings.web.ts";
import { call } from "../../web/api/call.ts";
import { fetchAhead } from "../../web/api/fetch-ahead.ts";
import { provideHolidays } from "../../web/lookups/holidays.ts";
import { ownId } from "../../web/lookups/own-id.ts";
import { fillPermissions } from "../../web/lookups/permissions.ts";
import { fetchPart } from "../../web/lazy/fetch-part.ts";
import { fillRoutes } from "../routing/routes-store.ts";
import { loadViews } from "../routing/views.tsx";
import { useUser } from "../session/user-store.ts";
import { loadTextOverrides } from "../text-overrides.ts";
import { onIdle } from "./on-idle.ts";

// Asked for by the first picker that opens.
provideHolidays(async (year) => {
  const { loadHolidays } = await fetchPart(() => import("../../modules/calendar/load-holidays.web.ts"));
  return loadHolidays(year);
});

const loadPermissions = async (): Promise<void> => fillPermissions(await call(menu.permissions, {}));

/** The version of menu, rights, settings and written texts that were loaded; only to be compared with what the socket tells. */
let version: string | undefined;
export const loadedVersion = (): string | undefined => version;

/**
 * Dictionaries, config, routes, permissions and the person's own choices, all at once, and behind them the divisions (§4). Resolves to
 * the number of the server's routes.
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
  onIdle(() => void fetchAhead(divisionCalls.all)); // tens of thousands of rows: no first page waits for them
  fillRoutes(menus);
  version = useUser.getState().user?.menuVersion; // asked for before the rest
  return menus.length;
}

let begun = 0;
let shown = 0;

/**
 * The person's menu or rights, the settings or the written texts changed: all are asked for again, and the frame follows; open tabs
 * stay (RELOAD_MENU, TK-11, ST-05).
 */
export async function reloadMenu(): Promise<void> {
  const own = (begun += 1);
  // Before the rest: what changes in between is then loaded once too often, never once too rarely.
  const { menuVersion } = await call(session.me, {});
  const rest = Promise.all([loadSettings(), loadTextOverrides()]);
  rest.catch(() => undefined); // looked at below; the menu does not wait for it
  const [menus, permissions] = await Promise.all([call(menu.mine, {}), call(menu.permissions, {})]);
  if (own < shown) return; // what was asked for later came earlier
  shown = own;
  fillPermissions(permissions);
  fillRoutes(menus);
  await rest;
  if (own === shown) version = menuVersion;
}
