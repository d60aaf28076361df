import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { DEV_DIST } from "./dev-build.ts";
import { root } from "../places.ts";
import { reloadableModules } from "./reloadable-modules.ts";

enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/compiled"));

/** True if this process loaded the changed files it was sent; false if only a new process can. */
export type Taken = boolean;

const MAX_RELOADS = 50; // modules loaded before stay in memory

const modules = reloadableModules(root, "src/main/compose.server.ts");
const { closeServices } = await import("../../src/main/open-services.server.ts");
const { main, serve } = await import("../../src/main/server.ts");
modules.keepLoaded(); // the database and other open resources stay open

await main(process.env, DEV_DIST, (first) => {
  let serving = first;
  let turn = Promise.resolve();
  let reloads = 0;
  const stop = async () => {
    await serving.app.server.close();
    await serving.stopWork();
  };
  const take = async (changed: readonly string[]): Promise<Taken> => {
    reloads += 1;
    const loaded = reloads > MAX_RELOADS ? "kept" : modules.reload(changed);
    if (loaded !== "renewed") return loaded === "unused";
    const composition = await import("../../src/main/compose.server.ts").catch((error: unknown) =>
      console.error(error),
    );
    if (!composition) return true; // the old program keeps running until the error is fixed
    await stop();
    serving = await serve(serving.services, composition, DEV_DIST);
    return true;
  };
  process.on("message", (changed: readonly string[]) => {
    turn = turn.then(async () => void process.send?.(await take(changed)));
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      void turn
        .then(stop)
        .then(() => closeServices(serving.services))
        .then(() => process.exit(0));
    });
});
