import { afterEach, expect, test, vi } from "vitest";
import { fillPermissions } from "../../../web/lookups/permissions.ts";
import { modules, ownScreens } from "../../routing/declared-views.ts";
import { loadViews } from "../../routing/views.tsx";
import { viewOf } from "../../../crud/define-module.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { PageCache } from "./PageCache.tsx";

/** Screens that are opened with a record of their own, which a list leads to, and whose wait is the form's. */
const OF_RECORDS = /\/(?:form|edit|detail|review|compose)\b/;

const views = [
  ...new Set([...modules.map(viewOf), ...Object.values(ownScreens).flatMap((screens) => Object.keys(screens))]),
].filter((view) => !OF_RECORDS.test(view));

let running: Frame;
afterEach(() => running.end());

test.each(views)("%s shows its shape for as long as the server says nothing", async (view) => {
  await loadViews();
  fillPermissions(["*:*:*"]);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  running = frame(<PageCache />, [{ path: "/waiting", component: view }], "/waiting");
  const status = await found('[data-page="/waiting"] .skeleton[role=status]');
  expect(status.getAttribute("aria-label")).toBe("Loading");
});
