import { afterEach, expect, test, vi } from "vitest";
import { fillSettings } from "../../../web/lookups/settings.ts";
import { openPage } from "../../routing/navigation.ts";
import { frame, type Frame } from "../../testing/frame.tsx";
import { DocumentTitle } from "./DocumentTitle.tsx";

let running: Frame;
afterEach(() => {
  fillSettings({});
  running.end();
});

test("the document title is the active page and sys.name (§3)", async () => {
  fillSettings({ "sys.name": "农业企业服务平台" });
  running = frame(<DocumentTitle />, [{ path: "/a", meta: { titleEn: "Articles" } }]);
  await vi.waitFor(() => expect(document.title).toBe("Home · 农业企业服务平台"));
  openPage("/a");
  await vi.waitFor(() => expect(document.title).toBe("Articles · 农业企业服务平台"));
});
