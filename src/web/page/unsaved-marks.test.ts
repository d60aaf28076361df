import { expect, test } from "vitest";
import { unsavedMarks } from "./unsaved-marks.ts";

test("a page stays unsaved when a dialog above it closes, and with a dialog when what is beneath is saved", () => {
  const told: boolean[] = [];
  const setDirty = unsavedMarks((isUnsaved) => told.push(isUnsaved));
  setDirty(true);
  setDirty(true, "dialog");
  setDirty(false, "dialog");
  expect(told).toEqual([true, true, true]);
  setDirty(true, "dialog");
  setDirty(false);
  setDirty(false, "dialog");
  expect(told.slice(3)).toEqual([true, true, false]);
});
