import { ERRORS } from "../../../contract/errors.ts";
import type { ExactAnswer } from "../exact-client.ts";
import type { DrawnRequest } from "./draw-request.ts";

const CODES: ReadonlySet<unknown> = new Set(Object.values(ERRORS).map(({ code }) => code));
const DATA = new Set(["errors", "current", "by", "why"]);
/** Internals of a program that no answer may contain (IN-16): stacks, paths, statements, types. */
const INSIDE =
  /\bat .{1,80}:\d+:\d+|node_modules|\/(home|tmp|work|usr|src)\/|\.ts\b|\b(Type|Range|Reference|Zod|Syntax|Fastify)Error\b|syntax error|violates|invalid input syntax|\b(relation|column) "|ECONN|ENOENT|pglite/i;

const isMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const refusalFault = ({ code, msg, data, requestId }: Record<string, unknown>): string | undefined => {
  if (!CODES.has(code)) return "a code of no catalogue";
  if (typeof msg !== "string" || msg === "" || INSIDE.test(msg)) return "a message that tells of the inside";
  if (typeof requestId !== "string" || requestId === "") return "a refusal without its request's id";
  if (data === null) return undefined;
  if (!isMembers(data) || Object.keys(data).some((name) => !DATA.has(name))) return "a refusal of another shape";
  return data["current"] === undefined && INSIDE.test(JSON.stringify(data))
    ? "details that tell of the inside"
    : undefined;
};

/** The fault of an answer to any request; undefined if there is none. */
export function faultOf(
  { call, method }: DrawnRequest,
  { status, type, text, broken }: ExactAnswer,
): string | undefined {
  if (broken) return `no answer: ${broken}`;
  if (status >= 500 || status < 200) return `status ${status}`;
  if (status === 304 || status === 303 || method === "HEAD") return undefined;
  if (status === 200 && call.produces !== "application/json" && type.startsWith(call.produces)) return undefined;
  if (status === 200 && call.produces === "application/octet-stream" && !type.startsWith("application/json"))
    return undefined;
  if (!type.startsWith("application/json")) return `an answer of type ${type}`;
  const body: unknown = JSON.parse(text);
  if (!isMembers(body)) return "no envelope";
  if (body["code"] === 0) return status === 200 ? undefined : `a success with status ${status}`;
  return refusalFault(body);
}
