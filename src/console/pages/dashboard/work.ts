import { useQuery } from "@tanstack/react-query";
import { work, type WorkKind } from "../../../modules/work/work.ts";
import { call } from "../../../web/api/call.ts";
import { DASHBOARD_TEXTS as TEXTS } from "./texts.ts";

export const WORK_WORDS = {
  waiting: TEXTS.tileWaiting,
  draft: TEXTS.tileDraft,
  scheduled: TEXTS.tileScheduled,
  outdatedLo: TEXTS.tileOutdatedLo,
  outdatedEn: TEXTS.tileOutdatedEn,
  expiring: TEXTS.tileExpiring,
} as const satisfies Record<WorkKind, unknown>;

/** Kinds for which somebody else or a date is waiting; the others are the person's own work in hand. */
export const WAITS: ReadonlySet<WorkKind> = new Set(["waiting", "expiring"]);

/** Refetch interval while the page is visible, in ms. */
const AGAIN = 60_000;

/** Counts of the work in the lists this person reads. */
export const useWork = () =>
  useQuery({
    queryKey: ["work", "tiles"],
    queryFn: ({ signal }) => call(work.tiles, {}, { signal }),
    refetchInterval: AGAIN,
    meta: { showsOwnError: true },
  });
