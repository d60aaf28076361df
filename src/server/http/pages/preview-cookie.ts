import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieJar } from "../request/cookie-jar.ts";

/** A preview link: the page, the record, and the token that proves access. */
export interface PreviewLink {
  readonly page: string;
  readonly id: string;
  readonly mark: string;
}

const NAME = "preview";
const MOST = 5; // links opened side by side; each page's pictures come when they are near
const LIFE = 86_400; // seconds; how long a link itself is good, its proof says

const PART = /^[\w./-]{1,200}$/;

/** The preview links that this browser has opened last. */
export function previewLinksOf(request: FastifyRequest): PreviewLink[] {
  const text = request.cookies[`__Host-${NAME}`] ?? "";
  return text
    .split("!")
    .slice(0, MOST)
    .flatMap((each) => {
      const [page = "", id = "", mark = ""] = each.split("~");
      return [page, id, mark].every((part) => PART.test(part)) ? [{ page, id, mark }] : [];
    });
}

/** A page that a preview link shows has pictures at addresses of their own, which carry no proof: the browser brings it (HD-03). */
export function rememberPreview(request: FastifyRequest, reply: FastifyReply, link: PreviewLink): void {
  const others = previewLinksOf(request).filter(({ id }) => id !== link.id);
  const text = [link, ...others]
    .slice(0, MOST)
    .map(({ page, id, mark }) => [page, id, mark].join("~"))
    .join("!");
  cookieJar(request, reply).set(NAME, text, LIFE);
}
