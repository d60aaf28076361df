import { main } from "../src/main/server.ts";

/* Terrace as it is, pages and all. */
await main(process.env);
process.stdout.write("ready\n");
