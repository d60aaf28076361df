// First file of `npm start`. It is plain JavaScript, so that the compile cache can hold all TypeScript: otherwise each
// start would load the code that strips the types, 12 MB, for the first file alone.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// From the second start on, modules come stripped and compiled from this cache, which halves the time to the first
// answer. By the environment, so that the database's thread takes them from there too.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "../node_modules/.cache/compiled");
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import("./start.ts");
