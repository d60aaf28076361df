import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionLimits } from "./connection-limits.ts";
import { refuseSlowBody } from "./framing-errors.ts";

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly socket: Socket;
  readonly startedAt: number;
  readonly readBefore: number;
  readonly writtenBefore: number;
  /** When an answer first waited for its reader; 0 if none has. */
  waitingSince: number;
}

const isOverdue = (since: number, bytes: number, rate: number, graceTime: number): boolean =>
  performance.now() - since > graceTime + (bytes / rate) * 1000;

/**
 * Disconnects clients that send a body or read an answer more slowly than any real one (RL-02), because many of them
 * would use up memory and sockets. Node's own timeouts end incomplete requests, but do not catch a client that sends a
 * byte at a time.
 */
export function cutSlowClients(
  server: Server,
  { lookEvery, graceTime, receiveRate, sendRate }: ConnectionLimits,
): void {
  const open = new Set<Exchange>();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const { bytesRead: readBefore, bytesWritten: writtenBefore } = socket;
    const startedAt = performance.now();
    const exchange = { request, response, socket, startedAt, readBefore, writtenBefore, waitingSince: 0 };
    open.add(exchange);
    response.once("close", () => open.delete(exchange));
  });

  const look = (exchange: Exchange): void => {
    const { request, response, socket, startedAt, readBefore, writtenBefore } = exchange;
    if (!request.complete && !response.headersSent) {
      const received = socket.bytesRead - readBefore;
      if (isOverdue(startedAt, received, receiveRate, graceTime)) refuseSlowBody(socket);
      return;
    }
    if (socket.writableLength === 0) {
      exchange.waitingSince = 0;
      return;
    }
    exchange.waitingSince ||= performance.now();
    // An answer handed over in one piece counts in full: the time it may take follows from its size.
    const written = socket.bytesWritten - writtenBefore;
    if (isOverdue(exchange.waitingSince, written, sendRate, graceTime)) socket.destroy();
  };
  const timer = setInterval(() => {
    for (const exchange of open) look(exchange);
  }, lookEvery);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}
