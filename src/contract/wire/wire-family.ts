import { z } from "zod";
import { withJsonSchema, jsonSchemaOf } from "../json-schema.ts";
import type { Endpoint } from "../endpoint.ts";
import type { MenuNode } from "../menu.ts";

/*
 * Deviations for the family's own clients beyond wire.ts, served with WIRE_COMPAT=family only (decision 040): other
 * calls, missing members, other menus and statuses.
 */

/** Family clients show the message of an answer with HTTP status 200 only, so these statuses are sent as 200. */
const BUSINESS: ReadonlySet<number> = new Set([400, 401, 403, 404]);
/** Paths below the API's base that pages, pictures and tools read, which rely on the status. */
const NOT_THEIRS = /^\/(portal|file|docs|openapi\.json)(\/|$)/;
export const familyStatus = (path: string, status: number): number =>
  BUSINESS.has(status) && !NOT_THEIRS.test(path) ? 200 : status;

// ── calls ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

type Fields = Readonly<Record<string, unknown>>;
const isSent = (fields: Fields, name: string) => fields[name] !== undefined && fields[name] !== "";
const NO_ID = "00000000-0000-7000-8000-000000000000";

const withGroup = (fields: Fields): Fields => {
  const { gid, query, ...others } = fields;
  const filters =
    typeof query === "object" && query !== null
      ? Object.fromEntries(Object.entries(query).map(([key, text]) => [key.replace(/^gid(?=\|\||$)/, "groupId"), text]))
      : query;
  return {
    ...(gid === undefined ? {} : { groupId: gid }),
    ...(filters === undefined ? {} : { query: filters }),
    ...others,
  };
};

interface Adapter {
  /** Converts the received members to our names and adds missing ones. */
  readonly read: (fields: Fields) => Fields;
  /** Completes the decoded input where no form value can express it. */
  readonly finish?: (input: Fields, fields: Fields) => Fields;
}

const DICTIONARY: Adapter = { read: withGroup };
/** By method and path. */
const ADAPTERS: Readonly<Record<string, Adapter>> = {
  "GET /sys/dict/list": DICTIONARY,
  "POST /sys/dict/list": DICTIONARY,
  "GET /sys/dict/export": DICTIONARY,
  "POST /sys/dict/export": DICTIONARY,
  "POST /sys/dict/add": DICTIONARY,
  "POST /sys/dict/{id}/update": DICTIONARY,
  // The data scope defaults to the narrowest.
  "POST /sys/role/add": { read: (fields) => (isSent(fields, "scope") ? fields : { ...fields, scope: "own" }) },
  // A user is added without roles and has no rights until one is assigned.
  "POST /sys/user/add": {
    read: (fields) => (isSent(fields, "roleIds") ? fields : { ...fields, roleIds: [NO_ID] }),
    finish: (input, fields) => (isSent(fields, "roleIds") ? input : { ...input, roleIds: [] }),
  },
  "POST /sys/role/setMenu": { read: ({ roleId, ...fields }) => ({ ...fields, id: roleId }) },
};

const adapted = (endpoint: Endpoint): Endpoint => {
  const adapter = ADAPTERS[`${endpoint.method} ${endpoint.path}`];
  if (!adapter) return endpoint;
  const { input } = endpoint;
  return {
    ...endpoint,
    input: z.codec(
      withJsonSchema(z.unknown(), () => jsonSchemaOf(input)),
      z.custom<Fields>(),
      {
        decode: (given, context) => {
          const fields = given as Fields;
          const read = z.safeDecode(input, adapter.read(fields));
          if (read.success) return adapter.finish?.(read.data as Fields, fields) ?? (read.data as Fields);
          for (const issue of read.error.issues) context.issues.push({ ...issue, input: given } as z.core.$ZodRawIssue);
          return z.NEVER;
        },
        encode: (value) => z.encode(input, value as never),
      },
    ),
  };
};

// Lists and exports are POST in §7; older family clients use GET.
const READ_BY_GET = /\/(list|ajaxList|export)$/;
const hasTwin = ({ method, path, permission, body }: Endpoint): boolean =>
  method === "POST" && READ_BY_GET.test(path) && permission !== "public" && body === undefined;

const nameOf = ({ method, path }: Pick<Endpoint, "method" | "path">) => `${method} ${path}`;

/** Adds the family's variants of the calls. */
export function withFamilyCalls<R extends { readonly endpoint: Endpoint }>(routes: readonly R[]): R[] {
  const known = new Set(routes.map(({ endpoint }) => nameOf(endpoint)));
  const twins = routes.flatMap((route): R[] => {
    const { endpoint } = route;
    if (endpoint.path === "/sys/role/{id}/setMenu") {
      const { flat: _, ...call } = endpoint; // of a write they read only the code
      return [{ ...route, endpoint: { ...call, path: "/sys/role/setMenu" as const } }];
    }
    const twin = { ...endpoint, method: "GET" as const };
    return hasTwin(endpoint) && !known.has(nameOf(twin)) ? [{ ...route, endpoint: twin }] : [];
  });
  return [...routes, ...twins].map((route) => ({ ...route, endpoint: adapted(route.endpoint) }));
}

// ── menus ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const VIEWS = "views/";
const NESTS: ReadonlySet<string> = new Set(["Layout", "Empty"]);

/** The view of a menu entry without the family's `views/` prefix. */
export const withoutViewsPrefix = (component: string): string =>
  component.startsWith(VIEWS) ? component.slice(VIEWS.length) : component;

// Their router joins a child's path to its parent's, and knows 'Layout' only for entries with children.
const familyNode = (node: MenuNode, above: string | null): MenuNode => {
  // A path that is not below its parent stays absolute; their router removes the leading slash itself.
  const isBelow = above !== null && node.path.startsWith(`${above}/`);
  return {
    ...node,
    path: isBelow ? node.path.slice(above.length + 1) : node.path,
    component: NESTS.has(node.component)
      ? "Layout"
      : node.component === ""
        ? ""
        : VIEWS + withoutViewsPrefix(node.component),
    children: node.children.map((child) => familyNode(child, node.path)),
  };
};

/** The payload as family clients expect it. */
export const familyReply = (path: string, data: unknown): unknown =>
  path === "/sys/menu/getMenus" ? (data as readonly MenuNode[]).map((node) => familyNode(node, null)) : data;
