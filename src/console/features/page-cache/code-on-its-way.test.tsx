import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formViewOf } from "../../../crud/define-module.ts";
import { product } from "../../../modules/product/product.ts";
import { fillPermissions } from "../../../web/lookups/permissions.ts";
import { loadViews } from "../../routing/views.tsx";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { PageCache } from "./PageCache.tsx";

/** The code of the form and of the calendar never finishes loading. */
vi.mock("../../../crud/form/FormPage.tsx", () => new Promise(() => {}));
vi.mock("../../../modules/calendar/CalendarScreen.tsx", () => new Promise(() => {}));

let running: Frame;
beforeEach(async () => {
  await loadViews();
  fillPermissions(["*:*:*"]);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => running.end());

test("a form whose code is loading has the skeleton of a form, not of a list", async () => {
  running = frame(<PageCache />, [{ path: "/waiting", component: formViewOf(product), type: "4" }], "/waiting");
  const status = await found('[data-page="/waiting"] .skeleton[role=status]');
  expect(status.getAttribute("aria-label")).toBe("Loading");
  expect(status.querySelectorAll("[data-field-shape]").length).toBeGreaterThan(2);
  expect(document.querySelector(".skeleton-rows")).toBeNull();
});

test("the calendar has the skeleton of its months while it loads", async () => {
  running = frame(<PageCache />, [{ path: "/days", component: "sys/calendar/index", type: "2" }], "/days");
  await found('[data-page="/days"] [data-boxes-shape]');
  expect(document.querySelector(".skeleton-rows")).toBeNull();
});
