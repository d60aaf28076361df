import { askedId } from "../../contract/scalars.ts";
import { z } from "zod";
import { recordsToChange, expectedVersion } from "../../contract/optimistic-locking.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { listInput, pageReply } from "../../contract/wire/wire.ts";
import { countsCallOf } from "../../crud/counts/counts-call.ts";
import { listFieldsOf } from "../../crud/endpoints.ts";
import { fileList } from "./file-list.ts";
import { FILE_CALL_TEXTS as texts } from "./texts.ts";

const row = z.object({
  id: z.string(),
  version: z.int(),
  /** File name at the upload. */
  fileName: z.string(),
  filePath: z.string(),
  /** Path of the square thumbnail; of the picture itself until that is made. */
  thumbPath: z.string(),
  fileExtension: z.string(),
  fileSize: z.int(),
  width: z.int(),
  height: z.int(),
  ownerId: z.string(),
  ownerName: z.string(),
  createdAt: z.string(),
});
export type StoredPicture = z.output<typeof row>;

/** A place where a picture is shown. */
const use = z.object({
  /** Path of the record's page; empty if there is none or the caller may not list it. */
  address: z.string(),
  /** Kind of record, such as Users, in the caller's language. */
  place: z.string(),
  /** Title of the record; empty for callers who may not list it. */
  title: z.string(),
  isInBin: z.boolean(),
});
export type PictureUse = z.output<typeof use>;

const query = listInput([...listFieldsOf(fileList), { name: "fileSize", isSortable: true, plainOperator: "eq" }]);

export const fileCalls = {
  /**
   * `search` matches names of files and uploaders, descriptions and tags; `isUnused=1` selects pictures that nothing
   * shows.
   */
  list: endpoint({
    method: "POST",
    path: "/sys/file/list",
    permission: "sys:file:list",
    title: texts.list,
    input: query,
    reply: pageReply(row, ["bytes"]),
    flat: "members",
  }),
  /** Numbers beside a filter's choices. */
  counts: countsCallOf(fileList),
  one: endpoint({
    method: "GET",
    path: "/sys/file/{id}",
    permission: "sys:file:list",
    title: texts.list,
    input: z.object({ id: askedId }),
    reply: row.extend({
      /** Description of the picture in each language, and tags by which it is found. */
      alt: z.string(),
      altEn: z.string(),
      altLo: z.string(),
      tags: z.string(),
      uses: z.array(use),
      /** The uploader's used and allowed storage (UP-07), and whether this file counts towards it. */
      quota: z.object({
        files: z.int(),
        bytes: z.int(),
        mostFiles: z.int(),
        mostBytes: z.int(),
        isCounted: z.boolean(),
      }),
    }),
    budget: "search",
  }),
  /**
   * Replaces the content, checked like an upload. The path changes, and all records that show the picture are updated.
   */
  replace: endpoint({
    method: "POST",
    path: "/sys/file/{id}/replace",
    takesKey: true,
    permission: "sys:file:update",
    title: texts.update,
    input: z.object({ id: askedId, version: expectedVersion }),
    reply: row,
    body: "multipart",
    budget: "costly",
  }),
  /** Deletes for good, all or none (AZ-16). Throws `inUse` naming where a picture is shown. */
  removeMany: endpoint({
    method: "POST",
    path: "/sys/file/delete",
    permission: "sys:file:delete",
    title: texts.delete,
    input: recordsToChange(askedId),
    reply: z.null(),
    budget: "write",
  }),
  remove: endpoint({
    method: "POST",
    path: "/sys/file/{id}/delete",
    permission: "sys:file:delete",
    title: texts.delete,
    input: z.object({ id: askedId, version: expectedVersion }),
    reply: z.null(),
    budget: "write",
  }),
};
