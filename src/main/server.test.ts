import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("the whole server", () => {
  it("is alive and ready", async () => {
    expect((await server.client.send("/health/live")).body).toMatchObject({ code: 0 });
    expect((await server.client.send("/health/ready")).body).toMatchObject({ code: 0 });
  });
  it("signs the first user in and knows them", async () => {
    const token = await server.tokenOf("admin");
    expect((await server.client.get("/sys/user/info", { token })).body).toMatchObject({
      code: 0,
      data: { username: "admin" },
    });
  });
});
