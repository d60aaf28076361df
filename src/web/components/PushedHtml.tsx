import { lazyPart } from "../lazy/lazy-part.tsx";
import { MissingLine } from "../lazy/MissingLine.tsx";
import { PartBoundary } from "../lazy/PartBoundary.tsx";
import { LinesSkeleton } from "./Skeleton.tsx";

interface Pushed {
  readonly html: string;
}

/** The cleaner comes with the first message, not with the first page. Without it nothing is shown as HTML at all. */
const Cleaned = lazyPart<Pushed>(async () => {
  const { cleanPushed } = await import("./clean-pushed.ts");
  return ({ html }) => (
    // oxlint-disable-next-line react/no-danger -- the one place that sets HTML, cleaned in the line above it (RT-01)
    <div className="pushed-html" dangerouslySetInnerHTML={{ __html: cleanPushed(html) }} />
  );
});

/** HTML that somebody sent, sanitised once more where it is shown (W5). No other component sets HTML. */
export function PushedHtml({ html }: Pushed) {
  return (
    <PartBoundary coming={<LinesSkeleton lines={2} />} missing={(_, tryAgain) => <MissingLine onTryAgain={tryAgain} />}>
      <Cleaned html={html} />
    </PartBoundary>
  );
}
