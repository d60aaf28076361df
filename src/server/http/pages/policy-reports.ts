import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { scrubReport } from "../../../contract/client-report.ts";
import { Failure } from "../../../contract/errors.ts";
import { successBody } from "../../../contract/wire/wire.ts";
import { JSON_TYPE } from "../answer/answer-failure.ts";
import { networkOf } from "../connection/network-of.ts";
import type { RateLimit } from "../admission/rate-limit.ts";
import { readBody } from "../request/read-body.ts";

export const policyReportsAt = (apiBase: string): string => `${apiBase}/csp-report`;

// Content types of `report-uri` and of `report-to`.
const TYPES = ["application/csp-report", "application/reports+json"];
const MAX_BODY_BYTES = 16 * 1024;
const MAX_REPORTS = 10; // of one message
const MAX_TEXT = 200; // characters
const MAX_DEPTH = 3;

type Report = Readonly<Record<string, unknown>>;
const isReport = (value: unknown): value is Report => typeof value === "object" && value !== null;

/** Reduces an address to its origin and path without a query; any other value, such as `inline`, to its word. */
const withoutQuery = (value: unknown): string => {
  const text = typeof value === "string" ? value : "";
  if (!URL.canParse(text)) return scrubReport(text.slice(0, MAX_TEXT));
  const { protocol, host, pathname } = new URL(text);
  return scrubReport(
    /^(https?|wss?):$/.test(protocol) ? `${protocol}//${host}${pathname}`.slice(0, MAX_TEXT) : protocol,
  );
};

/**
 * Reads the fields of both `report-uri` and `report-to`. Omits the sample, which is a piece of the page's content
 * (LG-01).
 */
const lineOf = (report: Report) => ({
  directive: withoutQuery(
    report["effectiveDirective"] ?? report["effective-directive"] ?? report["violated-directive"],
  ),
  blocked: withoutQuery(report["blockedURL"] ?? report["blocked-uri"]),
  page: withoutQuery(report["documentURL"] ?? report["document-uri"]),
  source: withoutQuery(report["sourceFile"] ?? report["source-file"]),
  line: Number(report["lineNumber"] ?? report["line-number"]) || 0,
});

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new Failure("invalidInput");
  }
};

const isShallow = (value: unknown, left = MAX_DEPTH): boolean =>
  !isReport(value) || (left > 0 && Object.values(value).every((each) => isShallow(each, left - 1)));

function reportsIn(body: unknown): Report[] {
  if (!isShallow(body)) throw new Failure("invalidInput");
  if (!Array.isArray(body)) return isReport(body) && isReport(body["csp-report"]) ? [body["csp-report"]] : [];
  return body
    .slice(0, MAX_REPORTS)
    .flatMap((each: unknown) =>
      isReport(each) && each["type"] === "csp-violation" && isReport(each["body"]) ? [each["body"]] : [],
    );
}

/**
 * Logs browsers' reports of policy violations (HD-02), one line each. Anybody may post here, so the size is limited,
 * few members are logged, and each address has a budget (LG-05).
 */
export async function mountPolicyReports(
  app: FastifyInstance,
  { apiBase, rateLimit }: { readonly apiBase: string; readonly rateLimit: RateLimit },
): Promise<void> {
  await app.register(async (scope) => {
    for (const type of TYPES)
      scope.addContentTypeParser(type, (_request: FastifyRequest, payload: IncomingMessage) =>
        readBody(payload, MAX_BODY_BYTES),
      );
    scope.post(policyReportsAt(apiBase), async (request, reply) => {
      await rateLimit("fault", networkOf(request.ip));
      if (!Buffer.isBuffer(request.body)) throw new Failure("wrongContentType");
      for (const report of reportsIn(parse(request.body)))
        request.log.warn(lineOf(report), "a page's policy was broken");
      return reply.header("content-type", JSON_TYPE).send(successBody(null, undefined, false));
    });
  });
}
