import { createContext, type ReactNode } from "react";

/** Alerts of a lasting state, such as a lost network. Drawers show them too, because they cover the frame. */
export const DrawerAlerts = createContext<ReactNode>(null);
