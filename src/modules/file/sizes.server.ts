import { performance } from "node:perf_hooks";
import { setTimeout as after } from "node:timers/promises";
import { sql } from "kysely";
import { PICTURE_FORMATS, sharePath, sizedPath } from "../../contract/public/picture-sizes.ts";
import type { Module } from "../../crud/define-module.ts";
import { makeSize, SIZE_STAGES, sizedOf, type Sized } from "../../server/http/files/sized-pictures.ts";
import { Busy } from "../../server/concurrency-limit.ts";
import type { Services } from "../../server/services.ts";
import { putOnce } from "../../server/storage/storage.ts";
import { runWhenDue } from "../../server/run-when-due.ts";
import { PICTURE_STORED, type AttachmentTables } from "../upload/upload.server.ts";
import { pictureColumnsOf } from "./picture-columns.server.ts";
import { PICTURE_CHANGED, type SizedTables } from "./replace.server.ts";

type Needs = Pick<Services, "database" | "log" | "storage">;
type Due = { readonly id: string; readonly storage_key: string; readonly width: number; readonly sizes_made: number };

const START_DELAY = 15_000; // ms; a start has more urgent work
const AFTER_UPLOAD = 2_000; // ms
const MIN_REST = 100; // ms
const IDLE_UTILIZATION = 0.1; // event loop utilization below which the process counts as idle
const MAX_REST = 8_000; // ms; a busy server makes progress too
const AFTER_BUSY = 1_000; // ms; others' pictures are made first

const sizedAt = (path: string): Sized | undefined => sizedOf(path.slice("/file/".length));

/** The files of a picture's stage. */
const sizesOf = (key: string, stage: number): Sized[] => {
  const paths = (SIZE_STAGES[stage] ?? []).flatMap((width) =>
    PICTURE_FORMATS.map((form) => sizedPath(key, width, form)),
  );
  const share = stage === 0 ? sharePath(`/file/${key}`) : undefined;
  return [...paths, ...(share === undefined ? [] : [share])].flatMap((path) => sizedAt(path) ?? []);
};

/**
 * The next picture with missing sizes: those for phones before those for desktops, shown pictures first, then the
 * newest.
 */
async function nextDue({ database }: Needs, folders: readonly string[], skipped: ReadonlySet<string>) {
  const { rows } = await sql<Due>`
    select id, storage_key, width, sizes_made from attachment
    where sizes_made < ${SIZE_STAGES.length} and content_type like 'image/%' and stored_at is not null and deleted_at is null
      and base_path = any(${folders}::text[]) and not (id = any(${[...skipped]}::text[]))
    order by sizes_made, exists (select 1 from shown_picture s where s.storage_key = attachment.storage_key) desc, id desc
    limit 1`.execute(database.as<unknown>());
  return rows[0];
}

/**
 * Waits at least as long as the last size took, which limits the work to half a core, and until the process is idle.
 */
async function rest(took: number, signal: AbortSignal): Promise<void> {
  const from = performance.now();
  let isCalm = false;
  while (!isCalm && performance.now() - from < MAX_REST) {
    const before = performance.eventLoopUtilization();
    await after(Math.max(took, MIN_REST), null, { signal, ref: false });
    isCalm = performance.eventLoopUtilization(before).utilization < IDLE_UTILIZATION;
  }
}

async function makeStage({ storage }: Needs, due: Due, signal: AbortSignal): Promise<void> {
  const { storage_key: key, sizes_made: stage } = due;
  let last: { readonly width: number; readonly form: string; readonly bytes: Buffer }[] = [];
  for (const sized of sizesOf(key, stage)) {
    if (await storage.has(sized.key)) continue;
    const began = performance.now();
    // Pictures are never enlarged, so all sizes above the picture's own width share one file's content.
    const width = Math.min(sized.width ?? 0, due.width);
    const same = last.find((each) => each.width === width && each.form === sized.form);
    const bytes = same?.bytes ?? (await makeSize(storage, sized));
    if (!bytes) return;
    if (same) await putOnce(storage, sized.key, bytes, sized.type);
    last = [...last, { width, form: sized.form, bytes }];
    if (!same) await rest(performance.now() - began, signal);
  }
}

/** Makes the next stage of the next picture. Resolves to false when nothing is left to do. */
export async function makeNextSizes(
  services: Needs,
  modules: readonly Module[],
  signal: AbortSignal,
  skipped: Set<string> = new Set(),
): Promise<boolean> {
  const due = await nextDue(services, foldersOf(modules), skipped);
  if (!due) return false;
  try {
    await makeStage(services, due, signal);
  } catch (error) {
    if (signal.aborted) return true;
    if (error instanceof Busy) {
      await rest(AFTER_BUSY, signal).catch(() => undefined); // rejects when it is stopped
      return true;
    }
    // After a full disk or with an unreadable picture, sizes are made on request instead.
    skipped.add(due.id);
    services.log.warn({ err: error, key: due.storage_key }, "a picture's sizes could not be made");
    return true;
  }
  if (signal.aborted) return false;
  const left = await services.database
    .as<AttachmentTables & SizedTables>()
    .updateTable("attachment")
    .set({ sizes_made: due.sizes_made + 1 })
    .where("id", "=", due.id)
    .where("storage_key", "=", due.storage_key)
    .where("deleted_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  // Replaced or deleted meanwhile: the sizes just made must go too.
  if (!left) await services.storage.remove(due.storage_key);
  return true;
}

/** Upload folders of public content; other pictures are never requested in sizes. */
const foldersOf = (modules: readonly Module[]): string[] => {
  const seen = pictureColumnsOf(modules).filter(({ viewers }) => viewers === "visitors");
  return [
    ...new Set(
      seen.flatMap(({ module, property }) => {
        const field = module?.properties.find(({ name }) => name === property)?.field;
        return field && "basePath" in field && typeof field.basePath === "string" ? [field.basePath] : [];
      }),
    ),
  ];
};

/**
 * Makes the sizes of uploaded and replaced pictures in the background, one at a time. Returns the function that stops
 * it; unfinished work is resumed by the next start.
 */
export function startSizing(
  services: Needs & Pick<Services, "changes" | "clock">,
  modules: readonly Module[],
): () => Promise<void> {
  const { changes, clock, log } = services;
  const skipped = new Set<string>();
  const makeAll = async (signal: AbortSignal) => {
    while (!signal.aborted && (await makeNextSizes(services, modules, signal, skipped)));
    return undefined;
  };
  const { lookWithin, stop } = runWhenDue(clock, makeAll, (error) =>
    log.warn({ err: error }, "making sizes of pictures failed"),
  );
  lookWithin(START_DELAY);
  const stops = [PICTURE_STORED, PICTURE_CHANGED].map((topic) => changes.on(topic, () => lookWithin(AFTER_UPLOAD)));
  return () => {
    for (const stopListening of stops) stopListening();
    return stop();
  };
}
