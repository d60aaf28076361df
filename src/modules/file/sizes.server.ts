import { performance } from "node:perf_hooks";
import { setTimeout as after } from "node:timers/promises";
import { sql } from "kysely";
import { PICTURE_FORMATS, sharePath, sizedPath } from "../../contract/public/picture-sizes.ts";
import type { Module } from "../../crud/define-module.ts";
import { makeSize, SIZE_STAGES, sizedOf, type Sized } from "../../server/http/files/sized-pictures.ts";
import { Busy } from "../../server/security/bounded-work.ts";
import type { Services } from "../../server/services.ts";
import { putOnce } from "../../server/storage/storage.ts";
import { whenDue } from "../../server/when-due.ts";
import { PICTURE_STORED, type AttachmentTables } from "../upload/upload.server.ts";
import { pictureColumnsOf } from "./picture-columns.server.ts";
import { PICTURE_CHANGED, type SizedTables } from "./replace.server.ts";

type Needs = Pick<Services, "database" | "log" | "storage">;
type Due = { readonly id: string; readonly storage_key: string; readonly width: number; readonly sizes_made: number };

const BEGIN = 15_000; // ms: a start has more urgent things to do
const AFTER_WRITE = 2_000; // ms: whoever uploads one first looks at it as it is
const MOMENT = 100; // ms
const CALM = 0.1; // of a moment is what this thread may be at work in it for the process to count as idle
const PATIENCE = 8_000; // ms: what is asked for all the time gets on too

const sizedAt = (path: string): Sized | undefined => sizedOf(path.slice("/file/".length));

/** The sizes of a picture that its next stage brings. */
const sizesOf = (key: string, stage: number): Sized[] => {
  const paths = (SIZE_STAGES[stage] ?? []).flatMap((width) =>
    PICTURE_FORMATS.map((form) => sizedPath(key, width, form)),
  );
  const share = stage === 0 ? sharePath(`/file/${key}`) : undefined;
  return [...paths, ...(share === undefined ? [] : [share])].flatMap((path) => sizedAt(path) ?? []);
};

/** The next picture of content without all its sizes: phones' before desks', those that visitors see before others, the newest first. */
async function nextDue({ database }: Needs, folders: readonly string[], skipped: ReadonlySet<string>) {
  const { rows } = await sql<Due>`
    select id, storage_key, width, sizes_made from attachment
    where sizes_made < ${SIZE_STAGES.length} and stored_at is not null and deleted_at is null
      and base_path = any(${folders}::text[]) and not (id = any(${[...skipped]}::text[]))
    order by sizes_made, exists (select 1 from shown_picture s where s.storage_key = attachment.storage_key) desc, id desc
    limit 1`.execute(database.as<unknown>());
  return rows[0];
}

/** Rests at least as long as the last size took, so that half a core is left to visitors, and until they ask for little. */
async function rest(took: number, signal: AbortSignal): Promise<void> {
  const from = performance.now();
  let isCalm = false;
  while (!isCalm && performance.now() - from < PATIENCE) {
    const before = performance.eventLoopUtilization();
    await after(Math.max(took, MOMENT), null, { signal, ref: false });
    isCalm = performance.eventLoopUtilization(before).utilization < CALM;
  }
}

/** Makes what is missing of one stage. */
async function makeStage({ storage }: Needs, due: Due, signal: AbortSignal): Promise<void> {
  const { storage_key: key, sizes_made: stage } = due;
  let last: { readonly width: number; readonly form: string; readonly bytes: Buffer }[] = [];
  for (const sized of sizesOf(key, stage)) {
    if (await storage.has(sized.key)) continue;
    const began = performance.now();
    // Nothing is blown up: beyond its own width a picture is the same in each size.
    const width = Math.min(sized.width ?? 0, due.width);
    const same = last.find((each) => each.width === width && each.form === sized.form);
    const bytes = same?.bytes ?? (await makeSize(storage, sized));
    if (!bytes) return;
    if (same) await putOnce(storage, sized.key, bytes, sized.type);
    last = [...last, { width, form: sized.form, bytes }];
    if (!same) await rest(performance.now() - began, signal);
  }
}

/** Makes the next picture's next stage. False: there is nothing to do. */
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
    if (error instanceof Busy || signal.aborted) return true;
    // A full disk, or a picture that no longer reads: its sizes are made when somebody asks.
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
  // It was replaced or deleted meanwhile, and its sizes are to be gone with it.
  if (!left) await services.storage.remove(due.storage_key);
  return true;
}

/** Where the pictures of content go: others are never asked for in sizes. */
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
 * Makes the sizes of pictures soon after they were uploaded or replaced, one at a time, until the returned function is called. What was
 * under way then is found again by the next start.
 */
export function keepSizing(
  services: Needs & Pick<Services, "changes" | "clock">,
  modules: readonly Module[],
): () => Promise<void> {
  const { changes, clock, log } = services;
  const skipped = new Set<string>();
  const makeAll = async (signal: AbortSignal) => {
    while (!signal.aborted && (await makeNextSizes(services, modules, signal, skipped)));
    return undefined;
  };
  const { within, stop } = whenDue(clock, makeAll, (error) =>
    log.warn({ err: error }, "making sizes of pictures failed"),
  );
  within(BEGIN);
  const stops = [PICTURE_STORED, PICTURE_CHANGED].map((topic) => changes.on(topic, () => within(AFTER_WRITE)));
  return () => {
    for (const stopListening of stops) stopListening();
    return stop();
  };
}
