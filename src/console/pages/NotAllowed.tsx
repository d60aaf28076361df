import { StatePage } from "./StatePage.tsx";
import { PAGE_TEXTS } from "./texts.ts";

/** §2 `/401`. */
export const NotAllowed = () => (
  <StatePage code="401" title={PAGE_TEXTS.notAllowedTitle} text={PAGE_TEXTS.notAllowedText} />
);
