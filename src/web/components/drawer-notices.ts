import { createContext, type ReactNode } from "react";

/** Notices of a lasting state, such as a lost network. Drawers show them too, because they cover the frame. */
export const DrawerNotices = createContext<ReactNode>(null);
