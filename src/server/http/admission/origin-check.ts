import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import { Failure } from "../../../contract/errors.ts";
import { defineTexts } from "../../../contract/text.ts";

const texts = defineTexts("origin", {
  foreign: {
    zh: "不接受来自其他网站的请求",
    lo: "ບໍ່ຮັບຄຳຮ້ອງຂໍຈາກເວັບໄຊອື່ນ",
    en: "Requests from other sites are not accepted",
  },
  plainHttp: {
    zh: "当前连接未加密，不能登录。请使用 https 地址，或联系管理员",
    lo: "ການເຊື່ອມຕໍ່ນີ້ບໍ່ໄດ້ເຂົ້າລະຫັດ, ບໍ່ສາມາດເຂົ້າສູ່ລະບົບໄດ້. ກະລຸນາໃຊ້ທີ່ຢູ່ https ຫຼື ຕິດຕໍ່ຜູ້ດູແລລະບົບ",
    en: "This connection is not encrypted, so signing in is not allowed. Use the https address or contact the administrator",
  },
});

const isLoopback = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
const originOf = (text: string): URL | null =>
  URL.canParse(text) && new URL(text).origin === text ? new URL(text) : null;

/**
 * Browsers state the origin of a POST, and only our own pages may send one (AZ-14, W12). A request without Origin is
 * not a browser's cross-site request. Our own origin is `publicOrigin`, which the operator configured; else the Host
 * that the browser used, which a foreign page cannot choose. `allowed` are other sites that the operator has named
 * (040).
 */
export function checkOrigin(request: FastifyRequest, publicOrigin: string | null, allowed: readonly string[]): void {
  if (allowed.includes(request.headers.origin ?? "")) return;
  if (!isOwnOrigin(request.headers, request.host, publicOrigin))
    throw new Failure("notPermitted", { words: texts.foreign });
}

/** The same rule for a request outside Fastify: the opening of a socket (WS-02). */
export function isOwnOrigin(
  headers: IncomingHttpHeaders,
  host: string | undefined,
  publicOrigin: string | null,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  // A form of ours names no origin, as our pages send no referrer; only the browser itself writes where it comes from.
  if (origin === "null") return headers["sec-fetch-site"] === "same-origin";
  const from = originOf(origin);
  const site = headers["sec-fetch-site"];
  return (
    from !== null && (origin === publicOrigin || site === "same-origin" || (site === undefined && from.host === host))
  );
}

/** Signing in from a browser over plain HTTP hands the password to the network (HD-08). */
export function refusePlainHttp(request: FastifyRequest, isAllowed: boolean): void {
  const from = originOf(request.headers.origin ?? "");
  if (isAllowed || from === null || from.protocol === "https:" || isLoopback(from.hostname)) return;
  throw new Failure("clientRefused", { words: texts.plainHttp });
}
