import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Row } from "../../crud/record-queries.web.ts";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { ValidUntil } from "./ValidUntil.tsx";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-06-01T08:00:00Z") }));
afterEach(() => vi.useRealTimers());

const said = (values: Readonly<Record<string, unknown>>): string => {
  const row = {
    id: "1",
    version: 1,
    issuedOn: "2026-01-01",
    validUntil: "2026-12-31",
    isRevoked: false,
    ...values,
  } as unknown as Row;
  const html = renderToStaticMarkup(
    <LanguageProvider language="en">
      <ValidUntil row={row} />
    </LanguageProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, "|").replaceAll(/\|+/g, "|");
};

it("the console's list says how each certificate stands today", () => {
  expect(said({})).toBe("|31 Dec 2026|Valid|");
  expect(said({ validUntil: "2026-07-31" })).toBe("|31 Jul 2026|Expires soon|");
  expect(said({ validUntil: "2026-06-01" })).toBe("|01 Jun 2026|Expires soon|");
  expect(said({ validUntil: "2026-05-31" })).toBe("|31 May 2026|Expired|");
  expect(said({ isRevoked: true })).toBe("|31 Dec 2026|Revoked|");
  expect(said({ issuedOn: "2026-06-02" })).toBe("|31 Dec 2026|Not valid yet|");
});
