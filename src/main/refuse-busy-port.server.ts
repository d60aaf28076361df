import { once } from "node:events";
import { createServer } from "node:net";

/** Fails as listening would fail, before anything is opened or written: a first start must not end with a password nobody was shown. */
export async function refuseBusyPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await once(probe.listen({ port, host, exclusive: true }), "listening");
  await once(probe.close(), "close");
}
