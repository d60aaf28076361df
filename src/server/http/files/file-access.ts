import type { FastifyRequest } from "fastify";
import { ACCESS_TOKEN } from "../../../contract/session/token-names.ts";
import { headerToken } from "../request/access-token.ts";
import type { Authenticate } from "../admission/authenticate.ts";
import { ACCESS_HALF } from "../request/secret-cookies.ts";
import { previewLinksOf, type PreviewLink } from "../pages/preview-cookie.ts";

/** Audience of a file: everybody for ever, visitors while a published record shows it, or signed-in staff. */
export type Viewers = "everybody" | "visitors" | "staff";

/** Access to stored files by key. */
export interface FileAccess {
  /**
   * The key that holds the content (a replaced picture's address leads to its successor), who may read it (AZ-17), and
   * of a document the name under which it is saved.
   */
  of(
    key: string,
  ): Promise<{ readonly key: string; readonly viewers: Viewers; readonly downloadName?: string | undefined }>;
  /** One of the preview links belongs to a record that shows the picture. */
  isPreviewed(key: string, links: readonly PreviewLink[]): Promise<boolean>;
}

const LONGEST = 512; // characters of a token; ours have 43

/**
 * True for a signed-in caller. An `<img>` can send no header, so here alone the two cookies count (W1): a GET changes
 * nothing, and other sites' pages neither send them (SameSite) nor can read the answer.
 */
async function isStaff(request: FastifyRequest, authenticate: Authenticate): Promise<boolean> {
  const token = headerToken(request) ?? request.cookies[ACCESS_TOKEN];
  if (typeof token !== "string" || token === "" || token.length > LONGEST) return false;
  const found = await authenticate({ token, half: request.cookies[ACCESS_HALF], origin: request.headers.origin });
  return found.kind === "caller" && found.caller.restrictions.size === 0;
}

/** A preview link or a session lets the caller read a picture that visitors may not see. */
export async function isLetIn(
  request: FastifyRequest,
  key: string,
  { authenticate, access }: { readonly authenticate: Authenticate; readonly access: FileAccess },
): Promise<boolean> {
  if (await isStaff(request, authenticate)) return true;
  const links = previewLinksOf(request);
  return links.length > 0 && access.isPreviewed(key, links);
}
