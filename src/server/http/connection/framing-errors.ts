import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { ERRORS, Failure } from "../../../contract/errors.ts";
import { DEFAULT_LANGUAGE } from "../../../contract/text.ts";
import { failureBody, JSON_TYPE } from "../answer/answer-failure.ts";
import { SECURITY_HEADERS } from "../answer/security-headers.ts";
import { STATUS_CODES } from "../../node-http.ts";

const statusByCode: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const answerOf = (status: number, failure = new Failure(status === 431 ? "tooLarge" : "invalidInput")) => {
  const body = JSON.stringify(failureBody(failure, DEFAULT_LANGUAGE, randomUUID()));
  return {
    body,
    headers: {
      ...SECURITY_HEADERS,
      "content-type": JSON_TYPE,
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    },
  };
};

/** Connections whose last request has its answer and is not over: its body still comes. */
const answered = new WeakSet<Socket>();

/** For each request, before anything else: tells what breaks off after an answer from what never got one (IN-13). */
export function followBody(
  { raw }: { readonly raw: IncomingMessage },
  { raw: response }: { readonly raw: ServerResponse },
): void {
  const { socket, headers } = raw;
  answered.delete(socket);
  if (headers["transfer-encoding"] === undefined && headers["content-length"] === undefined) return;
  response.once("finish", () => {
    if (!raw.complete) answered.add(socket);
  });
}

/** Bytes that are no HTTP request (IN-13): one answer in the envelope and the connection is closed. */
export function refuseFraming(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
  // A second answer would be taken for that of the next request. Node's own handler of such errors checks the same
  // member.
  const { _httpMessage: answer } = socket as Socket & { readonly _httpMessage?: ServerResponse | null };
  if (answer?.headersSent || answered.has(socket)) return socket.destroySoon();
  writeAnswer(socket, statusByCode[error.code ?? ""] ?? 400);
}

/** A body that comes in drops (RL-02). */
export function refuseSlowBody(socket: Socket): void {
  if (socket.destroyed || !socket.writable) return void socket.destroy();
  writeAnswer(socket, 408);
}

/** Refuses before there is a request or in place of another protocol, on the bare connection, and closes it. */
export function refuseConnection(socket: Duplex, failure: Failure): void {
  if (socket.destroyed || !socket.writable) return void socket.destroy();
  writeAnswer(socket, ERRORS[failure.reason].status, failure);
}

function writeAnswer(socket: Duplex, status: number, failure?: Failure): void {
  const { body, headers } = answerOf(status, failure);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // Destroyed once it is written, whether or not the other side closes too.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`, () => socket.destroy());
}

/** `Expect:` anything but 100-continue; Node would answer it without our headers. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const { body, headers } = answerOf(417);
  response.writeHead(417, headers).end(body);
}
