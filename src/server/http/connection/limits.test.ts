import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { rawRequest } from "../../testing/raw-request.ts";
import { sampleRoutes } from "../../testing/sample-routes.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { BUDGETS } from "../admission/rate-limit.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(sampleRoutes());
});
afterAll(() => app.close());

const statusOf = (answer: string) => Number(answer.slice(9, 12));
const FORM = "application/x-www-form-urlencoded";

describe("sizes (IN-04)", () => {
  it("an address of 8 KiB is read, one byte more is 414", async () => {
    const path = "/api/sample/find?name=a&x=";
    const fill = (length: number) => path + "b".repeat(length - path.length);
    expect((await app.client.send(fill(8192))).status).toBe(200);
    const { status, body } = await app.client.send(fill(8193));
    expect([status, body.code]).toEqual([414, 400013]);
  });
  it("a refusal of the router carries the request's id as any other", async () => {
    const { status, body, headers } = await app.client.send(`/api/sample/${"a".repeat(1001)}/update`, {
      method: "POST",
    });
    expect([status, body.requestId]).toEqual([414, headers.get("x-request-id")]);
  });
  it.each([17 * 1024, 40 * 1024, 200 * 1024])("%d bytes of headers are 431", async (bytes) => {
    const answer = await rawRequest(
      app.port,
      `GET /api/sample/find?name=a HTTP/1.1\r\nHost: x\r\nX-A: ${"a".repeat(bytes)}\r\nConnection: close\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(431);
    expect(answer).toContain("x-content-type-options: nosniff");
    expect(answer).toContain('"code":400013');
  });
  it.each([1024 * 1024 + 1, 3 * 1024 * 1024])("a body of %d bytes is 413", async (bytes) => {
    const { status, body } = await app.client.send("/api/sample/echo", {
      method: "POST",
      headers: { "content-type": FORM },
      body: `name=${"a".repeat(bytes - 5)}`,
    });
    expect([status, body.code]).toEqual([413, 400013]);
  });
  it("a body that announces too much is refused before it is sent", async () => {
    const answer = await rawRequest(
      app.port,
      `POST /api/sample/echo HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nContent-Length: 99999999\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(413);
  });
  it("a chunked body is counted too", async () => {
    const chunk = `${(600 * 1024).toString(16)}\r\n${"a".repeat(600 * 1024)}\r\n`;
    const answer = await rawRequest(
      app.port,
      `POST /api/sample/echo HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(413);
  });
});

/** Bytes that a proxy may take for the end of a body, or for a separate request. */
const SECOND = "GET /api/sample/bare HTTP/1.1\r\nHost: x\r\n\r\n";

describe("what is no HTTP is refused and the connection closed (IN-13)", () => {
  const body = (head: string) =>
    `POST /api/sample/echo HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\n${head}\r\n\r\n`;
  it.each([
    ["noise", "\x16\x03\x01\x02\x00\x01\x00"],
    ["no version", "GET /api/sample/find\r\n\r\n"],
    ["a version that does not exist", "GET / HTTP/9.9\r\nHost: x\r\n\r\n"],
    ["no Host", "GET /api/sample/find?name=a HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["two Hosts", "GET /api/sample/find?name=a HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n"],
    ["a space before the colon", "GET /api/sample/find?name=a HTTP/1.1\r\nHost : x\r\n\r\n"],
    ["a folded header", "GET /api/sample/find?name=a HTTP/1.1\r\nHost: x\r\nX-A: a\r\n b\r\nConnection: close\r\n\r\n"],
    ["NUL in a header", "GET /api/sample/find?name=a HTTP/1.1\r\nHost: x\r\nX-A: a\x00b\r\n\r\n"],
    ["a bare line feed", "GET /api/sample/find?name=a HTTP/1.1\nHost: x\n\n"],
    ["a bare return in a header", "GET /api/sample/find?name=a HTTP/1.1\r\nHost: x\r\nX-A: a\rX-B: b\r\n\r\n"],
    ["two lengths", `${body("Content-Length: 6\r\nContent-Length: 7")}name=a`],
    ["a length and chunks", `${body("Content-Length: 6\r\nTransfer-Encoding: chunked")}0\r\n\r\n${SECOND}`],
    ["chunks and a length", `${body("Transfer-Encoding: chunked\r\nContent-Length: 4")}20\r\n${SECOND}0\r\n\r\n`],
    [
      "a tab before the colon of the coding",
      `${body("Content-Length: 5\r\nTransfer-Encoding\t: chunked")}0\r\n\r\n${SECOND}`,
    ],
    [
      "a vertical tab before chunked",
      `${body("Content-Length: 5\r\nTransfer-Encoding: \x0bchunked")}0\r\n\r\n${SECOND}`,
    ],
    ["chunked in quotes", `${body('Content-Length: 5\r\nTransfer-Encoding: "chunked"')}0\r\n\r\n${SECOND}`],
    [
      "a coding behind a bare return",
      `${body("Content-Length: 5\r\nX-A: a\rTransfer-Encoding: chunked")}0\r\n\r\n${SECOND}`,
    ],
    [
      "a coding behind a bare line feed",
      `${body("Content-Length: 5\r\nX-A: a\nTransfer-Encoding: chunked")}0\r\n\r\n${SECOND}`,
    ],
    ["a folded coding", `${body("Content-Length: 5\r\nTransfer-Encoding:\r\n chunked")}0\r\n\r\n${SECOND}`],
    ["two lengths that agree", `${body("Content-Length: 6\r\nContent-Length: 6")}name=a${SECOND}`],
    ["a length of two numbers", `${body("Content-Length: 6 0")}name=a${SECOND}`],
    ["a length of no number", `${body("Content-Length: ")}name=a${SECOND}`],
    ["a length beyond 2⁶⁴", `${body("Content-Length: 18446744073709551622")}name=a${SECOND}`],
    [
      "a chunk size beyond 2⁶⁴",
      `${body("Transfer-Encoding: chunked")}10000000000000006\r\nname=a\r\n0\r\n\r\n${SECOND}`,
    ],
    ["a chunk size in hex's own spelling", `${body("Transfer-Encoding: chunked")}0x6\r\nname=a\r\n0\r\n\r\n${SECOND}`],
    ["chunks between bare line feeds", `${body("Transfer-Encoding: chunked")}6\nname=a\n0\n\n${SECOND}`],
    [
      "a chunk's extension with a bare line feed",
      `${body("Transfer-Encoding: chunked")}6;a\nb\r\nname=a\r\n0\r\n\r\n${SECOND}`,
    ],
    ["a negative length", body("Content-Length: -1")],
    ["a length with a sign", `${body("Content-Length: +6")}name=a`],
    ["a length in hex", `${body("Content-Length: 0x6")}name=a`],
    ["a list of lengths", `${body("Content-Length: 6, 6")}name=a`],
    ["an unknown transfer coding", body("Transfer-Encoding: xchunked")],
    ["chunked that is not last", body("Transfer-Encoding: chunked, identity")],
    ["a packed body", `${body("Transfer-Encoding: gzip, chunked\r\nConnection: close")}0\r\n\r\n`],
    ["two content types", `${body("Content-Type: text/plain\r\nContent-Length: 6\r\nConnection: close")}name=a`],
    ["chunked twice", body("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked")],
    ["a chunk size that is no number", `${body("Transfer-Encoding: chunked")}zz\r\nname=a\r\n0\r\n\r\n`],
    ["a negative chunk size", `${body("Transfer-Encoding: chunked")}-1\r\nname=a\r\n0\r\n\r\n`],
    ["a chunk longer than it says", `${body("Transfer-Encoding: chunked")}2\r\nname=a\r\n0\r\n\r\n`],
    [
      "raw bytes in the address",
      "GET /api/sample/find?name=\xe5\x86\x9c HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    ],
    [
      "a body on a GET",
      "GET /api/sample/find?name=a HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc",
    ],
    [
      "an expectation nobody knows",
      "GET /api/sample/find?name=a HTTP/1.1\r\nHost: x\r\nExpect: miracle\r\nConnection: close\r\n\r\n",
    ],
  ])("%s", async (_what, bytes) => {
    const answer = await rawRequest(app.port, Buffer.from(bytes, "latin1"), 800);
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(statusOf(answer)).toBeLessThan(500);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).toContain("x-content-type-options: nosniff");
    expect(answer).toContain('"requestId"');
  });
});

it("a body that breaks off after its answer gets no second one (IN-13)", async () => {
  const socket = connect(app.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (part) => (answer += part.toString("latin1")));
  const ended = once(socket, "close");
  socket.write("POST /api/nothing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n");
  await vi.waitFor(() => expect(statusOf(answer)).toBe(404));
  socket.write("ZZ\r\n");
  await ended;
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

describe("budgets (RL-01)", () => {
  it("a budget over is 429 with the seconds to wait, and returns with time", async () => {
    const narrow = await startTestApp(sampleRoutes(), [], {
      budgets: { ...BUDGETS, "sign-in": { perSecond: 0.5, burst: 2 } },
    });
    try {
      const call = () => narrow.client.post("/sample/signin");
      expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
      const refused = await call();
      expect([refused.status, refused.body.code, refused.headers.get("retry-after")]).toEqual([429, 429001, "2"]);
      narrow.clock.advance(2_000);
      expect((await call()).status).toBe(200);
      // Another class is another budget.
      expect((await narrow.client.get("/sample/find?name=a")).status).toBe(200);
    } finally {
      await narrow.close();
    }
  });
  it("an IPv6 customer has one budget for all the addresses of a network", async () => {
    const narrow = await startTestApp(sampleRoutes(), [], {
      budgets: { ...BUDGETS, "sign-in": { perSecond: 0.5, burst: 2 } },
      env: { trustProxy: ["127.0.0.1"] },
    });
    try {
      const from = async (address: string) =>
        (await narrow.client.send("/api/sample/signin", { method: "POST", headers: { "x-forwarded-for": address } }))
          .status;
      expect([await from("2001:db8::1"), await from("2001:db8::2"), await from("2001:db8::3")]).toEqual([
        200, 200, 429,
      ]);
      expect(await from("2001:db8:0:1::1")).toBe(200);
    } finally {
      await narrow.close();
    }
  });
});
