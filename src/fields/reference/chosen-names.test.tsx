import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configureApi } from "../../web/api/call.ts";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { optionsKey } from "../../web/lookups/options.ts";
import { fillPermissions } from "../../web/lookups/permissions.ts";
import { references } from "../references/references.ts";
import { ReferencesInput } from "../references/ReferencesInput.tsx";
import { label } from "../testing/round-trip.ts";
import { reference } from "./reference.ts";
import { ReferenceInput } from "./ReferenceControls.tsx";
import { nameFromLists } from "./titles.web.ts";

const IDS = ["0190abcd-0000-7000-8000-000000000001", "0190abcd-0000-7000-8000-000000000002"];
const titleOf = (id: string) => ({ zh: `季节${id.at(-1)}`, lo: `ລະດູ${id.at(-1)}`, en: `Season ${id.at(-1)}` });
const one = reference({ label, to: "/test/group" });
const several = references({
  label,
  to: { path: "/test/group", table: "test_group" } as never,
  through: { table: "link", from: "a", to: "b" },
});
let root: Root;
let answer: (() => void) | undefined;
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  configureApi({
    base: "/api",
    language: () => "en",
    refreshSession: async () => false,
    onSessionEnded: () => {},
    onRestricted: () => {},
  });
  vi.stubGlobal("fetch", async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    const data = IDS.map((id) => ({ id, title: titleOf(id) }));
    return new Response(JSON.stringify({ code: 0, msg: "", data }));
  });
});
afterEach(() => {
  root.unmount();
  nameFromLists(() => undefined);
  document.body.replaceChildren();
});
const draw = () => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <QueryClientProvider client={client}>
      <LanguageProvider language="en">
        <ReferenceInput field={one} value={IDS[0] as string} />
        <ReferencesInput field={several} value={IDS} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
};
/** In the whole document, including tooltips and texts for screen readers. */
const idsInSight = () => IDS.filter((id) => document.body.innerHTML.includes(id));

it("shows no id while names are on their way, but room for them", async () => {
  draw();
  await vi.waitFor(() => expect(document.querySelectorAll(".ant-select [aria-hidden]").length).toBeGreaterThan(2));
  await vi.waitFor(() => expect(answer).toBeDefined());
  expect(idsInSight()).toEqual([]);
  answer?.();
  await vi.waitFor(() =>
    expect(document.body.textContent?.match(/Season \d/g)).toEqual(expect.arrayContaining(["Season 1", "Season 2"])),
  );
  expect(idsInSight()).toEqual([]);
});

it("uses at once what the page knows: choices that were read, and rows of lists", async () => {
  client.setQueryData([...optionsKey("/test/group"), "", []], [{ id: IDS[0], title: titleOf(IDS[0] as string) }]);
  nameFromLists((_, path, id) => (path === "/test/group" ? { id, title: titleOf(id) } : undefined));
  draw();
  await vi.waitFor(() => expect(document.body.textContent).toMatch(/Season 1.*Season 1.*Season 2/));
  expect(idsInSight()).toEqual([]);
});

it("of records that its reader may not list, only shows which one it is, and empties one that need not be there", async () => {
  fillPermissions(["test:other:list"]);
  const listed = reference({
    label,
    to: { path: "/test/group", table: "test_group", permission: "test:group", areTitlesListed: true } as never,
  });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const changed = vi.fn<(value: string | null) => void>();
  const show = (value: string | null, field = listed) =>
    root.render(
      <QueryClientProvider client={client}>
        <LanguageProvider language="en">
          <ReferenceInput field={field} value={value} onChange={changed} />
        </LanguageProvider>
      </QueryClientProvider>,
    );
  show(null);
  await vi.waitFor(() => expect(document.body.textContent).toContain("You may not view these"));
  show(IDS[0] as string);
  await vi.waitFor(() => {
    answer?.();
    expect(document.body.textContent).toContain("Season 1");
  });
  const press = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  press(".ant-select");
  expect(document.querySelector(".ant-select-dropdown")).toBeNull();
  document.querySelector<HTMLElement>(".ant-select-clear")?.click();
  expect(changed).toHaveBeenCalledWith(null);
  show(IDS[0] as string, { ...listed, isRequired: true });
  await vi.waitFor(() => expect(document.querySelector("input")?.disabled).toBe(true));
  fillPermissions(["test:group:list"]);
  await vi.waitFor(() => expect(document.querySelector("input")?.disabled).toBe(false));
});

it("of several records that its reader may not list, shows which ones they are, and lets them be taken away", async () => {
  fillPermissions(["test:other:list"]);
  const listed = references({
    label,
    to: { path: "/test/group", table: "test_group", permission: "test:group", areTitlesListed: true } as never,
    through: { table: "link", from: "a", to: "b" },
  });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const changed = vi.fn<(value: readonly string[]) => void>();
  const show = (value: readonly string[], field = listed) =>
    root.render(
      <QueryClientProvider client={client}>
        <LanguageProvider language="en">
          <ReferencesInput field={field} value={value} onChange={changed} />
        </LanguageProvider>
      </QueryClientProvider>,
    );
  show([]);
  await vi.waitFor(() => expect(document.body.textContent).toContain("You may not view these"));
  show(IDS);
  await vi.waitFor(() => {
    answer?.();
    expect(document.body.textContent).toMatch(/Season 1.*Season 2/);
  });
  const select = document.querySelector(".ant-select");
  select?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  expect(document.querySelector(".ant-select-dropdown")).toBeNull();
  document.querySelector<HTMLElement>(".ant-select-clear")?.click();
  expect(changed).toHaveBeenCalledWith([]);
  show(IDS, { ...listed, isRequired: true });
  await vi.waitFor(() => expect(document.querySelector("input")?.disabled).toBe(true));
});
