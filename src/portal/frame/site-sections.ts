import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import type { Text } from "../../contract/text.ts";
import { PORTAL_TEXTS as TEXTS } from "./portal-texts.ts";

interface SiteSection {
  readonly path: string;
  /** Paths of further pages of this part. */
  readonly also: readonly string[];
  readonly title: Text;
}

/** Parts of the site in the order of the header (§2). */
export const SITE_SECTIONS: readonly SiteSection[] = [
  { path: PUBLIC_PATHS.products, also: [PUBLIC_PATHS.product], title: TEXTS.products },
  { path: PUBLIC_PATHS.season, also: [], title: TEXTS.season },
  { path: PUBLIC_PATHS.regions, also: [], title: TEXTS.regions },
  { path: PUBLIC_PATHS.showcase, also: [PUBLIC_PATHS.enterprises, PUBLIC_PATHS.certificate], title: TEXTS.certified },
  { path: PUBLIC_PATHS.brands, also: [PUBLIC_PATHS.recommended], title: TEXTS.brands },
  { path: PUBLIC_PATHS.news, also: [PUBLIC_PATHS.article], title: TEXTS.news },
  { path: PUBLIC_PATHS.notices, also: [], title: TEXTS.notices },
  { path: PUBLIC_PATHS.settleIn, also: [PUBLIC_PATHS.application], title: TEXTS.settleIn },
];
