import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Agent, request } from "../node-http.ts";
import { testInstances } from "./instances.ts";

export interface ExactRequest {
  readonly method: string;
  /** From the root, with the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly isChunked?: boolean;
}

export interface ExactAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** The error that broke the connection before the answer. */
  readonly broken?: string;
}

export interface ExactClient {
  send(asked: ExactRequest): Promise<ExactAnswer>;
  close(): void;
}

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { gzip: gunzipSync, br: brotliDecompressSync };
const NOTHING = Buffer.alloc(0);

// Node's client sends no space or control character in a path; those go through raw sockets (rawRequest).
const sendable = (path: string) => path.replace(/[^\u0021-\u007e]/g, encodeURIComponent);

/** Sends requests as they are, where `fetch` would tidy the path and refuse a body; over few connections that stay. */
export function exactClient(origin: string): ExactClient {
  // Several instances answer each connection once (instances.ts).
  const agent = new Agent({ keepAlive: testInstances() === 1, maxSockets: 8 });
  const send: ExactClient["send"] = ({ method, path, headers, body = NOTHING, isChunked = false }) =>
    new Promise((resolve) => {
      const broken = ({ message }: Error) => resolve({ status: 0, type: "", text: "", broken: message });
      const length = body.length > 0 || method === "POST" ? { "content-length": String(body.length) } : {};
      const sent = request(
        origin,
        {
          agent,
          method,
          path: sendable(path),
          headers: { ...headers, ...(isChunked ? { "transfer-encoding": "chunked" } : length) },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.once("error", broken);
          answer.once("end", () => {
            const bytes = Buffer.concat(parts);
            const unpack = UNPACK[answer.headers["content-encoding"] ?? ""];
            resolve({
              status: answer.statusCode ?? 0,
              type: answer.headers["content-type"] ?? "",
              text: String(unpack && bytes.length > 0 ? unpack(bytes) : bytes),
            });
          });
        },
      );
      sent.once("error", broken);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}
