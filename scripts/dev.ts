import { once } from "node:events";
import { createServer as createNetServer, type AddressInfo } from "node:net";
import { join, relative, sep } from "node:path";
import { createServer } from "vite";
import { isOnlyServer } from "./build/staleness.ts";
import { root } from "./places.ts";
import { buildRenderer, devEntries, NEW_RENDERER, writeDevDist } from "./dev/dev-build.ts";
import { superviseProgram } from "./dev/supervise-program.ts";
import { readCommandLine } from "./command-line.ts";

/*
 * Runs the program behind Vite's dev server. A saved component is replaced in the open page, which keeps its state; a
 * saved server file is taken by the program, and requests wait meanwhile. Pages, policy and data are the program's own;
 * only the files that its pages name come from the sources.
 */
readCommandLine({ usage: "dev\nThe program behind a development server: what is saved stands in the open page." });
process.env.NODE_ENV ??= "development";
const port = Number(process.env["PORT"] ?? 3000);
const host = process.env["HOST"] ?? "127.0.0.1";
const url = `http://${host === "127.0.0.1" ? "localhost" : host}:${port}`;

async function freePort(): Promise<number> {
  const server = createNetServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: found } = server.address() as AddressInfo;
  server.close();
  return found;
}

/** True for files the program imports: none that only browsers or the renderer import, and no tests. */
const isOfProgram = (path: string): boolean =>
  /^(?:src|demo)\/.*\.ts$|^migrations\/.*\.sql$/.test(path) && !/\.(?:web|test|d)\.ts$/.test(path);

writeDevDist();
await buildRenderer();
const inner = await freePort();
const program = superviseProgram(inner, { PUBLIC_URL: url, ...process.env });
const bundler = await createServer({
  root,
  configFile: join(root, "vite.config.ts"),
  plugins: [devEntries()],
  server: {
    host,
    port,
    strictPort: true,
    // A path separate from the proxied ones. There is no overlay, because its HTML violates the page's policy (HD-02);
    // errors are printed in the terminal.
    hmr: { path: "/@hmr", overlay: false },
    watch: { ignored: ["data*", "dist", "test-results"].map((name) => join(root, name, "**").replaceAll(sep, "/")) },
    proxy: {
      "^/(?!@|src/|node_modules/)": {
        target: `http://127.0.0.1:${inner}`,
        ws: true,
        // Bypasses nothing: the one hook of the proxy that may wait before it connects.
        bypass: async () => program.ready(),
      },
    },
  },
});
// Before the program starts: where the port is taken, nothing is left running.
await bundler.listen();
program.start();

const SETTLE_MS = 50; // editors write a file in several steps
const changed = new Set<string>();
let timer: NodeJS.Timeout | undefined;

let taken = Promise.resolve(); // one build at a time: all write into the same folder

const takeChanges = async (): Promise<void> => {
  const paths = [...changed];
  changed.clear();
  const ofProgram = paths.filter(isOfProgram);
  if (ofProgram.length > 0) program.take(ofProgram);
  if (paths.some((path) => path.startsWith("src/") && !isOnlyServer(path)) && (await buildRenderer()))
    bundler.environments["client"]?.hot.send(NEW_RENDERER);
};

bundler.watcher.on("all", (_event, file) => {
  changed.add(relative(root, file).replaceAll(sep, "/"));
  clearTimeout(timer);
  timer = setTimeout(() => void (taken = taken.then(takeChanges).catch(console.error)), SETTLE_MS);
});

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    if (isStopping) return; // the launcher forwards its signal, so it arrives twice
    isStopping = true;
    void program
      .stop()
      .then(() => bundler.close())
      .then(() => process.exit(0));
  });
