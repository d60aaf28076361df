import type { SignedInContext } from "../../server/http/route.ts";
import { installationZone } from "../../server/installation-zone.ts";
import type { SheetServices } from "./sheet-services.server.ts";

/**
 * The time zone of a sheet's times: that in which whoever asks sees them, which their browser names. Without one what
 * they chose in another browser, or else the installation's.
 */
export const timeZoneFor = async (
  { chosenTimeZone }: Pick<SheetServices, "chosenTimeZone">,
  { timeZone, caller }: Pick<SignedInContext, "timeZone" | "caller">,
): Promise<string> => timeZone ?? (await chosenTimeZone?.(caller.userId)) ?? installationZone();
