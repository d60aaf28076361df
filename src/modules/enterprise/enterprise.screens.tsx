import type { ComponentType } from "react";
import { formViewOf } from "../../crud/define-module.ts";
import { publishingScreens } from "../publishing/publishing.web.ts";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { enterprise } from "./enterprise.ts";

const EnterprisePage = lazyPart(async () => (await import("./EnterprisePage.tsx")).EnterprisePage);

const screens: Readonly<Record<string, ComponentType>> = {
  ...publishingScreens(enterprise),
  [formViewOf(enterprise)]: EnterprisePage,
};
export default screens;
