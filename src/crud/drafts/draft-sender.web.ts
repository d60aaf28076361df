import { ApiError, NO_ANSWER, messageOf } from "../../web/api/api-error.ts";
import type { Draft } from "./record-draft.web.ts";

/** Where drafts are kept beside this browser; `id` "new" for a record not added yet. */
export interface DraftKeeper {
  read(id: string): Promise<Draft | undefined>;
  keep(id: string, draft: Draft): Promise<void>;
  drop(id: string): Promise<void>;
}

/** A pause in typing after which a draft is sent, in ms. */
const PAUSE = 2_500;
/** After a failure it is tried again, in ms. */
const AGAIN = 15_000;

/** `here`: this browser has it, the server did not take it yet. */
export type KeptState = "none" | "waiting" | "keeping" | "kept" | "here";
/** `why`, of `here`: in words to be shown. */
type Tell = (state: KeptState, why?: string) => void;

export interface Sender {
  /** What the keeper has, once everything that was on its way there has arrived. */
  read(): Promise<Draft | undefined>;
  write(draft: Draft): void;
  /** Sends what is typed, now; resolves once it is there, or cannot be. */
  flush(): Promise<void>;
  /** Gives it up, and tries for as long as the keeper does not hear of it. */
  drop(): void;
  /** The same, of what was read: nothing where something was typed here since. */
  dropRead(): void;
  close(): void;
}

/** The drafts of one record on their way, whichever form sends them: the next one must not read what the last has given up. */
interface Way {
  last: Promise<unknown>;
  isGivenUp: boolean;
}
const ways = new WeakMap<DraftKeeper, Map<string, Way>>();

function wayTo(keeper: DraftKeeper, id: string): Way {
  const known = ways.get(keeper) ?? new Map<string, Way>();
  const way = known.get(id) ?? { last: Promise.resolve(), isGivenUp: false };
  ways.set(keeper, known.set(id, way));
  return way;
}

/** Nothing came back: it may be different the next time, whoever asks. */
const isUnheard = (error: unknown): boolean => !(error instanceof ApiError) || error.code === NO_ANSWER;

/** Nothing to keep: for one that has no keeper. */
const NOWHERE: Sender = {
  read: async () => undefined,
  write: () => undefined,
  flush: async () => undefined,
  drop: () => undefined,
  dropRead: () => undefined,
  close: () => undefined,
};

/** Sends drafts to their keeper a moment after the last key, one at a time, the newest always. */
export function senderOf(keeper: DraftKeeper | undefined, id: string, tell: Tell): Sender {
  if (!keeper) return NOWHERE;
  const way = wayTo(keeper, id);
  let next: Draft | "gone" | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTyped = false;
  let isClosed = false;
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const send = async (): Promise<void> => {
    const sent = next;
    if (sent === undefined) return;
    next = undefined;
    if (sent !== "gone") tell("keeping");
    try {
      await (sent === "gone" ? keeper.drop(id) : keeper.keep(id, sent));
      if (sent === "gone") way.isGivenUp = false;
      else if (next !== "gone") tell(next ? "waiting" : "kept");
    } catch (error) {
      // What was typed or given up meanwhile takes its place.
      next ??= sent;
      if (next !== "gone") tell("here", messageOf(error));
      if (!isClosed || isUnheard(error)) later(AGAIN);
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    const sending = way.last.then(send);
    way.last = sending;
    return sending;
  };
  const drop = (): void => {
    way.isGivenUp = true;
    next = "gone";
    tell("none");
    void flush();
  };
  return {
    async read() {
      await way.last;
      return way.isGivenUp ? undefined : keeper.read(id);
    },
    write(draft) {
      isTyped = true;
      way.isGivenUp = false;
      next = draft;
      tell("waiting");
      later(PAUSE);
    },
    flush,
    drop,
    dropRead() {
      if (!isTyped) drop();
    },
    // Whoever leaves the page does not wait for the pause.
    close() {
      isClosed = true;
      void flush();
    },
  };
}
