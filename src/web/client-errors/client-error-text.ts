import { REPORT_LENGTHS, scrubReport } from "../../contract/client-report.ts";
import { HIDDEN } from "../../contract/secrets/scrub-text.ts";
import { tokens } from "../api/tokens.ts";

// oxlint-disable-next-line no-control-regex -- control characters are exactly what goes
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

// The pair this browser holds is hidden by what it is, everything else by what it looks like (LG-01).
const withoutOwnTokens = (text: string): string => {
  const own = tokens.read();
  return own ? text.replaceAll(own.accessToken, HIDDEN).replaceAll(own.refreshToken, HIDDEN) : text;
};

/** A part of a report as it may be shown, copied and sent: without secrets, and within the server's length limits. */
export const clientErrorText = (part: keyof typeof REPORT_LENGTHS, text: string): string =>
  scrubReport(withoutOwnTokens(text).replace(/\r\n?/g, "\n").replace(CONTROL, " "))
    .slice(0, REPORT_LENGTHS[part])
    .toWellFormed();
