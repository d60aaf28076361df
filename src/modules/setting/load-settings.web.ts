import { call } from "../../web/api/call.ts";
import { fillSettings } from "../../web/lookups/settings.ts";
import { setting } from "./setting.ts";

/** Reads what the frame and every screen goes by (§3). */
export const loadSettings = async (): Promise<void> => fillSettings(await call(setting.config, {}));
