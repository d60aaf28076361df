import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

const YEAR_S = 31_536_000;
const noLoad = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
const nothing = `${noLoad}; form-action 'none'`;

/** Headers of every answer (HD-01, HD-05); pages, static and stored files replace those that differ. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "content-security-policy": nothing,
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
};

/** Without `includeSubDomains`: what else lives under the operator's domain is not ours to decide. */
const TRANSPORT = `max-age=${YEAR_S}`;

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(SECURITY_HEADERS);
  if (request.protocol === "https") reply.header("strict-transport-security", TRANSPORT);
}

/**
 * Trusted Types policies that may create HTML: our default policy, the one for written HTML
 * (web/sanitized-html/sanitize-message.ts) with DOMPurify's, and the editor's for pasted content.
 */
const HTML_POLICIES = "default terrace-pushed dompurify ProseMirrorClipboard";
/** And the one address of a program: the portal's offline worker (portal/offline/register-worker.web.ts). */
const POLICIES = `${HTML_POLICIES} terrace-worker`;

/** One response's scripts, by a word that only they know. */
export const byNonce = (nonce: string): string => `'nonce-${nonce}'`;
/** Allows scripts by their hash, for cached pages (HD-02). */
export const byContent = (scripts: readonly string[]): string =>
  scripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).join(" ");

const REPORTS = "csp";
/** Names the place that `pagePolicy` tells browsers of. */
export const reportingEndpoints = (reports: string): string => `${REPORTS}="${reports}"`;

/**
 * Content-Security-Policy of an HTML page (HD-02). Inline styles are allowed, because positions and sizes are written
 * as attributes; inline scripts only if they are in `allowed`; text becomes HTML only through the named Trusted Types
 * policies (web/document/trusted-types.ts). `socketOrigin` is our own wss origin, for browsers whose 'self' excludes
 * websockets. Violations are reported to `reports`.
 */
export const pagePolicy = (allowed: string, socketOrigin: string | null, reports: string): string =>
  [
    "default-src 'none'",
    `script-src ${allowed} 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${socketOrigin ? ` ${socketOrigin}` : ""}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${POLICIES}`,
    `report-uri ${reports}`,
    `report-to ${REPORTS}`,
  ].join("; ");

/** A page of plain words: its own styles, a form that is sent here, and nothing else. */
export const PLAIN_PAGE_POLICY = `${noLoad}; form-action 'self'; style-src 'unsafe-inline'`;

/** A stored file runs nothing, even if a browser takes it for HTML (UP-06). */
export const FILE_POLICY = `${nothing}; sandbox`;

/** The offline worker's own: it fetches what readers open, and nothing else. */
export const WORKER_POLICY = `${nothing}; connect-src 'self'`;
