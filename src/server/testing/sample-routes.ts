import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { Failure } from "../../contract/errors.ts";
import { int, line, listOf, recordId } from "../../contract/scalars.ts";
import { listInput, pageReply, withWireNames } from "../../contract/wire/wire.ts";
import { route, type Route } from "../http/route.ts";

const title = { id: "sample.title", zh: "样例", lo: "ຕົວຢ່າງ", en: "Sample" };

export const SAMPLE_ID = "01890a5d-ac96-774b-bcce-b302099a8057";

const fields = [
  { name: "name", isSortable: true, plainOperator: "like" },
  { name: "rank", isSortable: true, plainOperator: "eq" },
] as const;
const row = withWireNames({ id: z.string(), realName: z.string() }, { realName: "realname" });

export const sample = {
  echo: endpoint({
    method: "POST",
    path: "/sample/echo",
    permission: "public",
    title,
    input: z.object({
      name: line(20),
      amount: int(0, 100).optional(),
      tags: listOf(line(10), 3).optional(),
      meta: z.object({ title: line(10) }).optional(),
    }),
    reply: z.object({ name: z.string(), amount: z.number().nullable(), tags: z.array(z.string()) }),
    flat: "members",
  }),
  find: endpoint({
    method: "GET",
    path: "/sample/find",
    permission: "public",
    title,
    input: z.object({ name: line(20) }),
    reply: z.object({ name: z.string() }),
  }),
  guarded: endpoint({
    method: "POST",
    path: "/sample/{id}/update",
    permission: "sample:thing:update",
    title,
    input: z.object({ id: recordId, name: line(20) }),
    reply: z.object({ id: z.string() }),
    budget: "write",
  }),
  mine: endpoint({
    method: "GET",
    path: "/sample/mine",
    permission: "signed-in",
    title,
    input: z.object({}),
    reply: z.object({ userId: z.string() }),
    tokenInQuery: true,
    allowedWhile: ["mustChangePassword"],
  }),
  list: endpoint({
    method: "POST",
    path: "/sample/list",
    permission: "public",
    title,
    input: listInput(fields),
    reply: pageReply(row),
    flat: "members",
  }),
  bare: endpoint({
    method: "GET",
    path: "/sample/bare",
    permission: "public",
    title,
    input: z.object({}),
    reply: z.array(z.string()),
    flat: "bare",
  }),
  picture: endpoint({
    method: "GET",
    path: "/sample/picture",
    permission: "public",
    title,
    input: z.object({}),
    reply: z.custom<Uint8Array>(),
    produces: "image/png",
  }),
  fail: endpoint({
    method: "POST",
    path: "/sample/fail",
    permission: "public",
    title,
    input: z.object({ how: line(30) }),
    reply: z.null(),
  }),
  signIn: endpoint({
    method: "POST",
    path: "/sample/signin",
    permission: "public",
    title,
    input: z.object({}),
    reply: z.null(),
    carriesPassword: true,
    budget: "sign-in",
  }),
  upload: endpoint({
    method: "POST",
    path: "/sample/upload",
    permission: "public",
    title,
    input: z.object({ base_path: line(100).optional() }),
    reply: z.object({ files: z.array(z.object({ field: z.string(), fileName: z.string(), size: z.number() })) }),
    body: "multipart",
  }),
};

const refusals: Readonly<Record<string, () => never>> = {
  failure: () => {
    throw new Failure("inUse");
  },
  stale: () => {
    throw new Failure("changedMeanwhile", { current: { id: "1" } });
  },
  secret: () => {
    throw new Error("select password from users where token='canary-1' at /home/canary/app.ts:12");
  },
  database: () => {
    throw Object.assign(new Error("connect ECONNREFUSED 10.0.0.9:5432"), { code: "ECONNREFUSED" });
  },
  text: () => {
    throw Object.assign(new Error("invalid byte sequence"), { code: "22021" });
  },
};

/**
 * Endpoints for testing the HTTP layer: each shape of input, answer and refusal once. `seen` collects the arguments of
 * handlers.
 */
export function sampleRoutes(seen: unknown[] = []): Route[] {
  const note = <T>(value: T): T => {
    seen.push(value);
    return value;
  };
  return [
    // A member more than declared: it must not leave the server.
    route(
      sample.echo,
      async (args) =>
        ({
          name: note(args).name,
          amount: args.amount ?? null,
          tags: args.tags ?? [],
          passwordHash: "canary-2",
        }) as never,
    ),
    route(sample.find, async (args) => ({ name: note(args).name })),
    route(sample.guarded, async (args) => ({ id: note(args).id })),
    route(sample.mine, async (_args, { caller }) => ({ userId: caller.userId })),
    route(sample.list, async (query) => {
      note(query);
      return {
        rows: [{ id: "1", realName: "李", secret: "canary-2" }] as never,
        total: 11,
        page: query.page,
        pageSize: query.pageSize,
      };
    }),
    route(sample.bare, async () => ["sys:user:list"]),
    route(sample.picture, async () => new Uint8Array([0x89, 0x50, 0x4e, 0x47])),
    route(sample.fail, async ({ how }) => refusals[how]?.() ?? null),
    route(sample.signIn, async () => null),
    route(sample.upload, async (args, { files }) => {
      note(args);
      return { files: files.map(({ field, fileName, bytes }) => ({ field, fileName, size: bytes.length })) };
    }),
  ];
}
