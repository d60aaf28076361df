import { call } from "../../web/api/call.ts";
import { fillSettings } from "../../web/lookups/settings.ts";
import { setting } from "./config-call.ts";

/** Loads the settings that the frame and all screens use (§3). */
export const loadSettings = async (): Promise<void> => fillSettings(await call(setting.config, {}));
