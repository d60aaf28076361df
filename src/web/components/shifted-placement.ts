import type { PopoverProps } from "antd";

const overflow = { adjustY: 1, shiftX: 1 } as const;

/** Below what opens it or above, and no farther to the side than the window reaches: the kit's own only turn round. */
export const SHIFTED_PLACEMENT: NonNullable<PopoverProps["builtinPlacements"]> = {
  bottomLeft: { points: ["tl", "bl"], offset: [0, 4], overflow },
  topLeft: { points: ["bl", "tl"], offset: [0, -4], overflow },
};
