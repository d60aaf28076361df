import { useQuery } from "@tanstack/react-query";
import { work, type WorkKind } from "../../../modules/pending-work/pending-work.ts";
import { call } from "../../../web/api/call.ts";
import { DASHBOARD_TEXTS as TEXTS } from "./texts.ts";

export const WORK_WORDS = {
  waiting: TEXTS.tileWaiting,
  unanswered: TEXTS.tileUnanswered,
  draft: TEXTS.tileDraft,
  scheduled: TEXTS.tileScheduled,
  outdatedZh: TEXTS.tileOutdatedZh,
  outdatedLo: TEXTS.tileOutdatedLo,
  outdatedEn: TEXTS.tileOutdatedEn,
  expiring: TEXTS.tileExpiring,
  failedJobs: TEXTS.tileFailedJobs,
} as const satisfies Record<WorkKind, unknown>;

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
