import { OFFICE } from "./office.ts";
import { SERVICE } from "./service.ts";
import { TENDERS } from "./tenders.ts";
import { TRAINING } from "./training.ts";
import type { DemoNotice } from "./written-notice.ts";

/** What the platform has announced. */
export const DEMO_NOTICES: readonly DemoNotice[] = [...SERVICE, ...OFFICE, ...TRAINING, ...TENDERS];
