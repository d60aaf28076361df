import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import { Failure } from "../../../contract/errors.ts";
import type { Env } from "../../env.ts";
import type { ConnectionLimits } from "./connection-limits.ts";
import { isAmong } from "./address-list.ts";
import { refuseConnection } from "./framing-errors.ts";
import { networkOf } from "./network-of.ts";

export interface AddressLimit {
  /** Counts a request that came through a proxy until its answer is out; throws `tooManyRequests`. */
  enter(request: FastifyRequest, response: ServerResponse): void;
}

const counter = (most: number) => {
  const counts = new Map<string, number>();
  return {
    /** Takes a place; returns the function that frees it, or undefined if none is left. */
    take(key: string): (() => void) | undefined {
      const now = counts.get(key) ?? 0;
      if (now >= most) return undefined;
      counts.set(key, now + 1);
      return () => {
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
};

/**
 * Limits the open connections of one address (RL-02). Behind a trusted proxy, whose connections carry everybody's
 * requests, it limits the requests of the address that are being answered.
 */
export function limitAddresses(
  server: Server,
  { connectionsPerAddress, trustProxy }: Pick<Env, "connectionsPerAddress" | "trustProxy">,
  { unbounded }: ConnectionLimits,
): AddressLimit {
  const isUnbounded = isAmong([...trustProxy, ...unbounded]);
  const connections = counter(connectionsPerAddress);
  const requests = counter(connectionsPerAddress);
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (isUnbounded(address)) return;
    const leave = connections.take(networkOf(address));
    if (leave) socket.once("close", leave);
    else refuseConnection(socket, new Failure("tooManyRequests"));
  });
  return {
    enter(request, response) {
      if (isUnbounded(request.ip) || !isUnbounded(request.socket.remoteAddress ?? "")) return;
      const leave = requests.take(networkOf(request.ip));
      if (!leave) throw new Failure("tooManyRequests", { retryAfter: 1 });
      response.once("close", leave);
    },
  };
}
