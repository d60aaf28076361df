import { lazy, Suspense } from "react";
import { LinesSkeleton } from "./Skeleton.tsx";

/** The cleaner comes with the first message, not with the first page. Without it nothing is shown as HTML at all. */
const Cleaned = lazy(async () => {
  const { cleanPushed } = await import("./clean-pushed.ts");
  return {
    default: ({ html }: { readonly html: string }) => (
      // oxlint-disable-next-line react/no-danger -- the one place that sets HTML, cleaned in the line above it (RT-01)
      <div className="pushed-html" dangerouslySetInnerHTML={{ __html: cleanPushed(html) }} />
    ),
  };
});

/** HTML that somebody sent, sanitised once more where it is shown (W5). No other component sets HTML. */
export function PushedHtml({ html }: { readonly html: string }) {
  return (
    <Suspense fallback={<LinesSkeleton lines={2} />}>
      <Cleaned html={html} />
    </Suspense>
  );
}
