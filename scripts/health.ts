import { get } from "../src/server/node-http.ts";

// terrace health: exit code 0 while the server of this environment answers. Containers ask it again and again, so it
// reads two variables and not the whole configuration.
const { PORT, HOST } = process.env;
const host = HOST && HOST !== "0.0.0.0" && HOST !== "::" ? HOST : "127.0.0.1";
const port = PORT || 3000;
const fail = (why: string): never => {
  console.error(`Terrace is not well at ${host}:${port} (PORT, HOST): ${why}. Its own log says more.`);
  process.exit(1);
};
const LIMIT = 5_000; // ms
get({ host, port, path: "/health/live", timeout: LIMIT }, ({ statusCode }) =>
  statusCode === 200 ? process.exit(0) : fail(`it answers ${statusCode}`),
)
  .on("timeout", () => fail(`no answer within ${LIMIT / 1000} seconds`))
  .on("error", ({ message }) => fail(message));
