import { lazy, type ComponentType } from "react";
import { formViewOf, viewOf } from "../../crud/define-module.ts";
import { role } from "./role.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [viewOf(role)]: lazy(async () => ({ default: (await import("./RoleScreen.tsx")).RoleScreen })),
  [formViewOf(role)]: lazy(async () => ({ default: (await import("./RolePage.tsx")).RolePage })),
};
export default screens;
