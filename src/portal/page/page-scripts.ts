import { createContext, useContext } from "react";

/** Collects the inline scripts of a page while it is rendered, each once. */
export const PageScripts = createContext<Set<string> | undefined>(undefined);

/** Adds the inline script of a component to the page, which works without it too. */
export function usePageScript(script: string): void {
  useContext(PageScripts)?.add(script);
}
