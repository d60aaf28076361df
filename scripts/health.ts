import { get } from "../src/server/node-http.ts";

// terrace health: exit code 0 while the server of this environment answers. Containers ask it again and again, so it
// reads two variables and not the whole configuration.
const { PORT, HOST } = process.env;
const host = HOST && HOST !== "0.0.0.0" && HOST !== "::" ? HOST : "127.0.0.1";
get({ host, port: PORT || 3000, path: "/health/live", timeout: 5_000 }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
)
  .on("timeout", () => process.exit(1))
  .on("error", () => process.exit(1));
