import { useEffect, useRef, useState } from "react";
import { storedDocuments, type StoredDocument } from "../../contract/stored-documents.ts";
import type { Text } from "../../contract/text.ts";
import { DOCUMENT_LIMIT, DOCUMENT_TYPES, documentKindOf, DOCUMENT_REFUSALS } from "../../contract/documents.ts";
import { ApiError, messageOf } from "../../web/api/api-error.ts";
import { callWithFile } from "../../web/api/upload.ts";
import { useText } from "../../web/i18n/language.tsx";
import { DOCUMENT_TEXTS } from "./document-texts.ts";

export interface DocumentUpload {
  readonly id: number;
  readonly file: File;
  readonly percent: number;
  /** Absent while it waits or is sent. */
  readonly failure?: { readonly message: string; readonly mayRetry: boolean };
}

/** With the type that its name means: browsers know DOCX and XLSX only where an office program is installed. */
const typed = (file: File): File => {
  const kind = documentKindOf(file.name);
  return kind === undefined ? file : new File([file], file.name, { type: DOCUMENT_TYPES[kind] });
};

const refusalOf = (file: File, hasRoom: boolean): Text | undefined => {
  if (!hasRoom) return DOCUMENT_TEXTS.tooMany;
  if (documentKindOf(file.name) === undefined) return DOCUMENT_REFUSALS.wrongType;
  return file.size > DOCUMENT_LIMIT ? DOCUMENT_REFUSALS.tooLarge : undefined;
};

/** Uploads chosen files to `basePath`, one after the other; `onStored` gets each that is stored. */
export function useDocumentUploads(basePath: string, onStored: (document: StoredDocument) => void) {
  const t = useText();
  const [uploads, setUploads] = useState<readonly DocumentUpload[]>([]);
  const waiting = useRef<DocumentUpload[]>([]);
  const running = useRef<{ readonly id: number; readonly controller: AbortController }>(undefined);
  const lastId = useRef(0);
  useEffect(
    () => () => {
      waiting.current = [];
      running.current?.controller.abort();
    },
    [],
  );

  const change = (id: number, part: Partial<DocumentUpload>) =>
    setUploads((now) => now.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const drop = (id: number) => setUploads((now) => now.filter((each) => each.id !== id));

  const send = async ({ id, file }: DocumentUpload, signal: AbortSignal) => {
    try {
      const stored = await callWithFile(storedDocuments.upload, { basePath }, file, {
        signal,
        onProgress: (share) => change(id, { percent: Math.round(share * 100) }),
      });
      drop(id);
      onStored(stored);
    } catch (error) {
      const mayRetry = !(error instanceof ApiError && error.reason === "invalidInput");
      if (!signal.aborted) change(id, { failure: { message: messageOf(error), mayRetry } });
    }
  };
  const sendNext = () => {
    const next = running.current ? undefined : waiting.current.shift();
    if (!next) return;
    const controller = new AbortController();
    running.current = { id: next.id, controller };
    void send(next, controller.signal).finally(() => {
      running.current = undefined;
      sendNext();
    });
  };
  const queue = (added: readonly DocumentUpload[]) => {
    waiting.current.push(...added);
    sendNext();
  };

  return {
    uploads,
    isUnderWay: uploads.some(({ failure }) => !failure),
    /** `room`: how many more the field takes. */
    add: (files: Iterable<File>, room: number) => {
      const added = [...files].map((file, index): DocumentUpload => {
        const refusal = refusalOf(file, index < room);
        const failure = refusal && { message: t(refusal), mayRetry: false };
        return { id: (lastId.current += 1), file: typed(file), percent: 0, ...(failure ? { failure } : {}) };
      });
      setUploads((now) => [...now, ...added]);
      queue(added.filter(({ failure }) => !failure));
    },
    retry: (id: number) => {
      const again = uploads.find((each) => each.id === id);
      if (!again) return;
      const upload = { id, file: again.file, percent: 0 };
      setUploads((now) => now.map((each) => (each.id === id ? upload : each)));
      queue([upload]);
    },
    remove: (id: number) => {
      waiting.current = waiting.current.filter((each) => each.id !== id);
      if (running.current?.id === id) running.current.controller.abort();
      drop(id);
    },
  };
}
