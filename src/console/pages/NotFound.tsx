import { StatePage } from "./StatePage.tsx";
import { PAGE_TEXTS } from "./texts.ts";

/** §2 `/404`: an unknown address or an unknown view. */
export const NotFound = () => <StatePage code="404" title={PAGE_TEXTS.notFoundTitle} text={PAGE_TEXTS.notFoundText} />;
