import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieJar } from "../request/secret-cookies.ts";

/** A preview link: the page, the record, and the token that proves access. */
export interface PreviewLink {
  readonly page: string;
  readonly id: string;
  readonly token: string;
}

const NAME = "preview";
const MAX_PREVIEWS = 5; // links opened side by side, as pictures are fetched late, when they come near the screen
const LIFE = 86_400; // seconds; the link's token itself says how long the link is valid

const PART = /^[\w./-]{1,200}$/;

/** The preview links that this browser has opened last. */
export function previewLinksOf(request: FastifyRequest): PreviewLink[] {
  const text = request.cookies[`__Host-${NAME}`] ?? "";
  return text
    .split("!")
    .slice(0, MAX_PREVIEWS)
    .flatMap((each) => {
      const [page = "", id = "", token = ""] = each.split("~");
      return [page, id, token].every((part) => PART.test(part)) ? [{ page, id, token }] : [];
    });
}

/** The addresses of a previewed page's pictures carry no token, so the browser brings the link in a cookie (HD-03). */
export function rememberPreview(request: FastifyRequest, reply: FastifyReply, link: PreviewLink): void {
  const others = previewLinksOf(request).filter(({ id }) => id !== link.id);
  const text = [link, ...others]
    .slice(0, MAX_PREVIEWS)
    .map(({ page, id, token }) => [page, id, token].join("~"))
    .join("!");
  cookieJar(request, reply).set(NAME, text, LIFE);
}
