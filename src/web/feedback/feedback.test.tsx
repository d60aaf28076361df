import { useEffect } from "react";
import { flushSync } from "react-dom";
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
  flushSync(() =>
    root.render(
      <FeedbackProvider>
        <Speaker />
      </FeedbackProvider>,
    ),
  );
  end = () => root.unmount();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const standing = () =>
  [...document.querySelectorAll<HTMLElement>(".toast")].filter((each) => !/-leave/.test(each.className));
const isMore = (each: HTMLElement): boolean => each.classList.contains("more-toasts");
const toasts = () => standing().filter((each) => !isMore(each));
const more = () => standing().find(isMore);
const shown = () => toasts().map((each) => each.querySelector(".ant-notification-notice-title")?.textContent);
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

test("three toasts stand at most; what can be taken back is never lost: it folds, is called up, and comes back", async () => {
  const undone: string[] = [];
  say.success("已保存");
  for (const name of ["甲", "乙", "丙", "丁"]) say.undo(name, () => void undone.push(name));
  await soon(() => expect(shown()).toEqual(["乙", "丙", "丁"]));
  await soon(() => expect(more()?.textContent).toBe("还有 1 条可撤销"));
  say.error("无法连接");
  await soon(() => expect(shown()).toEqual(["丙", "丁", "无法连接"]));
  await soon(() => expect(more()?.textContent).toBe("还有 2 条可撤销"));
  more()?.querySelector<HTMLElement>(".ant-btn")?.click();
  await soon(() => expect(shown()).toEqual(["丁", "甲", "乙"]));
  await soon(() => expect(more()?.textContent).toBe("还有 1 条可撤销"));
  toasts()[1]?.querySelector<HTMLElement>(".ant-btn")?.click();
  await soon(() => expect(shown()).toEqual(["丁", "乙", "丙"]));
  await soon(() => expect(more()).toBeUndefined());
  expect(undone).toEqual(["甲"]);
  // Every button lies open, none behind another toast.
  expect(document.querySelector(".ant-notification-stack")).toBeNull();
});

test("a toast that is pointed at is not taken away by what comes after it", async () => {
  for (const name of ["甲", "乙", "丙"]) say.undo(name, () => undefined);
  await soon(() => expect(shown()).toEqual(["甲", "乙", "丙"]));
  const [first] = toasts();
  first?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  say.undo("丁", () => undefined);
  await soon(() => expect(shown()).toEqual(["甲", "丙", "丁"]));
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
