import type { FastifyRequest } from "fastify";
import { ACCESS_TOKEN } from "../../../contract/session/token-names.ts";
import { headerToken } from "../request/access-token.ts";
import type { Authenticate } from "../admission/authenticate.ts";
import { ACCESS_HALF } from "../request/cookie-jar.ts";
import { previewLinksOf, type PreviewLink } from "../pages/preview-cookie.ts";

/** Who may have a picture: anybody for good, anybody as long as something published shows it, or whoever is signed in. */
export type Viewers = "everybody" | "visitors" | "staff";

/** What is known of stored files, by their keys. */
export interface FileAccess {
  /** Where the content lies, as a replaced picture's address leads on to the present one, and who may have it (AZ-17). */
  of(key: string): Promise<{ readonly key: string; readonly viewers: Viewers }>;
  /** Whether one of these links shows a record that shows it. */
  isPreviewed(key: string, links: readonly PreviewLink[]): Promise<boolean>;
}

const LONGEST = 512; // characters of a token; ours have 43

/**
 * Whether whoever asks is signed in. A picture in a page can bring no header, so the two cookies count here, as nowhere else (W1):
 * nothing is changed, and other sites' pages are sent without them (SameSite) and read nothing.
 */
async function isStaff(request: FastifyRequest, authenticate: Authenticate): Promise<boolean> {
  const token = headerToken(request) ?? request.cookies[ACCESS_TOKEN];
  if (typeof token !== "string" || token === "" || token.length > LONGEST) return false;
  const found = await authenticate({ token, half: request.cookies[ACCESS_HALF], origin: request.headers.origin });
  return found.kind === "caller" && found.caller.restrictions.size === 0;
}

/** Whether a picture that visitors may not see is shown to this one after all. */
export async function isLetIn(
  request: FastifyRequest,
  key: string,
  { authenticate, access }: { readonly authenticate: Authenticate; readonly access: FileAccess },
): Promise<boolean> {
  if (await isStaff(request, authenticate)) return true;
  const links = previewLinksOf(request);
  return links.length > 0 && access.isPreviewed(key, links);
}
