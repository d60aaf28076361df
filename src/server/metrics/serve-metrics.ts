import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { createServer } from "../node-http.ts";
import { openMetrics } from "./metrics.ts";
import type { StateNeeds } from "./installation-state.ts";

/** Serves `/metrics` at a port of its own, which no proxy forwards, because it is only for the operators. */
export async function serveMetrics(
  services: StateNeeds & { readonly log: Logger },
  { port, host }: { readonly port: number; readonly host: string },
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const metrics = openMetrics(services);
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      (error: unknown) => {
        services.log.warn({ err: error }, "the metrics could not be read");
        response.writeHead(503).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      metrics.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
