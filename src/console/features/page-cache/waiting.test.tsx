import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fillPermissions } from "../../../web/lookups/permissions.ts";
import { modules, ownScreens } from "../../routing/declared-views.ts";
import { loadViews } from "../../routing/views.tsx";
import { viewOf } from "../../../crud/define-module.ts";
import { queryClient } from "../../query-client.ts";
import { pauseCalls } from "../../session/pause-calls.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { PageCache } from "./PageCache.tsx";

/** Views that are opened with the id of a record from a list; their skeleton is that of a form. */
const OF_RECORDS = /\/(?:form|edit|detail|review|compose)\b/;

const views = [
  ...new Set([...modules.map(viewOf), ...Object.values(ownScreens).flatMap((screens) => Object.keys(screens))]),
].filter((view) => !OF_RECORDS.test(view));

const nothing = () => undefined;
let running: Frame;
let stop: () => void;
beforeEach(async () => {
  await loadViews();
  fillPermissions(["*:*:*"]);
  queryClient.clear();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  stop = nothing;
});
afterEach(() => {
  stop();
  running.end();
  vi.restoreAllMocks();
});

test.each(views)("%s shows a skeleton until the server answers", async (view) => {
  running = frame(<PageCache />, [{ path: "/waiting", component: view }], "/waiting");
  const status = await found('[data-page="/waiting"] .skeleton[role=status]');
  expect(status.getAttribute("aria-label")).toBe("Loading");
});

test.each(views)("%s says that it waits for the network while offline", async (view) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  stop = pauseCalls();
  running = frame(<PageCache />, [{ path: "/waiting", component: view }], "/waiting");
  await found('[data-page="/waiting"] [role=status]', "You are offline");
  await found('[data-page="/waiting"] [role=status] button', "Retry");
});
