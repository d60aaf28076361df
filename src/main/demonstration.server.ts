import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Demonstration } from "../modules/index.server.ts";

const PLACE = new URL("../../demo/demonstration.server.ts", import.meta.url);

/** Imports `demo/`; null where that folder was removed. */
export async function findDemonstration(): Promise<Demonstration | null> {
  if (!existsSync(fileURLToPath(PLACE))) return null;
  const found = (await import(PLACE.href)) as { readonly demonstration: Demonstration };
  return found.demonstration;
}
