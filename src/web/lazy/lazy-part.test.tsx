import { useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetClientErrors, useClientErrors } from "../client-errors/client-errors.ts";
import { LanguageProvider } from "../i18n/language.tsx";
import { fetchPart, PartMissing } from "./fetch-part.ts";
import { lazyDialog } from "./lazy-dialog.tsx";
import { prefetchPart, lazyPart } from "./lazy-part.tsx";
import { PartBoundary } from "./PartBoundary.tsx";

/** As Firefox says it. */
const CUT_OFF = new TypeError("error loading dynamically imported module: /assets/part.js");

let root: Root;
const said = () => document.body.textContent ?? "";
const press = async (name: string) =>
  (
    await vi.waitFor(() => {
      const button = [...document.querySelectorAll("button")].find(
        (each) => (each.getAttribute("aria-label") ?? each.textContent) === name,
      );
      if (!button) throw new Error(`no button ${name} in ${document.body.innerHTML}`);
      return button;
    })
  ).click();
const sees = (text: string) => vi.waitFor(() => expect(said()).toContain(text));

beforeEach(() => {
  forgetClientErrors();
  vi.stubGlobal("fetch", async () => new Response(null)); // answers the check whether the file exists
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  dispatchEvent(new Event("pageshow"));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface DialogProps {
  readonly onClose: () => void;
}
const Dialog = () => <p role="dialog">the dialog</p>;

/** A page with something typed, and a dialog whose program comes when it is opened. */
function show(load: () => Promise<ComponentType<DialogProps>>): void {
  const Late = lazyDialog(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="typed" />
        <button type="button" onClick={() => setOpen(true)}>
          ask
        </button>
        {isOpen ? <Late onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  root.render(
    <LanguageProvider language="en">
      <Page />
    </LanguageProvider>,
  );
}

test("a part whose load is cut off because the page is being left is no fault, and comes when the page stays", async () => {
  const load = vi.fn<() => Promise<ComponentType<DialogProps>>>();
  load.mockImplementationOnce(async () => {
    dispatchEvent(new Event("beforeunload"));
    throw CUT_OFF;
  });
  load.mockResolvedValue(Dialog);
  show(load);
  await press("ask");
  await sees("Opening…");
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await new Promise((next) => setTimeout(next, 20));
  expect(said()).not.toContain("Retry");
  dispatchEvent(new Event("pageshow"));
  await sees("the dialog");
  expect(useClientErrors.getState().errors).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
});

test("a part that cannot be had is said to be missing beside what stands there, and comes at the next try", async () => {
  const load = vi.fn<() => Promise<ComponentType<DialogProps>>>().mockRejectedValue(CUT_OFF);
  show(load);
  const typed = await vi.waitFor(() => {
    const input = document.querySelector("input");
    if (!input) throw new Error("no field");
    return input;
  });
  typed.value = "three sacks of rice";
  await press("ask");
  await sees("This could not be opened");
  await press("Close");
  await vi.waitFor(() => expect(said()).not.toContain("could not be opened"));
  await press("ask");
  await sees("This could not be opened");
  load.mockResolvedValue(Dialog);
  await press("Retry");
  await sees("the dialog");
  expect(document.querySelector("input")).toBe(typed);
  expect(typed.value).toBe("three sacks of rice");
});

test.each([
  ["as Firefox names it", CUT_OFF, "/assets/part.js"],
  [
    "as Chromium names it",
    new TypeError("Failed to fetch dynamically imported module: http://desk.example/assets/part-1.js"),
    "http://desk.example/assets/part-1.js",
  ],
])(
  "a part that an upgrade has taken away, %s, asks for a reload and for no try that cannot succeed",
  async (_how, cause, file) => {
    const head = vi
      .fn<(url: string, options: RequestInit) => Promise<Response>>()
      .mockResolvedValue(new Response(null, { status: 404 }));
    vi.stubGlobal("fetch", head);
    const reload = vi.spyOn(location, "reload").mockReturnValue();
    const load = vi.fn<() => Promise<ComponentType<DialogProps>>>().mockRejectedValue(cause);
    show(load);
    await press("ask");
    await sees("The program was updated: reload the page to open this");
    expect(head).toHaveBeenCalledWith(file, expect.objectContaining({ method: "HEAD" }));
    expect(said()).not.toContain("Retry");
    await press("Reload");
    expect(reload).toHaveBeenCalledOnce();
    // Back on a server that has it, it can be tried again.
    head.mockResolvedValue(new Response(null));
    await press("Close");
    await fetchPart(() => Promise.reject(cause)).catch(() => undefined);
    await press("ask");
    await sees("Retry");
  },
);

test("without a network it is the network that is named, and the part comes by itself with it", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn<() => Promise<ComponentType<DialogProps>>>().mockRejectedValue(CUT_OFF);
  show(load);
  await press("ask");
  await sees("You are offline: this could not be opened");
  expect(useClientErrors.getState().errors).toEqual([]);
  load.mockResolvedValue(Dialog);
  network.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await sees("the dialog");
});

test("whoever fetches a part by itself is told that it is missing, and why", async () => {
  const error = await fetchPart(() => Promise.reject(CUT_OFF)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PartMissing);
  expect(error).toMatchObject({ cause: CUT_OFF, message: CUT_OFF.message });
});

const Place = ({ of: Part }: { readonly of: ComponentType }) => (
  <PartBoundary coming="coming" missing={() => "missing"}>
    <Part />
  </PartBoundary>
);

test("a part is drawn as soon as it has come, however short a time its fallback has stood", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] }); // timers never fire
  try {
    const program = Promise.withResolvers<ComponentType>();
    const Part = lazyPart(() => program.promise);
    flushSync(() => root.render(<Place of={Part} />));
    expect(said()).toBe("coming");
    program.resolve(() => <p>the part</p>);
    for (let frames = 0; frames < 60 && said() === "coming"; frames += 1) await new Promise(requestAnimationFrame);
    expect(said()).toBe("the part");
  } finally {
    vi.useRealTimers();
  }
});

test("what stands in the place of a part is not drawn for a part within it", async () => {
  const program = Promise.withResolvers<ComponentType>();
  const Inner = lazyPart(() => program.promise);
  const Part = lazyPart(async () => () => (
    <p>
      the part <Inner />
    </p>
  ));
  await prefetchPart(Part);
  flushSync(() => root.render(<Place of={Part} />));
  expect(said()).toBe("the part ");
  program.resolve(() => <b>whole</b>);
  await sees("the part whole");
});

test("a part that was fetched ahead is drawn at once, without what stands in its place", async () => {
  const Part = lazyPart(async () => () => <p>the part</p>);
  await prefetchPart(Part);
  flushSync(() => root.render(<Place of={Part} />));
  expect(said()).toBe("the part");
});

test("a part that is wanted twice at once is loaded once, and again only when that failed", async () => {
  const load = vi.fn<() => Promise<ComponentType>>();
  load.mockRejectedValueOnce(new Error("no network"));
  load.mockResolvedValue(() => <p>the part</p>);
  const Part = lazyPart(load);
  await Promise.all([prefetchPart(Part), prefetchPart(Part)]);
  expect(load).toHaveBeenCalledTimes(1);
  await Promise.all([prefetchPart(Part), prefetchPart(Part)]);
  await prefetchPart(Part);
  expect(load).toHaveBeenCalledTimes(2);
});
