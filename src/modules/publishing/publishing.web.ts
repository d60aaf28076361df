import { createElement, type ComponentType } from "react";
import { formViewOf, viewOf, type Module } from "../../crud/define-module.ts";
import type { FormArrangement } from "../../crud/form/form-arrangement.web.ts";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";

// List and form are separate bundles, shared by all modules.
const list = lazyPart(async () => (await import("./PublishingScreen.tsx")).PublishingScreen);
const form = lazyPart(async () => (await import("./PublishingPage.tsx")).PublishingPage);

/** Loaded with the first board. */
export const PublishingBoard = lazyPart(async () => (await import("./board/Board.tsx")).Board);

/** List and form of a module with `publishingFields`, by view name; `own` is what the module adds to its form. */
export const publishingScreens = (
  module: Module,
  own: Pick<FormArrangement, "inputs" | "Aside"> = {},
): Readonly<Record<string, ComponentType>> => ({
  [viewOf(module)]: () => createElement(list, { module }),
  [formViewOf(module)]: () => createElement(form, { module, own }),
});
