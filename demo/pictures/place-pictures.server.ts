import { sql } from "kysely";
import type { DatabaseTransaction, Queryable } from "../../src/server/database/database.ts";
import { newRecordId } from "../../src/server/database/record-id.ts";
import { inTransaction } from "../../src/server/database/transaction.ts";
import type { Services } from "../../src/server/services.ts";
import { putOnce } from "../../src/server/storage/storage.ts";
import { SIZE_STAGES } from "../../src/server/http/files/sized-pictures.ts";
import { thumbnailOf, tonesOf } from "../../src/server/http/files/derived-pictures.ts";
import { thumbnailKey, type AttachmentRow, type AttachmentTables } from "../../src/modules/upload/upload.server.ts";
import { DOCUMENT_TYPES, documentKindOf } from "../../src/contract/files/documents.ts";
import type { IdentityTables } from "../../src/modules/identity/identity.server.ts";
import { demoDocuments, type DemoDocument, type Sheet } from "../documents/documents.server.ts";
import { numberOf } from "../seed/number-of.server.ts";
import { drawnPictures, type Drawn } from "./draw.server.ts";
import { pictureNames } from "./picture-names.server.ts";
import { demoScan } from "./subjects.ts";

/** The step that brings rows which show the pictures, and the one that says they are all there. */
export const CATALOGUE_STEP = "demo catalogue";
const PLACED_STEP = "demo pictures";
const AT_ONCE = 2; // one core draws while the other encodes; more would only take memory
const JPEG_QUALITY = 80;
// progress reports: often enough to be trusted, few enough to keep the first password in sight
const TOLD = 5;

interface Tables extends AttachmentTables {
  readonly installation: { readonly step: string; readonly at: string };
}
interface Stored {
  readonly key: string;
  readonly size: number;
  /** null: a document, which has neither tones nor a thumbnail. */
  readonly tones: string | null;
}

const keyOf = ({ path }: Pick<Drawn, "path">): string => path.slice("/file/".length);
const endingOf = (key: string): string => key.slice(key.lastIndexOf(".") + 1);
const typeOf = (key: string): string => {
  const kind = documentKindOf(key);
  return kind ? DOCUMENT_TYPES[kind] : key.endsWith(".png") ? "image/png" : "image/jpeg";
};

/** Drawn as an upload would have made it. */
async function render(drawn: Drawn): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const picture = sharp(Buffer.from(drawn.draw()));
  return drawn.path.endsWith(".png")
    ? picture.png({ palette: true }).toBuffer()
    : picture.flatten({ background: "#fff" }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}

const stepsDone = async (on: Queryable): Promise<ReadonlySet<string>> => {
  const rows = await on.as<Tables>().selectFrom("installation").select("step").execute();
  return new Set(rows.map(({ step }) => step));
};

interface Reserved extends Partial<Pick<Drawn, "width" | "height">> {
  readonly path: string;
  readonly fileName?: string;
}

/** Rows that are counted against their owner and can be swept, before there is a file. */
async function reserve({ database, clock }: Services, files: readonly Reserved[], owner: string): Promise<void> {
  const at = new Date(clock.now()).toISOString();
  const names = pictureNames();
  const rows = files.map(({ fileName, width = 0, height = 0, ...each }): AttachmentRow => {
    const key = keyOf(each);
    const { zh = "", lo = "", en = "" } = names.get(each.path) ?? {};
    return {
      id: newRecordId(clock.now()),
      storage_key: key,
      base_path: `/file/${key.slice(0, key.indexOf("/"))}/`,
      file_name: fileName ?? key.slice(key.lastIndexOf("/") + 1),
      file_extension: endingOf(key),
      content_type: typeOf(key),
      file_size: 0,
      width,
      height,
      stored_at: null,
      has_thumbnail: false,
      tones: null,
      alt: zh,
      alt_en: en,
      alt_lo: lo,
      tags: "",
      is_counted: false,
      created_at: at,
      created_by: owner,
      updated_at: at,
      updated_by: owner,
      version: 1,
      deleted_at: null,
    };
  });
  await inTransaction(database, async (trx) => {
    await trx
      .as<Tables>()
      .insertInto("attachment")
      .values(rows)
      .onConflict((conflict) => conflict.column("storage_key").doNothing())
      .execute();
  });
}

// Generating a thousand pictures would take minutes of CPU time after the first start, and most are never requested.
async function confirm(trx: DatabaseTransaction, stored: readonly Stored[], now: number): Promise<void> {
  const at = new Date(now).toISOString();
  const json = JSON.stringify(stored);
  await sql`
    update attachment set stored_at = ${at}::timestamptz, file_size = given.size, has_thumbnail = given.tones is not null,
      tones = given.tones, sizes_made = ${SIZE_STAGES.length}
    from jsonb_to_recordset(${json}::jsonb) as given(key text, size bigint, tones text)
    where storage_key = given.key and stored_at is null`.execute(trx.as<unknown>());
  await trx
    .as<Tables>()
    .insertInto("installation")
    .values({ step: PLACED_STEP, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const editorOf = async (on: Queryable): Promise<string | undefined> => {
  const found = await on
    .as<IdentityTables>()
    .selectFrom("account")
    .select("id")
    .where("username_key", "=", "editor")
    .executeTakeFirst();
  return found?.id;
};

interface PlacingOptions {
  readonly pictures?: readonly Drawn[];
  readonly documents?: readonly DemoDocument[];
  /** Reports the progress in one line. */
  readonly tell?: ((line: string) => void) | undefined;
}

/** The first certificate, as a document shows it. */
const sampleSheet = (): Sheet => {
  const scan = drawnPictures().find(({ path }) => path === demoScan(0));
  if (!scan) throw new Error("There is no certificate to show.");
  return { ...scan, jpeg: () => render(scan) };
};

/**
 * Draws and stores the pictures and documents that the demonstration's rows show. Runs once, after those rows and
 * before the first request, so that no page with a missing picture is cached. It only counts as done when everything is
 * stored: a start killed in between repeats it, and rows without a file are swept like those of any interrupted upload
 * (UP-09).
 */
export async function placePictures(
  services: Services,
  { pictures = drawnPictures(), documents = demoDocuments(sampleSheet()), tell }: PlacingOptions = {},
): Promise<void> {
  const { clock, database, log } = services;
  const done = await stepsDone(database);
  if (!done.has(CATALOGUE_STEP) || done.has(PLACED_STEP)) return;
  const owner = await editorOf(database);
  if (owner === undefined) return;
  try {
    // Mixed, as people upload them: the list of files would begin with dozens of certificates that look alike.
    const mixed = [...pictures, ...documents].toSorted((a, b) => numberOf(a.path) - numberOf(b.path));
    await reserve(services, mixed, owner);
    const { default: sharp } = await import("sharp");
    sharp.cache(false);
    sharp.concurrency(1);
    const waiting = [...pictures];
    const stored: Stored[] = [];
    const toldEvery = Math.ceil(pictures.length / TOLD);
    const tellDrawn = () => {
      if (stored.length % toldEvery === 0 || stored.length === pictures.length)
        tell?.(`Drawing the pictures of the demonstration: ${stored.length} of ${pictures.length}`);
    };
    tellDrawn();
    const draw = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const key = keyOf(next);
        const bytes = await render(next);
        // A file of an interrupted start or of another instance, which may already show it. It is whole, and the same.
        await putOnce(services.storage, key, bytes, typeOf(key));
        await putOnce(services.storage, thumbnailKey(key), await thumbnailOf(bytes), typeOf(key));
        stored.push({ key, size: bytes.length, tones: await tonesOf(bytes) });
        tellDrawn();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, draw));
    for (const each of documents) {
      const [key, bytes] = [keyOf(each), await each.bytes()];
      await putOnce(services.storage, key, bytes, typeOf(key));
      stored.push({ key, size: bytes.length, tones: null });
    }
    await inTransaction(database, (trx) => confirm(trx, stored, clock.now()));
  } catch (error) {
    // A full disk must not keep the server from starting; the next start tries again.
    log.warn({ err: error }, "the demonstration has no pictures yet");
  }
}
