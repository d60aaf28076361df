import { join } from "node:path";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { readPageAssets } from "../../src/server/http/pages/page-assets.ts";
import { root } from "../places.ts";
import { DEV_DIST, devEntries, writeDevDist } from "./dev-build.ts";

test("the pages of npm run dev name entries that begin with React's refresh and end with the sources", async () => {
  writeDevDist();
  const filesOf = readPageAssets(join(DEV_DIST, "web"));
  const bundler = await createServer({
    root,
    configFile: join(root, "vite.config.ts"),
    plugins: [devEntries()],
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    for (const [entry, source] of [
      ["console", "/src/main/console/entry.tsx"],
      ["portal", "/src/main/portal.tsx"],
      ["signin", "/src/main/signin.tsx"],
    ] as const) {
      const { scripts, styles } = filesOf(entry);
      expect([scripts.length, styles]).toEqual([1, []]);
      const { code = "" } = (await bundler.environments["client"]?.transformRequest(scripts[0] as string)) ?? {};
      expect(code.indexOf("injectIntoGlobalHook(window)")).toBeGreaterThan(0);
      expect(code.indexOf("injectIntoGlobalHook(window)")).toBeLessThan(code.indexOf(source));
      // The console keeps its state; pages that the server renders are reloaded.
      expect(code.includes("location.reload()")).toBe(entry !== "console");
    }
  } finally {
    await bundler.close();
  }
});
