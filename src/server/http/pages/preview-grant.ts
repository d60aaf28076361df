import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isPublicPath } from "../../../contract/public/public-addresses.ts";
import { PREVIEW, type ParsedPageRequest } from "./parse-page-request.ts";
import { rememberPreview } from "./preview-cookie.ts";

/** An unpublished record that one request may read by a preview link. */
export interface PreviewGrant {
  readonly table: string;
  readonly id: string;
  /** Unsaved values of the record's editor by property; they replace the stored ones. */
  readonly typed: Readonly<Record<string, unknown>>;
}

/** Returns what a preview link lets its reader see of a record; `token` comes from its address. */
export type FindPreview = (page: string, id: string, token: string) => Promise<PreviewGrant | undefined>;

interface OpenedPreview {
  readonly grant?: PreviewGrant | undefined;
  /** Absent: the address is no preview link. */
  readonly preview?: "shown" | "over";
}

/** The grant of the preview link that is asked for; its pictures may be fetched afterwards. */
export async function openPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, query }: Pick<ParsedPageRequest, "path" | "query">,
  find: FindPreview = async () => undefined,
): Promise<OpenedPreview> {
  const token = isPublicPath(path) ? query.get(PREVIEW) : null;
  if (token === null) return {};
  const grant = await find(path, query.get("id") ?? "", token);
  if (grant) rememberPreview(request, reply, { page: path, id: grant.id, token });
  return { grant, preview: grant ? "shown" : "over" };
}

// Bound to the request and not to arguments: no address can grant access.
const granted = new AsyncLocalStorage<PreviewGrant>();

/** Runs with the grant. */
export const withPreview = <T>(grant: PreviewGrant, run: () => T): T => granted.run(grant, run);

/** The grant by which this request may read an unpublished record; undefined for almost every request. */
export function previewOf(table: string, id: string): PreviewGrant | undefined {
  const grant = granted.getStore();
  return grant?.table === table && grant.id === id ? grant : undefined;
}
