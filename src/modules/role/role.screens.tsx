import type { ComponentType } from "react";
import { formViewOf, viewOf } from "../../crud/define-module.ts";
import { latePart } from "../../web/parts/late-part.tsx";
import { role } from "./role.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [viewOf(role)]: latePart(async () => (await import("./RoleScreen.tsx")).RoleScreen),
  [formViewOf(role)]: latePart(async () => (await import("./RolePage.tsx")).RolePage),
};
export default screens;
