import type { ComponentType } from "react";

/** The places of the frame, in reading order. A feature stands in exactly one. */
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

/** One small part of the frame. It knows the frame's stores, its own folder and the room that stands in, never another feature. */
export interface Feature {
  /** Also its folder: in `console/features`, or with its subject, as `notifications/bell` in `console`. */
  readonly name: string;
  readonly slot: Slot;
  /** Within the slot, smallest first. */
  readonly order: number;
  /** Present only while this holds, given the settings of §3. */
  readonly when?: (setting: (key: string) => string) => boolean;
  /** In "top-tools": stands in the bar even where there is room for few; the others share one button there. */
  readonly isEssential?: true;
  readonly View: ComponentType;
}

/** What stands in a slot now, in order. */
export const featuresIn = (
  slot: Slot,
  features: readonly Feature[],
  setting: (key: string) => string,
): readonly Feature[] =>
  features
    .filter((feature) => feature.slot === slot && (feature.when?.(setting) ?? true))
    .toSorted((a, b) => a.order - b.order);
