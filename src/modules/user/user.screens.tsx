import type { ComponentType } from "react";
import { viewOf } from "../../crud/define-module.ts";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { user } from "./user.ts";

const UserScreen = lazyPart(async () => (await import("./UserScreen.tsx")).UserScreen);

const screens: Readonly<Record<string, ComponentType>> = { [viewOf(user)]: UserScreen };
export default screens;
