import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoint } from "../../../contract/endpoint.ts";
import { escapeHtml } from "../../../contract/html/escape.ts";
import { int, line, listOf, orNothing } from "../../../contract/scalars.ts";
import { sample, sampleRoutes } from "../../testing/sample-routes.ts";
import { startTestApp, testCaller, type TestApp } from "../../testing/test-app.ts";
import { checkEndpoints } from "../check-routes.ts";
import { openApi } from "./openapi.ts";

interface Document {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        "x-permission": string;
        parameters: { name: string; in: string }[];
        requestBody?: { content: Record<string, { schema: { properties: object } }> };
      }
    >
  >;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(sampleRoutes());
});
afterAll(() => app.close());

describe("the API's description", () => {
  it("names every route with its permission, parameters and body (AZ-03)", async () => {
    const { paths } = (await app.client.get("/openapi.json")).body as unknown as Document;
    const listed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(
      Object.values(sample)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
    const update = paths["/sample/{id}/update"]?.["post"];
    expect(update?.["x-permission"]).toBe("sample:thing:update");
    expect(update?.parameters).toMatchObject([{ name: "id", in: "path" }]);
    expect(
      Object.keys(update?.requestBody?.content["application/x-www-form-urlencoded"]?.schema.properties ?? {}),
    ).toEqual(["name"]);
    expect(paths["/sample/find"]?.["get"]?.parameters).toMatchObject([{ name: "name", in: "query", required: true }]);
  });
  it("names members flat, as they travel: those of a branch, of lists and of rows", () => {
    const row = z.object({ name: z.string(), amount: int(1).optional() });
    const described = endpoint({
      method: "POST",
      path: "/a/{id}/b",
      permission: "public",
      title: { id: "t", zh: "", lo: "", en: "" },
      input: z.object({
        id: z.string(),
        meta: z.object({ title: line(10) }),
        tags: listOf(line(5)),
        rows: z.array(row).min(1),
        page: z.union([int(), z.object({ pn: int() })]).optional(),
        parent: orNothing(int()).optional(),
        when: z.discriminatedUnion("every", [
          z.object({ every: z.literal("hours"), hours: int(1, 168) }),
          z.object({ every: z.literal("day"), at: z.string() }),
          z.object({ every: z.literal("week"), weekday: int(1, 7), at: z.string() }),
        ]),
      }),
      reply: z.null(),
    });
    const info = { title: "", version: "", apiBase: "/api", isFamily: false };
    const { paths } = openApi([described], info) as unknown as Document;
    const body = paths["/a/{id}/b"]?.["post"]?.requestBody?.content["application/x-www-form-urlencoded"]?.schema;
    const number = { type: "integer" };
    const amount = { ...number, minimum: 1 };
    const listed = { type: "string", description: "Several values, with commas between them" };
    expect(body).toEqual({
      type: "object",
      properties: {
        "meta.title": { type: "string", maxLength: 10 },
        tags: listed,
        "rows[0].name": { type: "string" },
        "rows[0].amount": amount,
        page: number,
        "page.pn": number,
        parent: { anyOf: [number, { type: "string", const: "" }] },
        "when.every": { type: "string", enum: ["hours", "day", "week"] },
        "when.hours": { type: "integer", minimum: 1, maximum: 168 },
        "when.at": { type: "string" },
        "when.weekday": { type: "integer", minimum: 1, maximum: 7 },
      },
      required: ["meta.title", "tags", "rows[0].name", "when.every"],
      patternProperties: {
        [String.raw`^rows\[\d+\]\.name$`]: { type: "string" },
        [String.raw`^rows\[\d+\]\.amount$`]: amount,
      },
      additionalProperties: true,
    });
  });
  it("is a page for people too, in their language and without scripts", async () => {
    const { text, headers } = await app.client.send("/api/docs", { headers: { "accept-language": "lo" } });
    expect(text).toContain('<html lang="lo">');
    for (const { method, path, title } of Object.values(sample)) {
      expect(text).toContain(`${method} /api${path}</code>`);
      expect(text).toContain(escapeHtml(title.lo));
    }
    expect(text).toContain("page.pn, page.size, ");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });
  it("is for the signed-in in production (AZ-18)", async () => {
    const production = await startTestApp(sampleRoutes(), [testCaller("u")], { env: { isProduction: true } });
    expect((await production.client.get("/openapi.json")).body.code).toBe(200001);
    expect((await production.client.get("/openapi.json", { token: "u" })).body["openapi"]).toBe("3.1.0");
    expect((await production.client.get("/docs")).body.code).toBe(200001);
    await production.close();
  });
});

describe("a table of endpoints that must not be served stops the start (AZ-01)", () => {
  const good = {
    method: "GET",
    path: "/a/b",
    permission: "public",
    title: { id: "t", zh: "", lo: "", en: "" },
    input: z.object({}),
    reply: z.null(),
  } as const;
  it.each([
    ["twice the same address", [endpoint(good), endpoint(good)], "declared twice"],
    [
      "twice the same address but for a name",
      [
        endpoint({ ...good, path: "/a/{x}", input: z.object({ x: z.string() }) }),
        endpoint({ ...good, path: "/a/{y}", input: z.object({ y: z.string() }) }),
      ],
      "declared twice",
    ],
    ["no permission", [endpoint({ ...good, permission: undefined as never })], "no permission"],
    ["a permission that is none", [endpoint({ ...good, permission: "sys:user" as never })], "no permission"],
    ["a name in the path that the input lacks", [endpoint({ ...good, path: "/a/{id}" })], "{id}"],
    ["a write that a standby would answer", [endpoint({ ...good, mayReadReplica: true, budget: "write" })], "standby"],
    ["a path with a slash at its end", [endpoint({ ...good, path: "/a/" })], "canonically"],
  ])("%s", (_what, endpoints, message) => {
    expect(() => checkEndpoints(endpoints)).toThrow(message);
  });
  it("a good one passes", () => {
    expect(() => checkEndpoints([endpoint(good)])).not.toThrow();
  });
});
