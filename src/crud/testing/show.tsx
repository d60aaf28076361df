import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ConfigProvider } from "antd";
import { useRef, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import type { Language } from "../../contract/text.ts";
import { configureApi } from "../../web/api/call.ts";
import { ConfirmProvider } from "../../web/feedback/Confirm.tsx";
import { FeedbackProvider } from "../../web/feedback/Feedback.tsx";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { fillPermissions } from "../../web/lookups/permissions.ts";
import { PageContext } from "../../web/page/page.tsx";
import { unsavedMarks } from "../../web/page/unsaved-marks.ts";
import { nameFromLists } from "../../fields/reference/titles.web.ts";
import { nameInLists } from "../addresses/name-in-lists.web.ts";
import { FilterLine } from "../filters/FilterLine.tsx";
import { HistoryButton } from "../history/HistoryButton.tsx";
import { SlotsContext, type CrudSlots } from "../slots.web.ts";
import { FORM_RULES } from "../rules/form-rules.ts";
import { SheetTools } from "../sheet/SheetTools.tsx";
import type { FakeRecords } from "./fake-records.web.ts";

nameFromLists(nameInLists);

/** As in the console, where the kit's styles are a file: making them took a third of a test's time. */
const UNSTYLED = { zeroRuntime: true };

interface ShowOptions {
  readonly fake: FakeRecords;
  readonly address?: string;
  readonly language?: Language;
  readonly permissions?: readonly string[];
  readonly ListViews?: CrudSlots["ListViews"];
}

export interface Shown {
  /** The query that the screen last set. */
  address(): string;
  readonly opened: string[];
  dirty(): boolean;
  end(): void;
}

/** Renders a screen with the console's providers and the fake network. */
export function show(
  screen: ReactNode,
  { fake, address = "", language = "en", permissions = ["*:*:*"], ListViews = () => null }: ShowOptions,
): Shown {
  vi.stubGlobal("fetch", fake.fetch);
  configureApi({
    base: "/api",
    language: () => language,
    refreshSession: async () => false,
    onSessionEnded: () => {},
    onRestricted: () => {},
  });
  fillPermissions(permissions);
  const seen = { address, isDirty: false, opened: [] as string[] };
  const setDirty = unsavedMarks((isUnsaved) => void (seen.isDirty = isUnsaved));
  function Page() {
    const root = useRef<HTMLElement>(null);
    const [query, setQuery] = useState(() => new URLSearchParams(address));
    const page = {
      id: "page",
      path: "/page",
      query,
      setQuery: (next: URLSearchParams) => {
        seen.address = next.toString();
        setQuery(next);
      },
      isActive: true,
      open: (path: string) => void seen.opened.push(path),
      close: () => {},
      setDirty,
      catchBack: () => {},
      setTitle: () => {},
      root,
    };
    return <PageContext value={page}>{screen}</PageContext>;
  }
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(
    <LanguageProvider language={language}>
      <QueryClientProvider
        client={
          new QueryClient({
            defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { networkMode: "always" } },
          })
        }
      >
        <ConfigProvider theme={UNSTYLED}>
          <FeedbackProvider>
            <ConfirmProvider>
              <SlotsContext
                value={{
                  ListTools: SheetTools,
                  ListFilters: FilterLine,
                  formRules: FORM_RULES,
                  ListViews,
                  BesideRecord: HistoryButton,
                }}
              >
                <Page />
              </SlotsContext>
            </ConfirmProvider>
          </FeedbackProvider>
        </ConfigProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return {
    address: () => seen.address,
    opened: seen.opened,
    dirty: () => seen.isDirty,
    end: () => {
      root.unmount();
      document.body.replaceChildren();
      vi.unstubAllGlobals();
    },
  };
}

/** Retries until `check` passes; the limit only prevents hanging. */
export const soon = <T,>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 20_000 });

const nameOf = (element: Element): string => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();

/** Waits for the button, link, menu entry or option with exactly this name. */
export const control = (name: string): Promise<HTMLElement> =>
  soon(() => {
    const found = [
      ...document.querySelectorAll<HTMLElement>("button, a, [role=menuitem], [role=option], .ant-radio-wrapper"),
    ].findLast((element) => nameOf(element) === name);
    if (!found) throw new Error(`no control called ${name} in: ${document.body.textContent}`);
    return found;
  });
export const click = async (name: string): Promise<void> => (await control(name)).click();

/** Waits for the input whose label begins with the words. */
export const field = (label: string): Promise<HTMLInputElement> =>
  soon(() => {
    const item = [...document.querySelectorAll(".ant-form-item")].find((each) =>
      each.querySelector("label")?.textContent?.startsWith(label),
    );
    const input = item?.querySelector("input, textarea");
    if (!input) throw new Error(`no field called ${label}`);
    return input as HTMLInputElement;
  });

/** Types into an input so that React notices. */
export function type(input: HTMLInputElement, text: string): void {
  const prototype = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

export const sees = (text: string): Promise<void> =>
  soon(() => {
    if (!document.body.textContent?.includes(text))
      throw new Error(`"${text}" is not in: ${document.body.textContent}`);
  });
export const misses = (text: string): Promise<void> =>
  soon(() => {
    if (document.body.textContent?.includes(text))
      throw new Error(`"${text}" is still in: ${document.body.textContent}`);
  });
