import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { endpoint } from "../../../contract/endpoint.ts";
import { defineTexts } from "../../../contract/text.ts";
import { admit } from "../admission/admit.ts";
import { JSON_TYPE } from "../answer/answer-failure.ts";
import type { MountOptions } from "../mount.ts";
import { openApi } from "./openapi.ts";
import { openApiPage } from "./openapi-page.ts";
import { requestLanguage } from "../request/request-language.ts";
import type { Route } from "../route.ts";
import { PLAIN_PAGE_POLICY } from "../answer/security-headers.ts";

const texts = defineTexts("openapi", { document: { zh: "接口文档", lo: "ເອກະສານ API", en: "API documentation" } });
const VERSION = "0.1.0";

/**
 * `{apiBase}/openapi.json` for programs and `{apiBase}/docs` for people, only for signed-in users; in development for
 * everybody (AZ-18). The document is made at the first request.
 */
export function mountOpenApi(
  app: FastifyInstance,
  routes: readonly Route[],
  options: MountOptions,
  isProduction: boolean,
): void {
  const at = (path: "/openapi.json" | "/docs") =>
    endpoint({
      method: "GET",
      path,
      permission: isProduction ? "signed-in" : "public",
      title: texts.document,
      input: z.object({}),
      reply: z.unknown(),
      budget: "costly",
    });
  const endpoints = routes.map((route) => route.endpoint);
  const [forPrograms, forPeople] = [at("/openapi.json"), at("/docs")];
  let document: string | undefined;
  app.get(`${options.apiBase}${forPrograms.path}`, { exposeHeadRoute: false }, async (request, reply) => {
    await admit(request, forPrograms, options);
    document ??= JSON.stringify(
      openApi(endpoints, { title: "Terrace", version: VERSION, apiBase: options.apiBase, isFamily: options.isFamily }),
    );
    return reply.header("content-type", JSON_TYPE).send(document);
  });
  app.get(`${options.apiBase}${forPeople.path}`, { exposeHeadRoute: false }, async (request, reply) => {
    await admit(request, forPeople, options);
    return reply
      .headers({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": PLAIN_PAGE_POLICY,
        "cross-origin-opener-policy": "same-origin",
      })
      .send(openApiPage(endpoints, options.apiBase, requestLanguage(request)));
  });
}
