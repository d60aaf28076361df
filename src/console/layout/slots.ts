import type { ComponentType } from "react";

/** Slots of the frame in reading order. A feature fills exactly one. */
export const SLOTS = [
  "top-start",
  "top-menu",
  "top-tools",
  "side",
  "tabs",
  "tabs-end",
  "path",
  "main",
  "over-main",
  "floating",
] as const;
export type Slot = (typeof SLOTS)[number];

/**
 * One part of the frame. It may import the frame's stores, its own folder and the room around it, but no other feature.
 */
export interface Feature {
  /**
   * Name of its folder in `console/features`, or its path in `console` when it is with its subject:
   * `notifications/bell`.
   */
  readonly name: string;
  readonly slot: Slot;
  /** Position in the slot, ascending. */
  readonly order: number;
  /** The feature is shown only while this is true; `setting` reads a setting of §3. */
  readonly when?: (setting: (key: string) => string) => boolean;
  /** Among the top tools: stays in the bar when there is little room; the other tools share one button then. */
  readonly isEssential?: true;
  /** In "path": says something lasting, and stands in drawers too, which cover the page. */
  readonly isAlert?: true;
  readonly View: ComponentType;
}

/** Without a bar of tabs, as on a phone, its tools stand among the others. */
export const withoutTabBar = (features: readonly Feature[]): readonly Feature[] =>
  features.map((feature) => (feature.slot === "tabs-end" ? { ...feature, slot: "top-tools" } : feature));

/** The features of a slot that are shown now, in order. */
export const featuresIn = (
  slot: Slot,
  features: readonly Feature[],
  setting: (key: string) => string,
): readonly Feature[] =>
  features
    .filter((feature) => feature.slot === slot && (feature.when?.(setting) ?? true))
    .toSorted((a, b) => a.order - b.order);
