import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { headerToken } from "./request/access-token.ts";
import { forCaller } from "../database/connections/query-context.ts";
import { admit } from "./admission/admit.ts";
import { checkEndpoints } from "./check-routes.ts";
import { handlerOf, type HandlerOptions } from "./endpoint-handler.ts";
import { bodyLimitOf } from "./request/multipart-body.ts";
import { readBody } from "./request/read-body.ts";
import { checkContentType, FORM_TYPE, MULTIPART_TYPE, refuseBody } from "./request/form-body.ts";
import { HTTP_LIMITS } from "./request/request-limits.ts";
import { networkOf } from "./connection/network-of.ts";
import type { Route } from "./route.ts";

export interface MountOptions extends HandlerOptions {
  readonly apiBase: string;
}

const register = (app: FastifyInstance, route: Route, options: MountOptions) => {
  const { method, path, body, largestFile } = route.endpoint;
  const isMultipart = body === "multipart";
  app.route({
    method,
    url: `${options.apiBase}${path.replace(/\{(\w+)\}/g, ":$1")}`,
    exposeHeadRoute: false,
    bodyLimit: isMultipart ? bodyLimitOf(route.endpoint) : HTTP_LIMITS.body,
    onRequest: async (request) => {
      if (method === "GET") refuseBody(request);
      else checkContentType(request, isMultipart ? MULTIPART_TYPE : FORM_TYPE);
      if (largestFile === undefined) return;
      // Only known callers may make the server hold a large file.
      const token = headerToken(request);
      const look = () => forCaller(token ?? networkOf(request.ip), () => admit(request, route.endpoint, options));
      request.admission = { caller: await (token === undefined ? look() : options.withinSession(token, look)) };
    },
    handler: handlerOf(route, options),
  });
};

/** Puts the endpoints under the API's base. Throws for a table that must not be served. */
export async function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  options: MountOptions,
): Promise<void> {
  checkEndpoints(routes.map((route) => route.endpoint));
  await app.register(async (api) => {
    api.decorateRequest("admission", undefined);
    for (const type of [FORM_TYPE, MULTIPART_TYPE])
      api.addContentTypeParser(type, (request: FastifyRequest, payload: IncomingMessage) =>
        readBody(payload, request.routeOptions.bodyLimit),
      );
    for (const route of routes) register(api, route, options);
  });
}
