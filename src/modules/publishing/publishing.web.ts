import { createElement, type ComponentType } from "react";
import { formViewOf, viewOf, type Module } from "../../crud/define-module.ts";
import type { FormArrangement } from "../../crud/form/form-arrangement.web.ts";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";

// The list comes with one code, the form with another, whichever module they are for.
const list = lazyPart(async () => (await import("./PublishingScreen.tsx")).PublishingScreen);
const form = lazyPart(async () => (await import("./PublishingPage.tsx")).PublishingPage);

/** Several records that go to the public together; comes when one is opened. */
export const PublishingBoard = lazyPart(async () => (await import("./board/Board.tsx")).Board);

/** The list and the form of a module with `publishingFields`, by the views' names; `inputs` in place of those of the fields' kinds. */
export const publishingScreens = (
  module: Module,
  inputs: NonNullable<FormArrangement["inputs"]> = {},
): Readonly<Record<string, ComponentType>> => ({
  [viewOf(module)]: () => createElement(list, { module }),
  [formViewOf(module)]: () => createElement(form, { module, inputs }),
});
