import type { ComponentType } from "react";
import { formViewOf, viewOf } from "../../crud/define-module.ts";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { role } from "./role.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [viewOf(role)]: lazyPart(async () => (await import("./RoleScreen.tsx")).RoleScreen),
  [formViewOf(role)]: lazyPart(async () => (await import("./RolePage.tsx")).RolePage),
};
export default screens;
