import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { isOnlyServer, root } from "./build/staleness.ts";

/*
 * On every saved file: build what the browser needs (under a second, without compression), restart the server, reload
 * the page by hand. No dev server of the bundler: the pages come from our own server by the manifest, and a second way
 * of making them would be one that nobody else runs.
 */
const settleMs = 80; // editors write a file in several steps

const script = (name: string, ...words: string[]) =>
  spawn(process.execPath, [join(import.meta.dirname, name), ...words], {
    stdio: "inherit",
    env: { NODE_ENV: "development", ...process.env },
  });

let server: ChildProcess | undefined;
let isStopping = false;

const stopServer = async () => {
  const running = server;
  server = undefined;
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  running.kill("SIGTERM");
  await once(running, "exit");
};

const turn = async (needsBuild: boolean) => {
  if (needsBuild) {
    const [code] = await once(script("build.ts", "--fast"), "exit");
    if (code !== 0) return; // the old pages stay up while the mistake is mended
  }
  await stopServer();
  if (!isStopping) server = script("start.ts", "--as-built");
};

const changed = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let busy: Promise<void> = turn(true);

const takeChanges = () => {
  const paths = [...changed];
  changed.clear();
  if (paths.length > 0) busy = busy.then(() => turn(paths.some((path) => !isOnlyServer(path))));
};

watch(join(root, "src"), { recursive: true }, (_event, name) => {
  if (!name || /\.test\.tsx?$|~$|\.sw[px]$/.test(name)) return;
  changed.add(join("src", name));
  clearTimeout(timer);
  timer = setTimeout(takeChanges, settleMs);
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void busy.then(stopServer).then(() => process.exit(0));
  });
