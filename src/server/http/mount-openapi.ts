import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts } from "../../contract/text.ts";
import { admit } from "./admit.ts";
import { JSON_TYPE } from "./answer-failure.ts";
import type { MountOptions } from "./mount.ts";
import { openApi } from "./openapi.ts";
import type { Route } from "./route.ts";

const texts = defineTexts("openapi", { document: { zh: "接口文档", lo: "ເອກະສານ API", en: "The API's description" } });
const VERSION = "0.1.0";

/** `{apiBase}/openapi.json`: for anybody in development, for the signed-in in production (AZ-18). Made when first asked for. */
export function mountOpenApi(
  app: FastifyInstance,
  routes: readonly Route[],
  options: MountOptions,
  isProduction: boolean,
): void {
  const self = endpoint({
    method: "GET",
    path: "/openapi.json",
    permission: isProduction ? "signed-in" : "public",
    title: texts.document,
    input: z.object({}),
    reply: z.unknown(),
    budget: "costly",
  });
  let document: string | undefined;
  app.get(`${options.apiBase}${self.path}`, { exposeHeadRoute: false }, async (request, reply) => {
    await admit(request, self, options);
    const endpoints = routes.map((route) => route.endpoint);
    document ??= JSON.stringify(openApi(endpoints, { title: "Terrace", version: VERSION, apiBase: options.apiBase }));
    return reply.header("content-type", JSON_TYPE).send(document);
  });
}
