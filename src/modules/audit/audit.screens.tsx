import type { ComponentType } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { AUDIT_PAGE } from "./audit.ts";
import { LOGIN_LOG_PAGE } from "./login-log.ts";

const screens: Readonly<Record<string, ComponentType>> = {
  [AUDIT_PAGE.view]: lazyPart(async () => (await import("./AuditScreen.tsx")).AuditScreen),
  [LOGIN_LOG_PAGE.view]: lazyPart(async () => (await import("./LoginLogScreen.tsx")).LoginLogScreen),
};
export default screens;
