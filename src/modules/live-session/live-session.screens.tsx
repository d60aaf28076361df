import type { ComponentType } from "react";
import { latePart } from "../../web/parts/late-part.tsx";
import { SESSIONS_PAGE } from "./live-session.ts";

const SessionScreen = latePart(async () => (await import("./SessionScreen.tsx")).SessionScreen);

const screens: Readonly<Record<string, ComponentType>> = { [SESSIONS_PAGE.view]: SessionScreen };
export default screens;
