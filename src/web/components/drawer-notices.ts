import { createContext, type ReactNode } from "react";

/** What the frame says of a lasting state, such as a lost network: drawers show it too, as they cover the frame. */
export const DrawerNotices = createContext<ReactNode>(null);
