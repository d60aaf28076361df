import { guardHtml } from "../web/document/html-gate.ts";

/*
 * Stands in the HTML of every page with a program, before any of it: what the page's policy forbids is then not even tried (HD-02).
 */

guardHtml();
// Else the library of schemas makes a function out of text to see whether it may.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
