import type { ComponentType } from "react";
import { viewOf } from "../../crud/define-module.ts";
import { latePart } from "../../web/parts/late-part.tsx";
import { user } from "./user.ts";

const UserScreen = latePart(async () => (await import("./UserScreen.tsx")).UserScreen);

const screens: Readonly<Record<string, ComponentType>> = { [viewOf(user)]: UserScreen };
export default screens;
