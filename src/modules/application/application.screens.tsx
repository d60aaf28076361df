import { createElement, type ComponentType } from "react";
import { formViewOf, viewOf } from "../../crud/define-module.ts";
import { usePage } from "../../web/page/page.tsx";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { application } from "./application.ts";
import { isApprovalView } from "./approved/approval-address.ts";

const review = lazyPart(async () => (await import("./review/ReviewPage.tsx")).ReviewPage);
const approval = lazyPart(async () => (await import("./approved/ApprovalPage.tsx")).ApprovalPage);

const screens: Readonly<Record<string, ComponentType>> = {
  [viewOf(application)]: lazyPart(async () => (await import("./ApplicationScreen.tsx")).ApplicationScreen),
  [formViewOf(application)]: () => createElement(isApprovalView(usePage().query) ? approval : review),
};
export default screens;
