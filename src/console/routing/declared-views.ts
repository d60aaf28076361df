import type { ComponentType } from "react";

/*
 * Declarations of the modules and their own screens. Loaded in parallel with the person's menu, after the frame, which
 * renders without them (docs/decisions/016).
 */

export { modules } from "../../modules/index.ts";

/**
 * Default exports of `modules/<name>/<name>.screens.tsx`, each a table of components by view name. A heavy screen is
 * `lazy(…)` there.
 */
export const ownScreens = import.meta.glob<Readonly<Record<string, ComponentType>>>("../../modules/*/*.screens.tsx", {
  eager: true,
  import: "default",
});
