import { lazyPart } from "../lazy/lazy-part.tsx";
import { MissingLine } from "../lazy/MissingLine.tsx";
import { PartBoundary } from "../lazy/PartBoundary.tsx";
import { LinesSkeleton } from "../components/states/Skeleton.tsx";

interface HtmlProps {
  readonly html: string;
}

/** The sanitiser loads with the first message, not with the first page. Until then no HTML is shown. */
const Cleaned = lazyPart<HtmlProps>(async () => {
  const { sanitizeMessage } = await import("./sanitize-message.ts");
  return ({ html }) => (
    // oxlint-disable-next-line react/no-danger -- the one place that sets HTML, cleaned in the line above it (RT-01)
    <div className="sanitized-html formatted-text" dangerouslySetInnerHTML={{ __html: sanitizeMessage(html) }} />
  );
});

/** HTML from a pushed message, sanitised once more before it is shown (W5). No other component sets HTML. */
export function SanitizedHtml({ html }: HtmlProps) {
  return (
    <PartBoundary coming={<LinesSkeleton lines={2} />} missing={(_, tryAgain) => <MissingLine onTryAgain={tryAgain} />}>
      <Cleaned html={html} />
    </PartBoundary>
  );
}
