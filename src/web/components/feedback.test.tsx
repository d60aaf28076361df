import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FeedbackProvider, useFeedback, type Feedback } from "./Feedback.tsx";

let say: Feedback;
let end: () => void;
function Speaker() {
  const feedback = useFeedback();
  useEffect(() => {
    say = feedback;
  }, [feedback]);
  return null;
}
beforeEach(() => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() =>
    root.render(
      <FeedbackProvider>
        <Speaker />
      </FeedbackProvider>,
    ),
  );
  end = () => act(() => root.unmount());
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const toasts = () =>
  [...document.querySelectorAll<HTMLElement>(".toast")].filter((each) => !/-leave/.test(each.className));
const shown = () => toasts().map((each) => each.querySelector(".ant-notification-notice-title")?.textContent);
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

test("what can be taken back stands until it is over, however much is said after it; a further one comes when there is room", async () => {
  const undone: string[] = [];
  say.success("已保存");
  for (const name of ["甲", "乙", "丙", "丁", "戊"]) say.undo(name, () => void undone.push(name));
  await soon(() => expect(shown()).toEqual(["已保存", "甲", "乙", "丙", "丁"]));
  say.error("无法连接");
  await soon(() => expect(shown()).toEqual(["甲", "乙", "丙", "丁", "无法连接"]));
  toasts()[0]?.querySelector<HTMLElement>(".ant-btn")?.click();
  await soon(() => expect(shown()).toEqual(["乙", "丙", "丁", "无法连接", "戊"]));
  expect(undone).toEqual(["甲"]);
  // Every button lies open, none behind another toast.
  expect(document.querySelector(".ant-notification-stack")).toBeNull();
});

test("while something is taken back its button says so, and is not pressed twice; then the toast goes", async () => {
  const work = Promise.withResolvers<void>();
  let times = 0;
  say.undo("已删除", () => {
    times += 1;
    return work.promise;
  });
  const button = () => toasts()[0]?.querySelector<HTMLElement>(".ant-btn");
  await soon(() => expect(button()).toBeTruthy());
  button()?.click();
  await soon(() => expect(button()?.className).toContain("ant-btn-loading"));
  expect(button()?.textContent?.replace(" ", "")).toBe("撤销"); // the kit sets two characters apart
  button()?.click();
  expect([shown(), times]).toEqual([["已删除"], 1]);
  work.resolve();
  await soon(() => expect(shown()).toEqual([]));
});
