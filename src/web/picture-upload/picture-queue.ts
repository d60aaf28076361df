import { createStore, type StoreApi } from "zustand";
import { IMAGE_LIMIT, IMAGE_TYPES, UPLOAD_TEXTS } from "../../contract/upload.ts";
import type { Text } from "../../contract/text.ts";
import { ApiError } from "../api/api-error.ts";
import { callUpload } from "../api/upload.ts";
import { movePicture, type Picture } from "./pictures.ts";

/** Concurrent uploads: more would only share the bandwidth. */
const AT_ONCE = 2;
/** Pause in ms before a retry. The server takes about one picture a second from a person (RL-01). */
const BUSY_PAUSE = 2000;
const BUSY_TRIES = 30;

/** A file that is not uploaded (§5). */
export interface Refused {
  readonly name: string;
  readonly reason: Text;
}
interface QueueState {
  readonly pictures: readonly Picture[];
  /** Refused files of the last `add`. */
  readonly refused: readonly Refused[];
}

export interface PictureQueue {
  readonly state: StoreApi<QueueState>;
  /** Returns the ids of the accepted files, in order. */
  add(files: Iterable<File>): readonly number[];
  retry(id: number): void;
  remove(id: number): void;
  move(id: number, to: number): void;
  /** Aborts uploads and revokes the preview URLs. */
  close(): void;
}

const refusalOf = (file: File): Text | undefined => {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return UPLOAD_TEXTS.wrongType;
  return file.size >= IMAGE_LIMIT ? UPLOAD_TEXTS.tooLarge : undefined;
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });

const waiting = (id: number, file: File): Picture => ({
  id,
  file,
  preview: URL.createObjectURL(file),
  state: "waiting",
  percent: 0,
  reason: "",
  canRetry: true,
  stored: undefined,
});

type Change = (part: Partial<Picture>) => void;

/** Stores one picture, retrying while the server is busy; `change` receives its progress. */
async function send({ file }: Picture, basePath: string, signal: AbortSignal, change: Change): Promise<void> {
  for (let tries = 1; !signal.aborted; tries += 1) {
    change({ state: "sending", percent: 0, reason: "" });
    try {
      const stored = await callUpload(file, {
        basePath,
        signal,
        onProgress: (part) => change({ percent: Math.round(part * 100) }),
      });
      return change({ state: "stored", percent: 100, stored });
    } catch (error) {
      if (signal.aborted) return undefined;
      const isBusy = error instanceof ApiError && error.reason === "tooManyRequests" && tries < BUSY_TRIES;
      if (!isBusy) {
        const canRetry = !(error instanceof ApiError && error.reason === "invalidInput");
        return change({ state: "failed", reason: error instanceof Error ? error.message : "", canRetry });
      }
      change({ state: "waiting" });
      await pause(BUSY_PAUSE, signal);
    }
  }
}

/** Uploads chosen pictures to `basePath` (§7), a few at a time, in order. */
export function pictureQueue(basePath: string): PictureQueue {
  const state = createStore<QueueState>(() => ({ pictures: [], refused: [] }));
  const running = new Map<number, AbortController>();
  let lastId = 0;

  const change = (id: number, part: Partial<Picture>) =>
    state.setState(({ pictures }) => ({
      pictures: pictures.map((picture) => (picture.id === id ? { ...picture, ...part } : picture)),
    }));

  const sendNext = (): void => {
    const next = state.getState().pictures.find(({ id, state: now }) => now === "waiting" && !running.has(id));
    if (!next || running.size >= AT_ONCE) return;
    const controller = new AbortController();
    running.set(next.id, controller);
    void send(next, basePath, controller.signal, (part) => change(next.id, part)).finally(() => {
      if (running.get(next.id) === controller) running.delete(next.id);
      sendNext();
    });
    sendNext();
  };

  const stop = (id: number) => {
    running.get(id)?.abort();
    running.delete(id);
  };

  return {
    state,
    add(files) {
      const judged = [...files].map((file) => ({ file, reason: refusalOf(file) }));
      const refused = judged.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : []));
      const taken = judged.flatMap(({ file, reason }) => (reason ? [] : [waiting((lastId += 1), file)]));
      state.setState(({ pictures }) => ({ pictures: [...pictures, ...taken], refused }));
      sendNext();
      return taken.map(({ id }) => id);
    },
    retry(id) {
      change(id, { state: "waiting", percent: 0, reason: "" });
      sendNext();
    },
    remove(id) {
      stop(id);
      const gone = state.getState().pictures.find((picture) => picture.id === id);
      if (gone) URL.revokeObjectURL(gone.preview);
      state.setState(({ pictures }) => ({ pictures: pictures.filter((picture) => picture.id !== id) }));
      sendNext();
    },
    move: (id, to) => state.setState(({ pictures }) => ({ pictures: movePicture(pictures, id, to) })),
    close() {
      for (const { id, preview } of state.getState().pictures) {
        stop(id);
        URL.revokeObjectURL(preview);
      }
      state.setState({ pictures: [], refused: [] });
    },
  };
}
