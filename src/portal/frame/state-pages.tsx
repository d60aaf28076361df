import { ERRORS } from "../../contract/errors.ts";
import type { FailedPage } from "../../contract/page-render.ts";
import { PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import { inLanguage, type Text } from "../../contract/text.ts";
import { portalPage, type PortalPage } from "../page/portal-page.ts";
import { FailedView } from "./FailedView.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { PastEnd } from "./PastEnd.tsx";
import { PORTAL_TEXTS } from "./portal-texts.ts";

/** A page that loads nothing and stands in another one's place. */
const statePage = (title: Text, View: PortalPage<null>["View"]): PortalPage =>
  portalPage<null>({
    path: PUBLIC_ROOT,
    load: async () => null,
    head: (_, { language }) => ({ title: inLanguage(title, language), isPrivate: true }),
    View,
  });

/** Page for an address that has none. */
export const NOT_FOUND_PAGE = statePage(PORTAL_TEXTS.notFound, NotFoundPage);

/** Page for an address behind the last page of a list. */
export const pastEndPage = (start: string): PortalPage =>
  statePage(PORTAL_TEXTS.pastEnd, () => <PastEnd start={start} />);

/** Page shown when the requested one could not be rendered. */
export const failedPage = ({ reason, requestId, retryAfter }: FailedPage): PortalPage =>
  statePage(PORTAL_TEXTS.failed, ({ address }) => (
    <FailedView
      words={{ ...ERRORS[reason].words, id: `error.${reason}` }}
      requestId={requestId}
      retryAfter={retryAfter}
      address={address}
    />
  ));
