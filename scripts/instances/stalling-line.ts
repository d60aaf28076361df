import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to a server of this machine that can be made slow, silent or half-open. */
export interface Line {
  readonly port: number;
  /** What is sent arrives `milliseconds` later from now on, in both directions. */
  delay(milliseconds: number): void;
  /** Nothing passes any more, and nobody is told. Connections are still accepted. */
  stall(isStalled: boolean): void;
  /** The connections that there are carry nothing any more, for ever, and neither end is told. New ones work. */
  cut(): void;
  close(): void;
}

/** Hands on what comes, after the delay of its moment and never before what came earlier. */
function handOn(from: Socket, to: Socket, delay: () => number): void {
  let last = 0;
  from.on("data", (chunk) => {
    if (delay() === 0 && last === 0) return void to.write(chunk);
    last += 1;
    setTimeout(() => {
      last -= 1;
      if (!to.destroyed) to.write(chunk);
    }, delay());
  });
}

/** To the port `to` of this machine. */
export async function stallingLine(to: number): Promise<Line> {
  const sockets = new Set<Socket>();
  const dead = new Set<Socket>();
  let isStalled = false;
  let delay = 0;
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      handOn(one, other, () => delay);
      one.on("error", () => other.destroy());
      one.once("close", () => {
        sockets.delete(one);
        if (!dead.has(one)) other.destroy();
        dead.delete(one);
      });
      if (isStalled) one.pause();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    delay: (milliseconds) => void (delay = milliseconds),
    stall(isNow) {
      isStalled = isNow;
      for (const socket of sockets)
        if (isNow) socket.pause();
        else if (!dead.has(socket)) socket.resume();
    },
    cut() {
      for (const socket of sockets) {
        dead.add(socket);
        socket.pause();
      }
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
