import type { ComponentType } from "react";

/*
 * What the modules bring: their declarations and the screens they draw themselves. It is asked for beside the person's menu and comes
 * after the frame, which can be drawn without it (docs/decisions/016).
 */

export { modules } from "../../modules/index.ts";

/** `modules/<name>/<name>.screens.tsx`, a table by view name. A heavy screen stands there as `lazy(…)`. */
export const ownScreens = import.meta.glob<Readonly<Record<string, ComponentType>>>("../../modules/*/*.screens.tsx", {
  eager: true,
  import: "default",
});
