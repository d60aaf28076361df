import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { afterEach, describe, expect, it } from "vitest";
import { Failure } from "../../contract/errors.ts";
import { startObjectStore } from "../testing/object-store.ts";
import { bucketStorage } from "./bucket-storage.ts";
import { bucketUrl } from "./bucket-url.ts";
import type { Storage } from "./storage.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const bytes = new Uint8Array([1, 2, 3]);
const WRITER = "x-amz-meta-writer";
let faults: unknown[] = [];

const storageAt = (url: string): Storage => {
  faults = [];
  return bucketStorage(bucketUrl.parse(url), {
    area: "files/",
    fault: (error) => void faults.push(error),
    timeoutMs: 300,
  });
};

/** A store that misbehaves as `handler` says. */
async function misbehaving(handler: Handler): Promise<Storage> {
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => handler(request, response));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => (server.closeAllConnections(), server.close()));
  return storageAt(`s3+http://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/bucket`);
}

const answer = (response: ServerResponse, status: number, code = "", headers: Record<string, string> = {}) =>
  response.writeHead(status, headers).end(code && `<Error><Code>${code}</Code></Error>`);
const unavailable = (what: Promise<unknown>) =>
  expect(what).rejects.toSatisfy((error) => error instanceof Failure && error.reason === "unavailable");

describe("a bucket", () => {
  it("that does not listen, keeps silent or does not know us is unavailable, and the log says why (RE-09)", async () => {
    await unavailable(storageAt("s3+http://key:secret@127.0.0.1:1/bucket").put("a.png", bytes, "image/png"));
    expect(String(faults[0])).toContain("ECONNREFUSED");
    await unavailable((await misbehaving(() => undefined)).get("a.png"));
    expect(String(faults[0])).toContain("no answer in time");
    const store = await startObjectStore();
    closing.push(() => store.close());
    await unavailable(storageAt(store.url().replace("S3RVER:", "another:")).put("a.png", bytes, "image/png"));
    expect(String(faults[0])).toContain("403");
  });

  it("that is overloaded for a moment is asked again", async () => {
    let asked = 0;
    const storage = await misbehaving((_, response) => answer(response, (asked += 1) < 3 ? 503 : 200));
    expect(await storage.has("a.png")).toBe(true);
    expect([asked, faults]).toEqual([3, []]);
  });

  it("that is gone is not taken for one without the file", async () => {
    await unavailable((await misbehaving((_, response) => answer(response, 404, "NoSuchBucket"))).get("a.png"));
    expect(await (await misbehaving((_, response) => answer(response, 404, "NoSuchKey"))).get("a.png")).toBeNull();
  });

  it.each([
    [507, ""],
    [403, "QuotaExceeded"],
  ])("that is full, answering %i %s, says so as a full disk does", async (status, code) => {
    const storage = await misbehaving(({ method }, response) =>
      method === "PUT" ? answer(response, status, code) : answer(response, 404),
    );
    await expect(storage.put("a.png", bytes, "image/png")).rejects.toMatchObject({ code: "ENOSPC" });
  });

  it("whose answer is lost after it has stored the file does not refuse it as somebody else's", async () => {
    let writer: string | undefined;
    const storage = await misbehaving((request, response) => {
      if (request.method === "HEAD")
        return writer === undefined ? answer(response, 404) : answer(response, 200, "", { [WRITER]: writer });
      if (writer !== undefined) return answer(response, 412, "PreconditionFailed");
      writer = String(request.headers[WRITER]);
      return request.socket.destroy();
    });
    await storage.put("a.png", bytes, "image/png");
    expect(writer).toBeDefined();
  });

  it("that knows conditions refuses the second of two writers", async () => {
    let asked = 0;
    const storage = await misbehaving(({ method, headers }, response) => {
      if (method === "PUT") return answer(response, headers["if-none-match"] === "*" ? 412 : 200);
      return (asked += 1) === 1 ? answer(response, 404) : answer(response, 200, "", { [WRITER]: "another" });
    });
    await expect(storage.put("a.png", bytes, "image/png")).rejects.toThrow("EEXIST");
  });

  it("that knows no conditions stores the file without one", async () => {
    let writer = "";
    const storage = await misbehaving(({ method, headers }, response) => {
      if (method === "HEAD") return writer ? answer(response, 200, "", { [WRITER]: writer }) : answer(response, 404);
      if (headers["if-none-match"] !== undefined) return answer(response, 501, "NotImplemented");
      writer = String(headers[WRITER]);
      return answer(response, 200);
    });
    await storage.put("a.png", bytes, "image/png");
    expect(writer).not.toBe("");
  });

  it("that says yes without storing is not believed", async () => {
    const storage = await misbehaving(({ method }, response) => answer(response, method === "PUT" ? 200 : 404));
    await unavailable(storage.put("a.png", bytes, "image/png"));
  });

  it("that breaks off within a file ends its stream with an error", async () => {
    const storage = await misbehaving((_, response) => {
      response.writeHead(200, { "content-length": "1000" }).write("half");
      setImmediate(() => response.destroy());
    });
    const file = await storage.get("a.png");
    expect(file?.size).toBe(1000);
    await expect(buffer(file!.stream)).rejects.toThrow("aborted");
  });
});

describe("a bucket that lies", () => {
  const whole = Buffer.alloc(200_000, "a");
  const digest = createHash("sha256").update(whole).digest("hex");
  const giving = (sent: Uint8Array) =>
    misbehaving((_, response) =>
      response.writeHead(200, { "content-length": String(sent.length), "x-amz-meta-sha256": digest }).end(sent),
    );

  it("is found out by the digest that was stored with the file, before its last bytes are passed on (RE-09)", async () => {
    const altered = Buffer.from(whole);
    altered[100] = 66;
    for (const sent of [altered, whole.subarray(1), Buffer.concat([whole, whole]), Buffer.from("a")]) {
      const file = await (await giving(sent)).get("a.png");
      let passed = 0;
      file!.stream.on("data", (piece: Buffer) => (passed += piece.length));
      await unavailable(finished(file!.stream));
      expect(passed).toBeLessThan(sent.length);
      expect(faults.map(String)).toEqual(["Error: the store gave other bytes than were stored"]);
    }
  });

  it("is believed where the digest is right, or none was stored", async () => {
    expect(await buffer((await (await giving(whole)).get("a.png"))!.stream)).toEqual(whole);
    const old = await misbehaving((_, response) => response.writeHead(200, { "content-length": "3" }).end(bytes));
    expect(await buffer((await old.get("a.png"))!.stream)).toEqual(Buffer.from(bytes));
  });

  it("keeps the digest that a file was stored with", async () => {
    const store = await startObjectStore();
    closing.push(() => store.close());
    const storage = storageAt(store.url());
    await storage.put("a.png", whole, "image/png");
    expect(await buffer((await storage.get("a.png"))!.stream)).toEqual(whole);
    const own = await fetch(`http://127.0.0.1:${store.port}/terrace/desk/files/a.png`);
    await own.arrayBuffer();
    expect(own.headers.get("x-amz-meta-sha256")).toBe(digest);
  });
});

describe("a link to the bucket itself", () => {
  const download = { disposition: 'attachment; filename="a.xlsx"', type: "text/plain", seconds: 60 };

  it("gives a file under its name for as long as it says", async () => {
    const store = await startObjectStore();
    closing.push(() => store.close());
    const storage = storageAt(store.url("?links=direct"));
    await storage.put("a.xlsx", bytes, "application/octet-stream");
    const link = (await storage.directLink("a.xlsx", download)) ?? "";
    const file = await fetch(link);
    expect([file.status, file.headers.get("content-disposition")]).toEqual([200, download.disposition]);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect(new URL(link).searchParams.get("X-Amz-Expires")).toBe("60");
  });

  it("is not given where the bucket is not open to browsers", async () => {
    const storage = storageAt("s3://key:secret@127.0.0.1/bucket");
    expect(await storage.directLink("a.xlsx", download)).toBeUndefined();
  });
});

describe("the address of a bucket", () => {
  it("has the bucket in its path or before its host, a folder in it, and a region", () => {
    expect(bucketUrl.parse("s3://key:a%2Fb@store.example.la/desk/one/two?region=ap-1")).toEqual({
      address: "https://store.example.la/desk",
      prefix: "one/two/",
      region: "ap-1",
      keyId: "key",
      secret: "a/b",
      hasDirectLinks: false,
    });
    expect(bucketUrl.parse("s3+http://key:secret@10.0.0.1:9000/desk?style=host&links=direct")).toMatchObject({
      address: "http://desk.10.0.0.1:9000",
      prefix: "",
      hasDirectLinks: true,
    });
  });

  it.each([
    "https://key:secret@host/desk",
    "s3://host/desk",
    "s3://key@host/desk",
    "s3://key:secret@host",
    "s3://key:secret@host/D",
    "s3://key:secret@host/desk/../x",
    "s3://key:secret@host/desk?tls=off",
    "s3://key:secret@host/desk#x",
    "s3://key:%zz@host/desk",
    "desk",
  ])("is not %s", (text) => {
    expect(bucketUrl.safeParse(text).success).toBe(false);
  });
});
