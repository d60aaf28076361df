import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Renderer } from "../../contract/page-render.ts";
import { enter, type Colleague } from "../../modules/testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../../modules/testing/start-modules.server.ts";
import { OPEN_BUDGETS } from "../../server/testing/test-app.ts";
import { compose } from "../compose.server.ts";

export interface Site {
  readonly app: ModulesApp;
  /** Signed in. */
  readonly admin: Colleague;
  readonly origin: string;
  open(
    path: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }>;
  close(): Promise<void>;
}

/** Writes the files of a build that the server reads; its renderer forwards to the one in the sources. */
function writeBuild(folder: string): void {
  for (const name of ["web/.vite", "web/assets", "ssr"]) mkdirSync(join(folder, name), { recursive: true });
  const entries = ["signin", "console", "portal"].map((name) => [
    name,
    { file: `assets/${name}.js`, name, isEntry: true },
  ]);
  writeFileSync(join(folder, "web/.vite/manifest.json"), JSON.stringify(Object.fromEntries(entries)));
  const renderer = `export const renderPage = (request) => globalThis.renderForTest(request);
export const declaredQuery = (path, query) => globalThis.declaredForTest(path, query);
export const hasConsolePage = (path, menu) => globalThis.consoleForTest(path, menu);`;
  writeFileSync(join(folder, "ssr/render.js"), renderer);
}

/** Starts the public site on a database of its own. */
export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "terrace-site-"));
  writeBuild(folder);
  // Imported by path, because a browser's source is not part of the server's TypeScript program.
  const source = join(import.meta.dirname, "../render.tsx");
  const { renderPage, declaredQuery, hasConsolePage } = (await import(/* @vite-ignore */ source)) as Renderer;
  Object.assign(globalThis, {
    renderForTest: renderPage,
    declaredForTest: declaredQuery,
    consoleForTest: hasConsolePage,
  });
  const app = await startModules({ demo: false });
  const { server } = await compose(app.services, {
    dist: folder,
    imports: app.imports,
    budgets: OPEN_BUDGETS,
    announce: () => {},
  });
  const origin = await server.listen({ port: 0, host: "127.0.0.1" });
  return {
    app,
    admin: await enter(app, ADMIN.username, ADMIN.password),
    origin,
    async open(path, headers = {}) {
      await app.settled(); // past the balancer, which waits for it
      const answer = await fetch(origin + path, { headers, redirect: "manual" });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    async close() {
      await server.close();
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
