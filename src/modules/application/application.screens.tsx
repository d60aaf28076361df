import { createElement, type ComponentType } from "react";
import { formViewOf, viewOf } from "../../crud/define-module.ts";
import { usePage } from "../../web/page/page.tsx";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { application } from "./application.ts";
import { isCreatedView } from "./created/created-address.ts";

const review = lazyPart(async () => (await import("./review/ReviewPage.tsx")).ReviewPage);
const created = lazyPart(async () => (await import("./created/CreatedPage.tsx")).CreatedPage);

const screens: Readonly<Record<string, ComponentType>> = {
  [viewOf(application)]: lazyPart(async () => (await import("./ApplicationScreen.tsx")).ApplicationScreen),
  [formViewOf(application)]: () => createElement(isCreatedView(usePage().query) ? created : review),
};
export default screens;
