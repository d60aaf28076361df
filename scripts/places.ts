import { join } from "node:path";

/** The checkout, and what is built in it. */
export const root = join(import.meta.dirname, "..");
export const dist = join(root, "dist");
