import { main } from "../src/main/server.ts";

/* Terrace as `npm start` runs it, with its pages. */
await main(process.env);
process.stdout.write("ready\n");
