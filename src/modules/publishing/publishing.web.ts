import { createElement, type ComponentType } from "react";
import { formViewOf, viewOf, type Module } from "../../crud/define-module.ts";
import type { FormArrangement } from "../../crud/form/form-arrangement.web.ts";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";

// List and form are separate bundles, shared by all modules.
const list = lazyPart(async () => (await import("./PublishingScreen.tsx")).PublishingScreen);
const form = lazyPart(async () => (await import("./PublishingPage.tsx")).PublishingPage);

/** Loaded with the first board. */
export const PublishingBoard = lazyPart(async () => (await import("./board/Board.tsx")).Board);

/** List and form of a module with `publishingFields`, by view name; `inputs` replace those of the field kinds. */
export const publishingScreens = (
  module: Module,
  inputs: NonNullable<FormArrangement["inputs"]> = {},
): Readonly<Record<string, ComponentType>> => ({
  [viewOf(module)]: () => createElement(list, { module }),
  [formViewOf(module)]: () => createElement(form, { module, inputs }),
});
