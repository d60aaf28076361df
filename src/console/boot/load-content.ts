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
import { fillRoutes } from "../routing/routes-store.ts";
import { loadViews } from "../routing/views.tsx";
import { useUser } from "../session/user-store.ts";
import { whenQuiet } from "./when-quiet.ts";

// Asked for by the first picker that opens.
provideHolidays(async (year) => (await import("../../modules/calendar/load-holidays.web.ts")).loadHolidays(year));

const loadPermissions = async (): Promise<void> => fillPermissions(await call(menu.permissions, {}));

/** The version of the rights that the menu on the screen was loaded with; only to be compared with what the socket tells. */
let rights: string | undefined;
export const loadedRights = (): string | undefined => rights;

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
  whenQuiet(() => void fetchAhead(divisionCalls.all)); // tens of thousands of rows: no first page waits for them
  fillRoutes(menus);
  rights = useUser.getState().user?.rightsVersion; // asked for before the menu
  return menus.length;
}

let begun = 0;
let shown = 0;

async function loadRights(): Promise<void> {
  const own = (begun += 1);
  // Before the menu: what changes in between is then loaded once too often, never once too rarely.
  const { rightsVersion } = await call(session.me, {});
  const [menus, permissions] = await Promise.all([call(menu.mine, {}), call(menu.permissions, {})]);
  if (own < shown) return; // what was asked for later came earlier
  shown = own;
  rights = rightsVersion;
  fillPermissions(permissions);
  fillRoutes(menus);
}

/**
 * The person's menu, rights or the settings changed: all are asked for again, and the frame follows; open tabs stay (RELOAD_MENU,
 * TK-11, ST-05).
 */
export async function reloadMenu(): Promise<void> {
  await Promise.all([loadRights(), loadSettings()]);
}
