import { describe, expect, it } from "vitest";
import { sampleRoutes } from "../testing/sample-routes.ts";
import { startTestApp } from "../testing/test-app.ts";

describe("health (RE-25, AZ-18)", () => {
  it("is ready while everything needed answers, and says no more than that", async () => {
    let isDown = false;
    const app = await startTestApp(sampleRoutes(), [], {
      probes: [
        {
          name: "canary-database",
          ping: async () => void (isDown && (await Promise.reject(new Error("canary-address")))),
        },
      ],
    });
    expect((await app.client.send("/health/ready")).status).toBe(200);
    isDown = true;
    const answer = await app.client.send("/health/ready");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(answer.text).not.toContain("canary");
    expect((await app.client.send("/health/live")).status).toBe(200);
    await app.close();
  });
  it("is not ready when something does not answer at all", async () => {
    const app = await startTestApp(sampleRoutes(), [], {
      probes: [{ name: "hung", ping: () => new Promise(() => {}) }],
    });
    expect((await app.client.send("/health/ready")).status).toBe(503);
    await app.close();
  });
  it("turns off first when the server is to stop; requests are still answered and the connection is given back (RE-11)", async () => {
    const app = await startTestApp(sampleRoutes());
    app.app.readiness.drain();
    expect((await app.client.send("/health/ready")).status).toBe(503);
    expect((await app.client.send("/health/live")).status).toBe(200);
    const { body, headers } = await app.client.get("/sample/find?name=a");
    expect([body.code, headers.get("connection")]).toEqual([0, "close"]);
    await app.close();
  });
});
