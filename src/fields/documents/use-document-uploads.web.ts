import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import { DOCUMENT_LIMIT, DOCUMENT_REFUSALS, DOCUMENT_TYPES, documentKindOf } from "../../contract/files/documents.ts";
import { storedDocuments, type StoredDocument } from "../../contract/files/stored-documents.ts";
import type { Text } from "../../contract/text.ts";
import { callWithFile } from "../../web/api/upload.ts";
import { uploadQueue } from "../../web/upload-queue/upload-queue.ts";
import { DOCUMENT_TEXTS } from "./document-texts.ts";

/**
 * The file with the type that its name implies, because browsers know DOCX and XLSX only if an office program is
 * installed.
 */
const typed = (file: File): File => {
  const kind = documentKindOf(file.name);
  return kind === undefined ? file : new File([file], file.name, { type: DOCUMENT_TYPES[kind] });
};

const refusalOf = (file: File): Text | undefined => {
  if (documentKindOf(file.name) === undefined) return DOCUMENT_REFUSALS.wrongType;
  return file.size > DOCUMENT_LIMIT ? DOCUMENT_REFUSALS.tooLarge : undefined;
};

/** Uploads chosen documents to `basePath` in their order; `onStored` gets each, which is then no upload any more. */
export function useDocumentUploads(basePath: string, onStored: (document: StoredDocument) => void) {
  const take = useEffectEvent(onStored);
  const [queue] = useState(() =>
    uploadQueue<StoredDocument>({
      atOnce: 1,
      refusalOf,
      tooMany: DOCUMENT_TEXTS.tooMany,
      send: (file, options) => callWithFile(storedDocuments.upload, { basePath }, file, options),
    }),
  );
  useEffect(
    () =>
      queue.state.subscribe(({ uploads }) => {
        const done = uploads.find(({ stored }) => stored);
        if (!done?.stored) return;
        take(done.stored);
        queue.remove(done.id);
      }),
    [queue],
  );
  useEffect(() => () => queue.close(), [queue]);
  const { uploads, refused } = useStore(queue.state);
  /** `room`: how many more the field takes. */
  const add = (files: Iterable<File>, room: number) => queue.add([...files].map(typed), room);
  return { uploads, refused, add, retry: queue.retry, remove: queue.remove };
}
