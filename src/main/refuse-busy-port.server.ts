import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Throws the error of a port in use before anything is opened or written: a first start that cannot listen must not
 * create a password nobody sees.
 */
export async function refuseBusyPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await once(probe.listen({ port, host, exclusive: true }), "listening");
  await once(probe.close(), "close");
}
