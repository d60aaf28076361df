import { lazy, type ComponentType } from "react";
import { AUDIT_PAGE } from "./audit.ts";
import { LOGIN_LOG_PAGE } from "./login-log.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [AUDIT_PAGE.view]: lazy(async () => ({ default: (await import("./AuditScreen.tsx")).AuditScreen })),
  [LOGIN_LOG_PAGE.view]: lazy(async () => ({ default: (await import("./LoginLogScreen.tsx")).LoginLogScreen })),
};
export default screens;
