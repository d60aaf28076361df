import { loadDictionaries } from "../../modules/dictionary/load-dictionaries.web.ts";
import { divisionCalls } from "../../modules/division/division.ts";
import { menu } from "../../modules/menu/menu.ts";
import { followPerson } from "../../modules/preference/follow-person.web.ts";
import { setting } from "../../modules/setting/setting.ts";
import { call } from "../../web/api/call.ts";
import { ownId } from "../../web/lookups/own-id.ts";
import { fillPermissions } from "../../web/lookups/permissions.ts";
import { fillSettings } from "../../web/lookups/settings.ts";
import { queryClient } from "../query-client.ts";
import { fillRoutes } from "../routing/routes-store.ts";

/** Under this key all divisions stand in the query cache: thousands of rows that no first page waits for. */
const DIVISIONS_KEY = ["divisions"] as const;

const loadDivisions = () =>
  queryClient.prefetchQuery({
    queryKey: DIVISIONS_KEY,
    queryFn: ({ signal }) => call(divisionCalls.all, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export const loadSettings = async (): Promise<void> => fillSettings(await call(setting.config, {}));
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
  void loadDivisions(); // behind what the first page waits for
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
