import { MINUTE } from "../contract/date/durations.ts";
import { offers } from "../crud/permissions.ts";
import { repositoryOf } from "../crud/repository/repository.server.ts";
import { fillTokens } from "../crud/search/fill-tokens.server.ts";
import { createPartitionAhead } from "../server/audit/partitions.ts";
import { recurring } from "../server/recurring.ts";
import type { Services } from "../server/services.ts";
import { startSealing } from "./audit/audit.server.ts";
import { startSizing } from "./file/sizes.server.ts";
import { contentModules, modules } from "./index.ts";
import { sweepScratch } from "../server/storage/scratch-files.ts";
import { startSending } from "./message/send-scheduled.server.ts";
import { startPublishing } from "./publishing/publishing.server.ts";
import { startSchedules } from "./schedule/schedule.server.ts";
import { sweepThumbnails } from "./upload/thumbnails.server.ts";

/** Counts all lists in advance, because counting a million rows takes up to half a second. */
async function countLists(services: Services, stopping: AbortSignal): Promise<void> {
  for (const module of modules)
    if (offers(module, "list") && !stopping.aborted) await repositoryOf(module, services).total({ filters: [] });
}

/**
 * Runs schedules, sends and publishes what is due, and every ten minutes completes what earlier versions left undone
 * and what the log will need, until the returned function is called. A failure is only logged.
 */
export function startBackgroundWork(services: Services): () => Promise<void> {
  const failed = (error: unknown) => services.log.warn({ err: error }, "Background work failed.");
  const sweepPictures = sweepThumbnails(services);
  const tidy = () =>
    Promise.all(
      [sweepScratch(services), sweepPictures(), createPartitionAhead(services)].map((each) => each.catch(failed)),
    );
  // At once: until then searches miss what an earlier version stored.
  const filling = recurring(10 * MINUTE, (stopping) => fillTokens(services, modules, stopping), failed);
  filling.soon();
  // Again before the kept totals are an hour old: a million rows are not counted more often for nobody.
  const counting = recurring(50 * MINUTE, (stopping) => countLists(services, stopping), failed);
  counting.soon();
  const stops = [
    counting.stop,
    filling.stop,
    recurring(10 * MINUTE, tidy, failed).stop,
    startSchedules(services),
    startSending(services),
    startPublishing(services, contentModules),
    startSealing(services),
    startSizing(services, contentModules),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
