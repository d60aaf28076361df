import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as server from "../../src/main/server.ts";
import { dist } from "../places.ts";

// One instance, as `npm start` runs it, with the pages of the folder that is named.
const { main } = (await import(pathToFileURL(join(dist, "server/server.js")).href)) as typeof server;
await main(process.env, process.argv[2]);
