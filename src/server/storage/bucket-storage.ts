import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { AwsV4Signer } from "aws4fetch";
import { Failure } from "../../contract/errors.ts";
import { bucketCalls, DIGEST, type Answer, type BucketCalls, type Call, type Refusal } from "./bucket-calls.ts";
import { checkedStream } from "./checked-stream.ts";
import type { Bucket } from "./bucket-url.ts";
import { refuseOtherKeys, thereAlready, type DirectDownload, type Storage, type StoredFile } from "./storage.ts";

export interface BucketOptions {
  /** Folder of the bucket, ending in a slash. */
  readonly area: string;
  /** Receives unexpected answers of the store, for the log. */
  readonly fault: (error: unknown) => void;
  /** ms in which the store must begin to answer. */
  readonly timeoutMs?: number;
}

const WRITER = "x-amz-meta-writer"; // tells one's own file from another writer's when an answer was lost
const FULL: ReadonlySet<string> = new Set(["QuotaExceeded", "XMinioStorageFull", "InsufficientStorage"]);

/** Throws for an answer that is neither a success nor "no such file". */
const refusing =
  (fault: BucketOptions["fault"]) =>
  (what: string, { status, code }: Refusal) => {
    const error = new Error(`the store refused to ${what}: ${status} ${code}`);
    fault(error);
    if (status === 507 || FULL.has(code)) throw Object.assign(error, { code: "ENOSPC" });
    throw new Failure("unavailable", { retryAfter: 5 });
  };

/** A missing bucket is not a missing file, but HEAD does not distinguish the two. */
const isMissing = ({ status, code }: Refusal): boolean => status === 404 && code !== "NoSuchBucket";

const TAGS = /<(Key|Size|LastModified)>([^<]*)<\/\1>/g;

/** One page of the listing; keys are [a-z0-9/.-], so nothing in them is escaped. */
function listed(
  xml: string,
  prefix: string,
): { readonly files: readonly StoredFile[]; readonly next: string | undefined } {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = ""]) => {
    const {
      Key = "",
      Size = "0",
      LastModified = "",
    } = Object.fromEntries([...entry.matchAll(TAGS)].map(([, tag = "", content = ""]) => [tag, content]));
    return { key: Key.slice(prefix.length), size: Number(Size), changedAt: Date.parse(LastModified) };
  });
  const next = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1];
  return { files, next };
}

async function* filesOf(
  call: BucketCalls,
  prefix: string,
  refuse: ReturnType<typeof refusing>,
): AsyncIterable<StoredFile> {
  let token: string | undefined;
  do {
    const query = { "list-type": "2", prefix, ...(token === undefined ? {} : { "continuation-token": token }) };
    const answer = await call({ method: "GET", key: "", query });
    if ("refusal" in answer) return refuse("list its files", answer.refusal);
    const { files, next } = listed(await text(answer.response), prefix);
    yield* files;
    token = next;
  } while (token !== undefined);
}

/** Stores a file where there is none yet; a store that knows no conditions just stores it. */
async function putNew(call: BucketCalls, file: Call): Promise<Answer> {
  const answer = await call({ ...file, headers: { ...file.headers, "if-none-match": "*" } });
  return "refusal" in answer && answer.refusal.status === 501 ? call(file) : answer;
}

/** An address at which anybody may read the file for a while. */
async function signedLink(
  { address, keyId, secret, region }: Bucket,
  key: string,
  { disposition, type, seconds }: DirectDownload,
): Promise<string> {
  const url = new URL(`${address}/${key}`);
  url.searchParams.set("X-Amz-Expires", String(seconds));
  url.searchParams.set("response-content-disposition", disposition);
  url.searchParams.set("response-content-type", type);
  const signer = new AwsV4Signer({
    method: "GET",
    url: url.href,
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: "s3",
    region,
    signQuery: true,
  });
  return (await signer.sign()).url.href;
}

/** Files in one folder of an S3-compatible bucket, which is nobody's to list or read but ours. */
export function bucketStorage(bucket: Bucket, { area, fault, timeoutMs }: BucketOptions): Storage {
  const call = bucketCalls(bucket, fault, timeoutMs);
  const refuse = refusing(fault);
  const prefix = bucket.prefix + area;
  const keyOf = (key: string): string => {
    refuseOtherKeys(key);
    return prefix + key;
  };

  /** The headers of a stored file; null if there is none. */
  const headOf = async (key: string): Promise<IncomingMessage["headers"] | null> => {
    const answer = await call({ method: "HEAD", key });
    if ("refusal" in answer) return isMissing(answer.refusal) ? null : refuse("look for a file", answer.refusal);
    answer.response.resume();
    return answer.response.headers;
  };

  return {
    async put(name, content, contentType) {
      const key = keyOf(name);
      const writer = randomUUID();
      // If the store does not support conditions, only this keeps a file from being overwritten.
      if (await headOf(key)) throw thereAlready(name);
      const headers = { "content-type": contentType, [WRITER]: writer };
      const answer = await putNew(call, { method: "PUT", key, headers, content });
      if ("response" in answer) answer.response.resume();
      else if (answer.refusal.status !== 412 && answer.refusal.status !== 409) refuse("store a file", answer.refusal);
      // Asked again: an answer that was lost may have been a success, and a store may say yes without storing.
      const stored = await headOf(key);
      if (stored?.[WRITER] === writer) return;
      if (stored) throw thereAlready(name);
      refuse("keep a file", { status: 404, code: "NotThere" });
    },
    async get(name) {
      const answer = await call({ method: "GET", key: keyOf(name) });
      if ("refusal" in answer) return isMissing(answer.refusal) ? null : refuse("give a file", answer.refusal);
      const size = Number(answer.response.headers["content-length"] ?? Number.NaN);
      if (!Number.isSafeInteger(size)) refuse("say how large a file is", { status: 200, code: "" });
      const digest = answer.response.headers[DIGEST]; // absent of files of earlier versions
      const isKnown = typeof digest === "string";
      return { stream: isKnown ? checkedStream(answer.response, digest, fault) : answer.response, size };
    },
    has: async (name) => (await headOf(keyOf(name))) !== null,
    async remove(name) {
      const answer = await call({ method: "DELETE", key: keyOf(name) });
      if ("response" in answer) answer.response.resume();
      else if (!isMissing(answer.refusal)) refuse("remove a file", answer.refusal);
    },
    list: () => filesOf(call, prefix, refuse),
    directLink: async (name, link) => (bucket.hasDirectLinks ? signedLink(bucket, keyOf(name), link) : undefined),
    async ping() {
      const key = `${prefix}ping-${randomUUID()}`;
      const answer = await call({ method: "PUT", key, content: new Uint8Array([1]) });
      if ("refusal" in answer) return refuse("store a file", answer.refusal);
      answer.response.resume();
      const removed = await call({ method: "DELETE", key });
      if ("response" in removed) removed.response.resume();
    },
  };
}
