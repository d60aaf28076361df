import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Which rules, by their name or a tag of theirs; `without` takes some of the tagged ones out. */
export type Rules =
  | { readonly rules: readonly string[] }
  | { readonly tags: readonly string[]; readonly without: readonly string[] };

/**
 * Checks the page, or what a selector finds in it, with axe. The program is brought into a document
 * once, and only violations are described: describing what passes takes as long as finding it.
 */
export async function violationsOf(page: Page, rules: Rules, within?: string): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    ...("rules" in rules
      ? { runOnly: { type: "rule", values: [...rules.rules] } }
      : {
          runOnly: { type: "tag", values: [...rules.tags] },
          rules: Object.fromEntries(rules.without.map((name) => [name, { enabled: false }])),
        }),
  };
  return page.evaluate(
    async ([context, chosen]) =>
      (await window.axe?.run(context === undefined ? document : { include: [context] }, chosen))?.violations ?? [],
    [within, options] as const,
  );
}
