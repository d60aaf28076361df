import type { ComponentType } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { SESSIONS_PAGE } from "./live-session.ts";

const SessionScreen = lazyPart(async () => (await import("./SessionScreen.tsx")).SessionScreen);

const screens: Readonly<Record<string, ComponentType>> = { [SESSIONS_PAGE.view]: SessionScreen };
export default screens;
