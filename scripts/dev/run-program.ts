import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { DEV_DIST } from "./dev-build.ts";

enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/compiled"));
const { main } = await import("../../src/main/server.ts");
await main(process.env, DEV_DIST);
