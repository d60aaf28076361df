import { createElement, type ComponentType } from "react";
import { formViewOf, viewOf } from "../../crud/define-module.ts";
import { usePage } from "../../web/page/page.tsx";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { application } from "./application.ts";
import { isMadeView } from "./approved/made-address.ts";

const review = lazyPart(async () => (await import("./review/ReviewPage.tsx")).ReviewPage);
const made = lazyPart(async () => (await import("./approved/MadePage.tsx")).MadePage);

const screens: Readonly<Record<string, ComponentType>> = {
  [viewOf(application)]: lazyPart(async () => (await import("./ApplicationScreen.tsx")).ApplicationScreen),
  [formViewOf(application)]: () => createElement(isMadeView(usePage().query) ? made : review),
};
export default screens;
