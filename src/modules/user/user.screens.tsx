import { lazy, type ComponentType } from "react";
import { viewOf } from "../../crud/define-module.ts";
import { user } from "./user.ts";

const UserScreen = lazy(async () => ({ default: (await import("./UserScreen.tsx")).UserScreen }));

const screens: Readonly<Record<string, ComponentType>> = { [viewOf(user)]: UserScreen };
export default screens;
