// What `npm start` begins with. Plain JavaScript, because the cache is to hold everything that is TypeScript: else each
// start would load what strips the types, 12 MB, for the first file alone.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// From the second start on, modules come stripped and compiled from this cache, which halves the time to the first
// answer. By the environment, so that the database's thread takes them from there too.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "../node_modules/.cache/compiled");
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import("./start.ts");
