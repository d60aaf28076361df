import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { writeModule } from "../../scripts/new-module/write-module.ts";
import { followDocument, scratchCopy } from "./follow-document.ts";
import { makeServer } from "./make-server.ts";
import type { Server } from "./server.ts";
import { fillSignIn, test as base } from "./fixtures.ts";

/** A copy of the checkout with a module written by the document and a drafted one, built and started. */
interface Copy {
  readonly folder: string;
  /** Files the document names, once for each of its code blocks. */
  readonly files: readonly string[];
  readonly server: Server;
}

/**
 * `test` with the console of a copy in which docs/adding-a-module.md was followed and `npm run new-module -- tractor`
 * was run.
 */
export const test = base.extend<{ readonly console: Page }, { readonly copy: Copy }>({
  copy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern
    async ({}, provide) => {
      const place = await mkdtemp(join(tmpdir(), "terrace-module-"));
      const folder = join(place, "checkout");
      await scratchCopy(folder);
      const files = await followDocument(folder, "docs/adding-a-module.md");
      await writeModule(folder, "tractor", { zh: "拖拉机", lo: "ລົດໄຖ", en: "Tractors" });
      await cp(process.env["E2E_DATA"] ?? "", join(place, "data"), { recursive: true });
      const server = await makeServer(join(place, "data"), {}, folder);
      try {
        await server.start();
        await provide({ folder, files, server });
      } finally {
        await server.remove();
        await rm(place, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 240_000 }, // time to copy, build and start
  ],

  console: async ({ browser, copy }, provide) => {
    const page = await browser.newPage({ baseURL: copy.server.url, locale: "zh-CN" });
    await page.goto("/login");
    await fillSignIn(page);
    await provide(page);
    await page.close();
  },
});
