import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import type { Language } from "../../contract/text.ts";
import { configureApi } from "../../web/api/call.ts";
import { tokens } from "../../web/api/tokens.ts";
import { preference } from "../../web/preferences/preferences.ts";
import { Providers } from "../Providers.tsx";
import { fillRoutes, forgetRoutes } from "../routing/routes-store.ts";
import { startRouter } from "../routing/router.ts";
import { dropTabs } from "../tabs/tabs-store.ts";
import { menuNode, type Sketch } from "./menu-node.ts";

export interface Frame {
  end(): void;
}

/** Renders a part of the frame for a signed-in person with these menus, at this address. */
export function frame(
  part: ReactNode,
  menus: readonly Sketch[],
  address = "/dashboard",
  language: Language = "en",
): Frame {
  preference.language.write(language);
  tokens.write({ accessToken: "half", refreshToken: "half" });
  configureApi({
    base: "/api",
    language: () => language,
    refreshSession: async () => false,
    onSessionEnded: () => {},
    onRestricted: () => {},
  });
  history.replaceState(null, "", address);
  fillRoutes(menus.map(menuNode));
  const stop = startRouter();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<Providers>{part}</Providers>);
  return {
    end: () => {
      root.unmount();
      stop();
      dropTabs();
      forgetRoutes();
      tokens.clear();
      document.body.replaceChildren();
      vi.unstubAllGlobals();
    },
  };
}

/** Timeout of waiting, long enough for a busy machine. */
const TIMEOUT_MS = 20_000;

/** Resolves to the last element that matches, once it exists. */
export const found = <E extends HTMLElement = HTMLElement>(selector: string, text = ""): Promise<E> =>
  vi.waitFor(() => {
    const element = [...document.querySelectorAll<E>(selector)].findLast((each) => each.textContent?.includes(text));
    if (!element) throw new Error(`no ${selector} with "${text}" in: ${document.body.innerHTML.slice(0, 2000)}`);
    return element;
  }, TIMEOUT_MS);
