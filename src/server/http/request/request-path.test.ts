import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_ID, sampleRoutes } from "../../testing/sample-routes.ts";
import { rawRequest } from "../../testing/raw-request.ts";
import { startTestApp, testCaller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const seen: unknown[] = [];
beforeAll(async () => {
  app = await startTestApp(sampleRoutes(seen), [testCaller("u1", ["sample:thing:update"])]);
});
afterAll(() => app.close());

const spell = (target: string, method = "POST") =>
  rawRequest(
    app.port,
    `${method} ${target} HTTP/1.1\r\nHost: x\r\naccess_token: u1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 6\r\nConnection: close\r\n\r\nname=a`,
  );

describe("an address has one spelling (AZ-04)", () => {
  const path = "/api/sample/echo";
  it.each([
    "/api/sample/%65cho",
    "/api/%73ample/echo",
    "/%61pi/sample/echo",
    "/api%2fsample%2fecho",
    "/api/sample%2Fecho",
    "/api//sample/echo",
    "//api/sample/echo",
    "/api/sample/echo/",
    "/api/sample/echo//",
    "/api/sample/./echo",
    "/api/sample/x/../echo",
    "/api/sample/%2e/echo",
    "/api/sample/x/%2e%2e/echo",
    "/api/sample/echo;a=1",
    "/api;x/sample/echo",
    "/api/sample/echo%00",
    "/api/sample/echo%20",
    "/api/sample/echo.json",
    "/api/sample/echo.",
    "/API/sample/echo",
    "/api/Sample/echo",
    "/api/sample/ECHO",
    "\\api\\sample\\echo",
    "/api\\sample\\echo",
    "/api/sample/echo%23",
    "/api/sample/echo%3Fx",
    "/./api/sample/echo",
    "/api/../api/sample/echo",
    "/api/sample/ech%c3%b6",
    "/api/sample/%ff",
    "/api/sample/%zz",
    "/file/../api/sample/echo",
    "http://x/api/sample/echo",
    "http://evil.example/api/sample/echo",
    `/api/sample/${SAMPLE_ID}/update/`,
    `/api/sample/%30${SAMPLE_ID.slice(1)}/update`,
    `/api/sample/./update`,
    `/api/sample/../update`,
  ])("%s reaches nothing", async (target) => {
    const before = seen.length;
    const answer = await spell(target);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).toContain("x-content-type-options: nosniff");
    expect(answer).toMatch(/"code":40000[14]/);
    expect(seen.length).toBe(before);
  });

  it("the plain spelling answers", async () => {
    expect(await spell(path)).toContain('"code":0');
  });

  it("headers that name another method or address change nothing", async () => {
    const { body, status } = await app.client.send("/api/sample/find?name=a", {
      headers: {
        "x-http-method-override": "POST",
        "x-original-url": "/api/sample/echo",
        "x-rewrite-url": "/api/sample/echo",
      },
    });
    expect([status, body.code]).toEqual([200, 0]);
  });
});

describe("methods", () => {
  it.each(["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "GET"])(
    "%s on a POST address is 405 with Allow",
    async (method) => {
      const { status, body, headers, text } = await app.client.send("/api/sample/echo", { method });
      expect(status).toBe(405);
      expect(headers.get("allow")).toBe("POST");
      if (method === "HEAD") expect(text).toBe("");
      else expect(body.code).toBe(400005);
    },
  );
  it.each(["TRACE", "PROPFIND", "LINK", "PURGE"])("%s is 405", async (method) => {
    expect(await spell("/api/sample/echo", method)).toMatch(/^HTTP\/1\.1 405 /);
  });
  it("HEAD is no way around a GET's answer", async () => {
    expect((await app.client.send("/api/sample/find?name=a", { method: "HEAD" })).status).toBe(405);
  });
  it("a name that is no method is refused", async () => {
    expect(await spell("/api/sample/echo", "FOO")).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("unknown addresses never fall through to a page (HD-06)", () => {
  it.each([
    "/api/sys/nothing",
    "/sys/user/list",
    "/file/none.png",
    "/file/",
    "/oss/upload",
    "/.env",
    "/.git/config",
    "/assets/x.js",
    "/package.json",
    "/src/main/server.ts",
    "/metrics",
  ])("%s is 404 in the envelope", async (path) => {
    const { status, body, headers } = await app.client.send(path);
    expect([status, body.code, body.requestId]).toEqual([404, 400004, headers.get("x-request-id")]);
  });
});
