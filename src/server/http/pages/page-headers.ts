import { reportingEndpoints, WORKER_POLICY } from "../answer/security-headers.ts";

/** Headers of files that are not pages: their policy lets no script run. The offline worker fetches pages. */
export const fileHeaders = (type: string) => ({
  "content-type": type,
  ...(type.startsWith("text/javascript") ? { "content-security-policy": WORKER_POLICY } : {}),
});

export const pageHeaders = (policy: string, reports: string) => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy,
  "reporting-endpoints": reportingEndpoints(reports),
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
});
