import type { Text } from "../../contract/text.ts";
import { useText } from "../../web/i18n/language.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { PORTAL_TEXTS } from "./portal-texts.ts";

interface FailedViewProps {
  /** The error's message. */
  readonly words: Text;
  readonly requestId: string;
  readonly retryAfter: number | undefined;
  readonly address: PageAddress;
}

/** Explains why a page could not be rendered, and offers to load it again. */
export function FailedView({ words, requestId, retryAfter, address: { path, query } }: FailedViewProps) {
  const t = useText();
  return (
    <div className="not-found">
      <h1>{t(PORTAL_TEXTS.failed)}</h1>
      <p>{t(words)}</p>
      {retryAfter === undefined ? null : <p>{t(PORTAL_TEXTS.byItself, { seconds: retryAfter })}</p>}
      <a className="button" href={query.size > 0 ? `${path}?${query}` : path}>
        {t(PORTAL_TEXTS.again)}
      </a>
      <p className="not-found-request">{t(PORTAL_TEXTS.requestId, { id: requestId })}</p>
    </div>
  );
}
