import "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { isMachineFile, type DeclaredQuery, type PageRequest } from "../../../contract/page-render.ts";
import { PREFERENCE_READERS } from "../../../contract/preferences/preferences.ts";
import { isPublicPath } from "../../../contract/public/public-addresses.ts";
import { isLanguage, type Language } from "../../../contract/text.ts";
import { ACCESS_TOKEN } from "../../../contract/session/token-names.ts";
import { pathOf, queryOf } from "../request/request-path.ts";
import { pageLanguage } from "./page-language.ts";
import { siteOrigin } from "./site-origin.ts";

/** The part of a page request that is known without any lookup. */
export type ParsedPageRequest = Pick<
  PageRequest,
  "origin" | "path" | "isUnknown" | "query" | "language" | "colorScheme" | "themeColor" | "hasToken"
>;

/** Query parameter that holds the token of a preview link. */
export const PREVIEW = "preview";

/** True for addresses that everybody may open; the answer is the same for all visitors with the same choices. */
export const isPublicAddress = (path: string): boolean => isPublicPath(path) || isMachineFile(path);
const languageIn = (path: string): Language | undefined => {
  const named = /^\/feeds\/(\w+)\//.exec(path)?.[1];
  return isLanguage(named) ? named : undefined;
};

/** Reads a request for a page: of its query only what the page declares. */
export const pageRequestParser = (declaredQuery: DeclaredQuery, publicUrl: string | null) => {
  return (request: FastifyRequest, isOddlySpelled: boolean): ParsedPageRequest => {
    const asked = pathOf(request);
    const given = new URLSearchParams(queryOf(request));
    const declared = declaredQuery(asked, given);
    const hasToken = Boolean(request.cookies[ACCESS_TOKEN]);
    // Visitors see the same page at every address that does not exist.
    const isUnknown = isOddlySpelled || (declared === undefined && !hasToken);
    const path = isUnknown ? "/" : asked;
    // Programs bring no choices: what they ask for is the same for all of them.
    const cookies = isMachineFile(path) ? {} : request.cookies;
    const query = declared ?? new URLSearchParams();
    const named = given.get("lang");
    const token = given.get(PREVIEW);
    if (token !== null && isPublicPath(path)) query.set(PREVIEW, token);
    return {
      origin: siteOrigin(request, publicUrl),
      path,
      isUnknown,
      query,
      // In the address of a public page it is part of the address (docs/decisions/024).
      language: languageIn(path) ?? (isPublicAddress(asked) && isLanguage(named) ? named : pageLanguage(path, cookies)),
      colorScheme: PREFERENCE_READERS.colorScheme(cookies["colorScheme"]),
      themeColor: PREFERENCE_READERS.themeColor(cookies["themeColor"]),
      hasToken: hasToken && !isMachineFile(path),
    };
  };
};
