import { randomUUID } from "node:crypto";
import { Failure, invalidField } from "../../contract/errors.ts";
import { hasAny, type Permission } from "../../contract/permission.ts";
import { storedDocuments } from "../../contract/files/stored-documents.ts";
import { DOCUMENT_TYPES } from "../../contract/files/documents.ts";
import type { Module } from "../../crud/define-module.ts";
import { permissionFor } from "../../crud/permissions.ts";
import type { Queryable } from "../../server/database/database.ts";
import { checkDocument } from "../../server/http/files/check-document.ts";
import { reencodeImage } from "../../server/http/files/image-upload.ts";
import type { IdempotencyKey } from "../../server/http/answer/idempotency.ts";
import type { UploadedFile } from "../../server/http/request/uploaded-file.ts";
import type { Caller } from "../../server/caller.ts";
import { routes, type Route, type SignedInContext } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { confirmStored, shownPath, type AttachmentRow } from "./attachment.server.ts";
import { reserveRoom } from "./quota.server.ts";
import { addThumbnail } from "./thumbnails.server.ts";
import { forgetUnstored } from "./unfinished-uploads.server.ts";
import { upload, UPLOAD_CALL_TEXTS, UPLOAD_PLACE, type Attachment } from "./upload.ts";

export { PICTURE_STORED, shownPath, storedKeys } from "./attachment.server.ts";
export { forgetUnstored } from "./unfinished-uploads.server.ts";
export { QUOTA, reserveRoom, usedQuota } from "./quota.server.ts";
export type { AttachmentRow, AttachmentTables } from "./attachment.server.ts";
export { addThumbnail, thumbnailKey } from "./thumbnails.server.ts";

const ENDINGS = { "image/jpeg": "jpg", "image/png": "png" } as const;

/** `POST /oss/upload` (§7) and `POST /oss/document/upload`. */
export const uploadRoutes = (services: Services, modules: readonly Module[]): Route[] => {
  const placeFor = writablePlaces(modules);
  const asked = (basePath: string | undefined, { files, caller, idempotencyKey }: SignedInContext): Upload => {
    const place = placeFor(caller, basePath);
    const [file] = files;
    if (!file) throw invalidField("file", UPLOAD_CALL_TEXTS.noFile);
    return { file, place, caller, idempotencyKey };
  };
  return [
    ...routes(upload, {
      image: async ({ basePath }, context) => {
        const wanted = asked(basePath, context);
        const { contentType, ...image } = await reencodeImage(wanted.file);
        const content = { ...image, contentType, ending: ENDINGS[contentType] };
        const row = await store(services, wanted, content, (stored) => ({ attachments: [shown(stored)] }));
        await addThumbnail(services, row, image.bytes);
        return { attachments: [shown(row)] };
      },
    }),
    ...routes(storedDocuments, {
      upload: async ({ basePath }, context) => {
        const wanted = asked(basePath, context);
        const ending = checkDocument(wanted.file);
        const content = { bytes: wanted.file.bytes, contentType: DOCUMENT_TYPES[ending], ending, width: 0, height: 0 };
        return shown(await store(services, wanted, content, shown));
      },
    }),
  ];
};

/** True for the path of a picture that the user uploaded (AZ-06, IN-12). */
export async function isOwnPicture(on: Queryable, path: string, userId: string): Promise<boolean> {
  const found = await on
    .as<{ readonly attachment: AttachmentRow }>()
    .selectFrom("attachment")
    .select("storage_key")
    .where("storage_key", "=", path.replace(/^\/file\//, ""))
    .where("created_by", "=", userId)
    .where("stored_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return found !== undefined && shownPath(found.storage_key) === path;
}

/** Folders in which every signed-in user may store pictures. */
const EVERYBODYS: readonly string[] = [UPLOAD_PLACE, "/file/avatar/"];
/** Folders reserved for the server (UP-05). */
const OURS = new Set(["js", "thumb", "application"]);

export const basePathsOf = ({ fields }: Pick<Module, "fields">): string[] =>
  Object.values(fields).flatMap((field) =>
    "basePath" in field && typeof field.basePath === "string" ? [field.basePath] : [],
  );

/** The allowed folders (UP-04): everybody's, and those of fields. Throws for a reserved one. */
export function placesOf(modules: readonly Pick<Module, "path" | "fields">[]): ReadonlySet<string> {
  const places = new Set(EVERYBODYS);
  for (const module of modules)
    for (const place of basePathsOf(module)) {
      const [, first = ""] = /^\/file\/([a-z0-9][a-z0-9_-]*)\/(?:[a-z0-9][a-z0-9_-]*\/)*$/.exec(place) ?? [];
      if (first === "" || OURS.has(first)) throw new Error(`${module.path} cannot keep its pictures in ${place}.`);
      places.add(place);
    }
  return places;
}

/** The permissions of which one is needed to upload into a field's folder (UP-07); none for everybody's folders. */
const writersOf = (place: string, modules: readonly Module[]): Permission[] =>
  (EVERYBODYS.includes(place) ? [] : modules)
    .filter((module) => basePathsOf(module).includes(place))
    .flatMap((module) => [permissionFor(module, "add"), permissionFor(module, "update")]);

const placeIn = (places: ReadonlySet<string>, basePath = UPLOAD_PLACE): string => {
  const asked = `/${basePath.replace(/^\/|\/$/g, "")}/`;
  if (!places.has(asked)) throw invalidField("base_path", UPLOAD_CALL_TEXTS.wrongPlace);
  return asked;
};

/** The folder that a call names, if the caller may upload into it (UP-04, UP-07). */
export function writablePlaces(modules: readonly Module[]): (caller: Caller, basePath?: string) => string {
  const places = placesOf(modules);
  return (caller, basePath) => {
    const place = placeIn(places, basePath);
    const rights = writersOf(place, modules);
    if (rights.length > 0 && !hasAny(caller.permissions, ...rights)) throw new Failure("notPermitted");
    return place;
  };
}

/** A random key, so that addresses reveal nothing and are never reused (UP-04, UP-05). */
export const newKey = (place: string, now: number, ending: string): string => {
  const month = new Date(now).toISOString().slice(0, 7).replace("-", "");
  return `${place.slice("/file/".length)}${month}/${randomUUID()}.${ending}`;
};

interface Upload {
  readonly file: UploadedFile;
  readonly place: string;
  readonly caller: Caller;
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/** The stored file; a document has no width and height. */
interface Content {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly ending: string;
  readonly width: number;
  readonly height: number;
}

/** Row, file, row: a failure or crash in between leaves neither a visible file nor a visible row (UP-09). */
async function store(
  services: Services,
  { file, place, caller, idempotencyKey }: Upload,
  { bytes, contentType, ending, width, height }: Content,
  replyOf: (row: AttachmentRow) => unknown,
): Promise<AttachmentRow> {
  const key = newKey(place, services.clock.now(), ending);
  const row = await reserveRoom(services, {
    storage_key: key,
    base_path: place,
    file_name: shownName(file.fileName),
    file_extension: ending,
    content_type: contentType,
    file_size: bytes.length,
    width,
    height,
    created_by: caller.userId,
  });
  try {
    await services.storage.put(key, bytes, contentType);
    await confirmStored(services, row, { caller, idempotencyKey }, replyOf(row));
  } catch (error) {
    await forgetUnstored(services, row).catch((reason: unknown) =>
      services.log.error({ err: reason, key }, "An unfinished upload stays for the sweep."),
    );
    throw isFull(error) ? new Failure("unavailable") : error;
  }
  return row;
}
const isFull = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOSPC";

// For display only, without control and bidirectional characters (UP-11, IN-06).
const shownName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, "")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .slice(-200);

const shown = (row: AttachmentRow): Attachment => ({
  id: row.id,
  fileName: row.file_name,
  filePath: shownPath(row.storage_key),
  fileExtension: row.file_extension,
  fileSize: row.file_size,
  contentType: row.content_type,
  uploadTime: row.created_at,
  basePath: row.base_path,
  width: row.width,
  height: row.height,
});
