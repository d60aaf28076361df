import { afterEach, expect, test } from "vitest";
import { setInitialFocus } from "./initial-focus.ts";

afterEach(() => document.body.replaceChildren());

function openedDialog(): { close: HTMLElement; field: HTMLElement } {
  document.body.innerHTML = `<button>outside</button>
    <div role="dialog" tabindex="-1"><button id="close">close</button><div><input id="field" /></div></div>`;
  return { close: document.getElementById("close")!, field: document.getElementById("field")! };
}

test("the keyboard begins at the first field, also when the dialog itself or something outside of it has the focus", () => {
  const { field } = openedDialog();
  document.querySelector<HTMLElement>("[role=dialog]")!.focus();
  setInitialFocus(field);
  expect(document.activeElement).toBe(field);

  document.querySelector("button")!.focus();
  setInitialFocus(field);
  expect(document.activeElement).toBe(field);
});

test("whoever is at another control of the dialog by then stays there", () => {
  const { close, field } = openedDialog();
  close.focus();
  setInitialFocus(field);
  expect(document.activeElement).toBe(close);
});
