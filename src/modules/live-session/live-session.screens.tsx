import { lazy, type ComponentType } from "react";
import { SESSIONS_PAGE } from "./live-session.ts";

const SessionScreen = lazy(async () => ({ default: (await import("./SessionScreen.tsx")).SessionScreen }));

const screens: Readonly<Record<string, ComponentType>> = { [SESSIONS_PAGE.view]: SessionScreen };
export default screens;
