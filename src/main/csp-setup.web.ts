import { defineTrustedTypesPolicy } from "../web/document/trusted-types.ts";

/*
 * Inline script before all others in the HTML of every page with a program: it keeps libraries from trying what the
 * page's Content-Security-Policy forbids (HD-02).
 */

defineTrustedTypesPolicy();
// Otherwise zod probes `new Function`, which the policy reports as a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
