import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, Agent as PlainAgent } from "node:http";
import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as after } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { Failure } from "../../contract/errors.ts";
import { traced } from "../measurements.ts";
import * as http from "../node-http.ts";
import type { Bucket } from "./bucket-url.ts";
import type { Content } from "./storage.ts";

const RESPONSE_TIMEOUT_MS = 10_000; // for the beginning of the answer
const SILENCE = 60_000; // ms without a byte, after which a file under way is given up: slow readers hold it up
const SLOWEST = 50; // bytes a millisecond; a large file may take longer than RESPONSE_TIMEOUT_MS

const ATTEMPTS = 3;
const PAUSE = 150; // ms before the second attempt; twice as long before the third
const AGAIN: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const CONNECTIONS = 64; // at once to the store; further calls wait

/** An answer of the store that is not a success. */
export interface Refusal {
  readonly status: number;
  /** Its own name for it, such as `NoSuchBucket`; "" where it gave none. */
  readonly code: string;
}

export type Answer = { readonly response: IncomingMessage } | { readonly refusal: Refusal };

export interface Call {
  readonly method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Key with its prefix, or "" for the bucket. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly content?: Content;
}

interface Body {
  readonly size: number;
  /** SHA-256 in hex, which the store compares with what it receives. */
  readonly digest: string;
  readonly open: () => Uint8Array | NodeJS.ReadableStream;
}

const EMPTY = createHash("sha256").digest("hex");

async function bodyOf(content: Content | undefined): Promise<Body> {
  if (content === undefined) return { size: 0, digest: EMPTY, open: () => new Uint8Array() };
  if (content instanceof Uint8Array)
    return { size: content.length, digest: createHash("sha256").update(content).digest("hex"), open: () => content };
  const hash = createHash("sha256");
  await pipeline(createReadStream(content.path), hash);
  const { size } = await stat(content.path);
  return { size, digest: hash.digest("hex"), open: () => createReadStream(content.path) };
}

/** What the store keeps beside a file and gives with it: the SHA-256 of what was sent, to know wrong bytes by. */
export const DIGEST = "x-amz-meta-sha256";

interface Connections {
  readonly agents: { readonly plain: PlainAgent; readonly tls: Agent };
  readonly timeoutMs: number;
}

/** The answer's headers, or an error; the body is still on its way. */
async function send(
  { method, url, headers }: { readonly method: string; readonly url: URL; readonly headers: Headers },
  body: Body,
  { agents, timeoutMs }: Connections,
): Promise<IncomingMessage> {
  const isPlain = url.protocol === "http:";
  const options = {
    method,
    headers: { ...Object.fromEntries(headers), "content-length": String(body.size) },
    agent: isPlain ? agents.plain : agents.tls,
    timeout: SILENCE,
  };
  return new Promise((resolve, reject) => {
    const call = isPlain ? http.request(url, options) : request(url, options);
    const late = setTimeout(() => call.destroy(new Error("no answer in time")), timeoutMs + body.size / SLOWEST);
    call.on("timeout", () => call.destroy(new Error("the connection fell silent")));
    call.on("error", reject);
    call.on("close", () => clearTimeout(late));
    call.on("response", (response) => {
      clearTimeout(late);
      resolve(response);
    });
    const content = body.open();
    if (content instanceof Uint8Array) call.end(content);
    else pipeline(content, call).catch((error: unknown) => call.destroy(error instanceof Error ? error : undefined));
  });
}

/** The code in the XML of a refusal; HEAD has no body. */
async function refusalOf(response: IncomingMessage): Promise<Refusal> {
  const body = await text(response).catch(() => "");
  return { status: response.statusCode ?? 0, code: /<Code>(\w{1,80})<\/Code>/.exec(body)?.[1] ?? "" };
}

export interface BucketCalls {
  /**
   * Throws the failure `unavailable` after three attempts without an answer, or a long silence; any other answer is
   * returned.
   */
  (call: Call): Promise<Answer>;
}

/** Signed calls to a bucket. `fault` receives errors, for the log. */
export function bucketCalls(
  bucket: Bucket,
  fault: (error: unknown) => void,
  timeoutMs = RESPONSE_TIMEOUT_MS,
): BucketCalls {
  const agents = {
    plain: new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS }),
    tls: new Agent({ keepAlive: true, maxSockets: CONNECTIONS }),
  };
  const signed = async ({ method, key, query = {}, headers = {} }: Call, digest: string) => {
    const url = new URL(key === "" ? bucket.address : `${bucket.address}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, "x-amz-content-sha256": digest, ...(method === "PUT" ? { [DIGEST]: digest } : {}) },
      accessKeyId: bucket.keyId,
      secretAccessKey: bucket.secret,
      service: "s3",
      region: bucket.region,
    });
    return signer.sign();
  };
  const attempt = async (call: Call, body: Body): Promise<Answer | Error> => {
    try {
      const response = await send(await signed(call, body.digest), body, { agents, timeoutMs });
      const { statusCode = 0 } = response;
      if (statusCode >= 200 && statusCode < 300) return { response };
      const refusal = await refusalOf(response);
      return AGAIN.has(statusCode) ? new Error(`the store answered ${statusCode} ${refusal.code}`) : { refusal };
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };
  const ask = async (call: Call): Promise<Answer> => {
    const body = await bodyOf(call.content);
    // A store that kept silent for so long is not asked again: whoever waits has waited enough (RE-09).
    const last = performance.now() + timeoutMs + body.size / SLOWEST;
    for (let attempts = 1; ; attempts += 1) {
      const answer = await attempt(call, body);
      if (!(answer instanceof Error)) return answer;
      if (attempts < ATTEMPTS && performance.now() < last) {
        await after(PAUSE * 2 ** (attempts - 1));
        continue;
      }
      fault(answer);
      throw new Failure("unavailable", { retryAfter: 5 });
    }
  };
  return (call) =>
    traced(
      () => ({ kind: "storage", name: call.method }),
      () => ask(call),
    );
}
