import { Activity } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defineTexts } from "../../contract/text.ts";
import { personal } from "../preferences/personal.ts";
import { useKnownShortcuts } from "./known-shortcuts.ts";
import { openDialogs } from "./open-dialogs.ts";
import type { Shortcuts } from "./shortcut.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const texts = defineTexts("test-keys", { one: { zh: "一", lo: "ໜຶ່ງ", en: "One" } });
const TABLE = {
  letter: { keys: "n", does: texts.one, place: "anywhere" },
  held: { keys: "Mod+K", does: texts.one, place: "anywhere" },
} as const satisfies Shortcuts;

const acted: string[] = [];
function Page() {
  useShortcuts(TABLE, { letter: () => acted.push("letter"), held: () => acted.push("held") });
  return null;
}

let root: Root;
const known = () => useKnownShortcuts.getState().known.length;
const show = async (mode: "visible" | "hidden", count: number) => {
  root.render(
    <Activity mode={mode}>
      <Page />
    </Activity>,
  );
  await vi.waitFor(() => expect(known()).toBe(count));
};
beforeEach(async () => {
  vi.spyOn(navigator, "platform", "get").mockReturnValue("Linux x86_64");
  acted.length = 0;
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await show("visible", 2);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  personal.write("singleKeys", true);
  vi.restoreAllMocks();
});
const press = (): string[] => {
  acted.length = 0;
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "n", cancelable: true }));
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, cancelable: true }));
  return [...acted];
};

test("single keys can be turned off; those with Ctrl stay (WCAG 2.1.4)", () => {
  expect(press()).toEqual(["letter", "held"]);
  personal.write("singleKeys", false);
  expect(press()).toEqual(["held"]);
});

test("a page that is not in front neither acts nor is listed, and does both again when it comes back", async () => {
  await show("hidden", 0);
  expect(press()).toEqual([]);
  await show("visible", 2);
  expect(press()).toEqual(["letter", "held"]);
});

test("a dialog that is closed and fading still keeps single keys away, but waits for no answer; one of a hidden page does neither", () => {
  const around = document.body.appendChild(document.createElement("div"));
  around.innerHTML = '<div role="dialog" aria-modal="true"></div>';
  expect([press(), openDialogs().length]).toEqual([["held"], 1]);
  around.className = "ant-zoom-leave";
  expect([press(), openDialogs().length]).toEqual([["held"], 0]);
  around.className = "";
  around.style.setProperty("display", "none", "important");
  expect([press(), openDialogs().length]).toEqual([["letter", "held"], 0]);
});

test("a form does not act beneath a dialog, nor does the browser; in a dialog of its own it does", async () => {
  const SAVE = { save: { keys: "Mod+S", does: texts.one, place: "forms" } } as const satisfies Shortcuts;
  function OneForm({ id }: { readonly id: string }) {
    useShortcuts(SAVE, { save: () => acted.push(id) }, id);
    return <form id={id} />;
  }
  root.render(
    <>
      <OneForm id="of-page" />
      <div role="dialog" aria-modal="true" id="drawer">
        <OneForm id="of-drawer" />
      </div>
    </>,
  );
  const save = () => {
    acted.length = 0;
    const event = new KeyboardEvent("keydown", { key: "s", ctrlKey: true, cancelable: true });
    document.dispatchEvent(event);
    return [...acted, event.defaultPrevented];
  };
  await vi.waitFor(() => expect(save()).toEqual(["of-drawer", true]));
  const drawer = document.querySelector<HTMLElement>("#drawer")!;
  drawer.style.display = "none";
  expect(save()).toEqual(["of-page", true]);
  drawer.style.display = "";
  const above = document.body.appendChild(document.createElement("div"));
  above.setAttribute("aria-modal", "true");
  expect(save()).toEqual([true]);
});
