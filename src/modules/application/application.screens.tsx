import { createElement, type ComponentType } from "react";
import { formViewOf, viewOf } from "../../crud/define-module.ts";
import { usePage } from "../../web/page/page.tsx";
import { latePart } from "../../web/parts/late-part.tsx";
import { application } from "./application.ts";
import { isMadeView } from "./made-address.ts";

const review = latePart(async () => (await import("./ReviewPage.tsx")).ReviewPage);
const made = latePart(async () => (await import("./MadePage.tsx")).MadePage);

const screens: Readonly<Record<string, ComponentType>> = {
  [viewOf(application)]: latePart(async () => (await import("./ApplicationScreen.tsx")).ApplicationScreen),
  [formViewOf(application)]: () => createElement(isMadeView(usePage().query) ? made : review),
};
export default screens;
