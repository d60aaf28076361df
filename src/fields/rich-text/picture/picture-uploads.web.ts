import { createStore, type StoreApi } from "zustand";
import type { Text } from "../../../contract/text.ts";
import type { StoredFile } from "../../../web/api/upload.ts";
import { fitPicture } from "../../../web/picture-upload/fit-picture.ts";
import { pictureQueue } from "../../../web/picture-upload/picture-queue.ts";

/** The upload of a picture in a text. */
export interface Sending {
  readonly preview: string;
  readonly percent: number;
  /** The error message; empty if there is none. */
  readonly reason: string | Text;
  readonly canRetry: boolean;
}

export interface PictureUploads {
  /** By the placeholder's mark. */
  readonly state: StoreApi<Readonly<Record<string, Sending>>>;
  /** Registers a listener for stored pictures; returns its removal. */
  onStored(hear: (mark: string, stored: StoredFile) => void): () => void;
  /** Starts an upload; returns the placeholder's mark. */
  begin(file: File): string;
  retry(mark: string): void;
  drop(mark: string): void;
  close(): void;
}

let lastMark = 0;

/** Uploads the pictures of a text to the field's folder (§7). */
export function pictureUploads(basePath: string): PictureUploads {
  const listeners = new Set<(mark: string, stored: StoredFile) => void>();
  const queue = pictureQueue(basePath);
  const state = createStore<Readonly<Record<string, Sending>>>(() => ({}));
  const ids = new Map<string, number>();
  const change = (mark: string, part: Partial<Sending>) => {
    const present = state.getState()[mark];
    if (present) state.setState({ [mark]: { ...present, ...part } });
  };
  const drop = (mark: string) => {
    const id = ids.get(mark);
    ids.delete(mark);
    if (id !== undefined) queue.remove(id);
    const { [mark]: gone, ...others } = state.getState();
    if (gone) URL.revokeObjectURL(gone.preview);
    state.setState(others, true);
  };
  queue.state.subscribe(({ uploads }) => {
    for (const [mark, id] of ids) {
      const picture = uploads.find((each) => each.id === id);
      if (!picture) continue;
      if (picture.stored) {
        for (const hear of listeners) hear(mark, picture.stored);
        drop(mark);
      } else change(mark, { percent: picture.percent, reason: picture.reason, canRetry: picture.canRetry });
    }
  });
  return {
    state,
    onStored(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    begin(file) {
      const mark = `picture-${(lastMark += 1)}`;
      state.setState({ [mark]: { preview: URL.createObjectURL(file), percent: 0, reason: "", canRetry: false } });
      void fitPicture(file).then((fit) => {
        if (!state.getState()[mark]) return; // removed from the text meanwhile
        const [id] = queue.add([fit]);
        const [refused] = queue.state.getState().refused;
        if (id === undefined) change(mark, { reason: refused?.reason ?? "", canRetry: false });
        else ids.set(mark, id);
      });
      return mark;
    },
    retry(mark) {
      const id = ids.get(mark);
      if (id !== undefined) queue.retry(id);
    },
    drop,
    close() {
      for (const mark of Object.keys(state.getState())) drop(mark);
      queue.close();
    },
  };
}
