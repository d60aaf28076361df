import { createStore, type StoreApi } from "zustand";
import type { Text } from "../../contract/text.ts";
import { ApiError } from "../api/api-error.ts";
import type { UploadOptions } from "../api/upload.ts";
import { moveUpload, type Upload } from "./uploads.ts";

/** Pause in ms before a retry. The server takes about one file a second from a person (RL-01). */
const BUSY_PAUSE = 2000;
const BUSY_TRIES = 30;

/** A file that is not uploaded (§5). */
export interface Refused {
  readonly name: string;
  readonly reason: Text;
}
interface QueueState<Stored> {
  readonly uploads: readonly Upload<Stored>[];
  /** Refused files of the last `add`. */
  readonly refused: readonly Refused[];
}

export interface UploadQueue<Stored> {
  readonly state: StoreApi<QueueState<Stored>>;
  /** Takes as many files as there is room for. Returns the ids of those accepted, in order. */
  add(files: Iterable<File>, room?: number): readonly number[];
  retry(id: number): void;
  remove(id: number): void;
  move(id: number, to: number): void;
  /** Aborts uploads. */
  close(): void;
}

interface QueueOptions<Stored> {
  /** Concurrent uploads. */
  readonly atOnce: number;
  /** Why a file is not even sent. */
  readonly refusalOf: (file: File) => Text | undefined;
  /** Why one beyond the room is not. */
  readonly tooMany?: Text;
  readonly send: (file: File, options: UploadOptions) => Promise<Stored>;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });

const waiting = (id: number, file: File) =>
  ({ id, file, state: "waiting", percent: 0, reason: "", canRetry: true, stored: undefined }) as const;

/** Sends what waits in the queue, in order, a few at a time. */
function uploadSender<Stored>(
  state: StoreApi<QueueState<Stored>>,
  { atOnce, send }: Pick<QueueOptions<Stored>, "atOnce" | "send">,
) {
  const running = new Map<number, AbortController>();

  const change = (id: number, part: Partial<Upload<Stored>>) =>
    state.setState(({ uploads }) => ({
      uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)),
    }));

  /** Stores one file, retrying while the server is busy. */
  const store = async ({ id, file }: Upload<Stored>, signal: AbortSignal): Promise<void> => {
    for (let tries = 1; !signal.aborted; tries += 1) {
      change(id, { state: "sending", percent: 0, reason: "" });
      try {
        const onProgress = (part: number) => change(id, { percent: Math.round(part * 100) });
        const stored = await send(file, { signal, onProgress });
        return change(id, { state: "stored", percent: 100, stored });
      } catch (error) {
        if (signal.aborted) return undefined;
        const isBusy = error instanceof ApiError && error.reason === "tooManyRequests" && tries < BUSY_TRIES;
        if (!isBusy) {
          const canRetry = !(error instanceof ApiError && error.reason === "invalidInput");
          return change(id, { state: "failed", reason: error instanceof Error ? error.message : "", canRetry });
        }
        change(id, { state: "waiting" });
        await pause(BUSY_PAUSE, signal);
      }
    }
  };

  const sendNext = (): void => {
    const next = state.getState().uploads.find(({ id, state: now }) => now === "waiting" && !running.has(id));
    if (!next || running.size >= atOnce) return;
    const controller = new AbortController();
    running.set(next.id, controller);
    void store(next, controller.signal).finally(() => {
      if (running.get(next.id) === controller) running.delete(next.id);
      sendNext();
    });
    sendNext();
  };

  const stop = (id: number) => {
    running.get(id)?.abort();
    running.delete(id);
  };

  const retry = (id: number) => {
    change(id, { state: "waiting", percent: 0, reason: "" });
    sendNext();
  };

  return { sendNext, stop, retry };
}

/** Uploads chosen files, a few at a time, in order; waits while the server is busy. */
export function uploadQueue<Stored>({ refusalOf, tooMany, ...sending }: QueueOptions<Stored>): UploadQueue<Stored> {
  const state = createStore<QueueState<Stored>>(() => ({ uploads: [], refused: [] }));
  const { sendNext, stop, retry } = uploadSender(state, sending);
  let lastId = 0;
  return {
    state,
    add(files, room = Infinity) {
      const taken: Upload<Stored>[] = [];
      const refused: Refused[] = [];
      for (const file of files) {
        const reason = refusalOf(file) ?? (taken.length < room ? undefined : tooMany);
        if (reason) refused.push({ name: file.name, reason });
        else taken.push(waiting((lastId += 1), file));
      }
      state.setState(({ uploads }) => ({ uploads: [...uploads, ...taken], refused }));
      sendNext();
      return taken.map(({ id }) => id);
    },
    retry,
    remove(id) {
      stop(id);
      state.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }));
      sendNext();
    },
    move: (id, to) => state.setState(({ uploads }) => ({ uploads: moveUpload(uploads, id, to) })),
    close() {
      for (const { id } of state.getState().uploads) stop(id);
      state.setState({ uploads: [], refused: [] });
    },
  };
}
