import { createElement, lazy, type ComponentType } from "react";
import { formViewOf, viewOf } from "../../crud/define-module.ts";
import { usePage } from "../../web/page/page.tsx";
import { application } from "./application.ts";
import { isMadeView } from "./made-address.ts";

const review = lazy(async () => ({ default: (await import("./ReviewPage.tsx")).ReviewPage }));
const made = lazy(async () => ({ default: (await import("./MadePage.tsx")).MadePage }));

const screens: Readonly<Record<string, ComponentType>> = {
  [viewOf(application)]: lazy(async () => ({ default: (await import("./ApplicationScreen.tsx")).ApplicationScreen })),
  [formViewOf(application)]: () => createElement(isMadeView(usePage().query) ? made : review),
};
export default screens;
