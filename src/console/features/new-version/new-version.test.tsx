import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PAGE_DATA_ID } from "../../../web/document/page-data-id.ts";
import { emitPushMessage } from "../../../web/push/push-messages.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { NewVersion } from "./NewVersion.tsx";

let running: Frame;
const data = document.createElement("script");
beforeEach(() => {
  data.id = PAGE_DATA_ID;
  data.type = "application/json";
  data.textContent = JSON.stringify({ version: "old" });
  document.body.append(data);
  running = frame(<NewVersion />, [], "/dashboard", "en");
});
afterEach(() => {
  running.end();
  data.remove();
});

const isOffered = () => document.querySelector("button") !== null;
/** A component listens once it is mounted. */
const announced = (version: string, offers: boolean) =>
  vi.waitFor(() => {
    emitPushMessage({ type: "NEW_VERSION", version });
    expect(isOffered()).toBe(offers);
  });

test("a page whose server was upgraded before it could listen is offered a reload by the first message", async () => {
  await announced("new", true);
  await found("button", "Reload");
});

test("a page is offered no reload by a server of its own version", async () => {
  await announced("new", true);
  await announced("old", false);
});
