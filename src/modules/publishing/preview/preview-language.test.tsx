import { afterEach, expect, test } from "vitest";
import { crop, cropId } from "../../../crud/testing/crop.web.ts";
import { fakeRecords } from "../../../crud/testing/fake-records.web.ts";
import { control, show, type Shown } from "../../../crud/testing/show.tsx";
import { PreviewPanel } from "./PreviewPanel.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

test("a button that chooses a language is called in that of the screen", async () => {
  const followed = { id: cropId(1), typed: "", isDirty: true, keepDraft: async () => {} };
  page = show(<PreviewPanel module={crop} followed={followed} onClose={() => {}} />, { fake: fakeRecords(crop, []) });
  const button = await control("Lao");
  expect(button.closest("[lang]:not(html)")).toBeNull();
  expect(button.querySelector("[lang]")).toBeNull();
  expect(button.textContent).toBe("Lao");
});
