import { ConfigProvider } from "antd";
import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Drawer } from "../components/Drawer.tsx";
import { Modal } from "../components/Modal.tsx";
import { Questions, type ConfirmDialog } from "../feedback/Questions.tsx";
import { trackFocus } from "./focus-history.ts";

let confirm: ConfirmDialog | undefined;
let root: Root;
const box = (name: string) => <input aria-label={name} />;

/** A page with one element of each kind that opens over it, removed after an animation or at once. */
function Page() {
  const [open, setOpen] = useState("");
  const [over, setOver] = useState("");
  const [hasMenu, setMenu] = useState(false);
  const at = (name: string) => ({ open: open === name, children: box(`in ${name}`) });
  return (
    <>
      <Questions onReady={(ready) => void (confirm = ready)} />
      {["drawer", "modal", "brief drawer", "brief modal"].map((name) => (
        <button type="button" key={name} onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => void confirm?.({ title: "Sure?" })}>
        question
      </button>
      <button type="button" onClick={() => setMenu(true)}>
        menu
      </button>
      {hasMenu ? (
        <button type="button" onClick={() => (setMenu(false), setOpen("drawer"))}>
          entry
        </button>
      ) : null}
      <button type="button" data-test="shut" onClick={() => (setOpen(""), setOver(""))}>
        shut
      </button>
      <Drawer {...at("drawer")}>
        {box("in drawer")}
        <button type="button" onClick={() => setOver("over")}>
          over
        </button>
      </Drawer>
      <Modal {...at("modal")}>
        {box("in modal")}
        <button type="button" onClick={() => setOver("over modal")}>
          over modal
        </button>
      </Modal>
      {open === "brief drawer" ? <Drawer {...at("brief drawer")} /> : null}
      {open === "brief modal" ? <Modal {...at("brief modal")} /> : null}
      {over === "over" ? <Modal open>{box("in over")}</Modal> : null}
      <Modal open={over === "over modal"} onCancel={() => setOver("")}>
        {box("in over modal")}
      </Modal>
    </>
  );
}

beforeEach(() => {
  // The test environment has no layout, and the kit traps the focus only in visible elements, so every element gets a
  // size.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function size(this: Element) {
    return this.isConnected ? new DOMRect(0, 0, 10, 10) : new DOMRect();
  });
  confirm = undefined;
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    // The kit tells the end of a motion that does not take any time before it has let go of the focus.
    <ConfigProvider theme={{ token: { motion: false } }}>
      <Page />
    </ConfigProvider>,
  );
  trackFocus();
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const named = (name: string) =>
  vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>("button, input")].findLast(
      (each) => (each.getAttribute("aria-label") ?? each.textContent) === name,
    );
    if (!found) throw new Error(`nothing called ${name}`);
    return found;
  });
const press = async (name: string) => {
  const button = await named(name);
  button.focus();
  button.click();
};
const enter = async (name: string) => {
  const field = await named(name);
  field.focus();
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
};
const shut = () => document.querySelector<HTMLElement>("[data-test=shut]")?.click();
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
const hasFocus = (name: string) => vi.waitFor(() => expect(focused()).toBe(name));

test.each(["drawer", "modal", "brief drawer", "brief modal"])(
  "a %s gives the focus back to its button",
  async (name) => {
    await press(name);
    await enter(`in ${name}`);
    shut();
    await hasFocus(name);
  },
);

test("a question gives the focus back to its button", async () => {
  await vi.waitFor(() => expect(confirm).toBeDefined());
  await press("question");
  await press("OK");
  await hasFocus("question");
});

test("what was opened from a menu gives the focus back to the menu's button", async () => {
  await press("menu");
  await press("entry");
  await enter("in drawer");
  shut();
  await hasFocus("menu");
});

test("however much is done in it, what opened it is not forgotten", async () => {
  await press("drawer");
  await enter("in drawer");
  const [one, other] = [await named("over"), await named("in drawer")];
  for (let times = 0; times < 50; times += 1) for (const each of [one, other]) each.focus();
  shut();
  await hasFocus("drawer");
});

test("what lay behind and had the focus for a moment is not what opened it", async () => {
  await press("drawer");
  await enter("in drawer");
  (await named("menu")).focus();
  shut();
  await hasFocus("drawer");
});

test("a dialog that takes the focus itself, as once it has finished opening, is not what opened the one over it", async () => {
  await press("modal");
  await enter("in modal");
  const [below] = document.querySelectorAll<HTMLElement>("[role=dialog]");
  await press("over modal");
  below?.focus();
  await enter("in over modal");
  await press("Cancel");
  await hasFocus("over modal");
});

test("two that close at once give the focus back to what opened the first", async () => {
  await press("drawer");
  await press("over");
  await enter("in over");
  shut();
  await hasFocus("drawer");
});

test("the focus stays where somebody has taken it", async () => {
  await press("drawer");
  await enter("in drawer");
  shut();
  await hasFocus("drawer");
  (await named("menu")).focus();
  await vi.waitFor(() => expect(document.querySelector(".ant-drawer-open")).toBeNull());
  expect(focused()).toBe("menu");
});
