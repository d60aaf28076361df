import { Button } from "antd";
import { afterEach, expect, test } from "vitest";
import { found, frame, type Frame } from "./testing/frame.tsx";

let running: Frame;
afterEach(() => running.end());

test("a button that waits is still called what it is, with a spinner beside its words", async () => {
  running = frame(<Button loading>保存</Button>, []);
  const button = await found("button.ant-btn-loading", "保存");
  expect(button.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(button.querySelector("[aria-label]")).toBeNull();
});
