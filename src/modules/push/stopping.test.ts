import { afterAll, beforeAll, expect, test } from "vitest";
import { PUSH_CLOSED } from "../../contract/push.ts";
import { openedSocket, openSocket } from "../../server/testing/socket-client.ts";
import { listen, socketAddress } from "../testing/listener.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let close: () => Promise<void>;
beforeAll(async () => {
  app = await startModules();
  let closing: Promise<void> | undefined;
  close = () => (closing ??= app.close());
});
afterAll(() => close());

test("a server that is about to stop opens no sockets; one that stops sends its clients to another, and waits for no deaf one (RE-11)", async () => {
  const first = await listen(app.origin, ADMIN);
  const deaf = await openedSocket(await socketAddress(app.origin, first.token));
  const late = await socketAddress(app.origin, first.token);
  deaf.ws.pause();
  app.drain();
  expect(await openSocket(late)).toBe(503);
  expect(first.ws.readyState).toBe(first.ws.OPEN);
  await close();
  expect(await first.closed).toBe(PUSH_CLOSED.restarting);
  deaf.ws.terminate();
});
