import { loadDictionaries } from "../../modules/dictionary/load-dictionaries.web.ts";
import { divisionCalls } from "../../modules/division/division.ts";
import { menu } from "../../modules/menu/menu.ts";
import { followPerson } from "../../modules/preference/follow-person.web.ts";
import { loadSettings } from "../../modules/setting/load-settings.web.ts";
import { call } from "../../web/api/call.ts";
import { fetchAhead } from "../../web/api/fetch-ahead.ts";
import { provideHolidays } from "../../web/lookups/holidays.ts";
import { ownId } from "../../web/lookups/own-id.ts";
import { fillPermissions } from "../../web/lookups/permissions.ts";
import { fillRoutes } from "../routing/routes-store.ts";
import { whenQuiet } from "./when-quiet.ts";

// Asked for by the first picker that opens.
provideHolidays(async (year) => (await import("../../modules/calendar/load-holidays.web.ts")).loadHolidays(year));

const loadPermissions = async (): Promise<void> => fillPermissions(await call(menu.permissions, {}));

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
  ]);
  whenQuiet(() => void fetchAhead(divisionCalls.all)); // tens of thousands of rows: no first page waits for them
  fillRoutes(menus);
  return menus.length;
}

/**
 * The person's menu, rights or the settings changed: all are asked for again, and the frame follows; open tabs stay (RELOAD_MENU,
 * TK-11, ST-05).
 */
export async function reloadMenu(): Promise<void> {
  const [menus] = await Promise.all([call(menu.mine, {}), loadPermissions(), loadSettings()]);
  fillRoutes(menus);
}
