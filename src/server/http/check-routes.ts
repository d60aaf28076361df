import { z } from "zod";
import { pathParameters, type Endpoint } from "../../contract/endpoint.ts";

/** The wire names of an endpoint's input. */
export const inputNames = (endpoint: Endpoint): readonly string[] => {
  // Nearly all are plain objects, and a start looks at some hundred.
  if (endpoint.input instanceof z.ZodObject) return Object.keys(endpoint.input.shape);
  const schema = z.toJSONSchema(endpoint.input, { io: "input", unrepresentable: "any" });
  return Object.keys(schema.properties ?? {});
};

const isPermission = (value: unknown): boolean =>
  value === "public" || value === "signed-in" || (typeof value === "string" && /^\w+:\w+:\w+$/.test(value));

const complaint = (endpoint: Endpoint, seen: Set<string>): string | undefined => {
  const { method, path, permission } = endpoint;
  const route = `${method} ${path.replace(/\{\w+\}/g, "{}")}`;
  if (seen.has(route)) return "is declared twice";
  seen.add(route);
  if (!/^(\/(\w[\w.-]*|\{\w+\}))+$/.test(path)) return "has a path that is not spelled canonically";
  if (!isPermission(permission)) return "has no permission";
  if (endpoint.body === "multipart" && method !== "POST") return "takes a body but is no POST";
  if (endpoint.isForVisitors && (method !== "GET" || permission !== "public"))
    return "is kept for visitors but is no public GET";
  if (endpoint.mayReadReplica && (endpoint.takesKey || endpoint.body || endpoint.budget === "write"))
    return "writes but is read at a standby";
  if (endpoint.recentPassword && permission === "public") return "is public but asks for a password";
  const names = pathParameters(path).length > 0 ? inputNames(endpoint) : [];
  const missing = pathParameters(path).find((name) => !names.includes(name));
  return missing === undefined ? undefined : `has {${missing}} in its path but not in its input`;
};

/** Throws at start for endpoints that cannot be served safely (AZ-01): the server must not come up with them. */
export function checkEndpoints(endpoints: readonly Endpoint[]): void {
  const seen = new Set<string>();
  for (const endpoint of endpoints) {
    const wrong = complaint(endpoint, seen);
    if (wrong !== undefined) throw new Error(`${endpoint.method} ${endpoint.path} ${wrong}.`);
  }
}
