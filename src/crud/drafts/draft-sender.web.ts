import { onlineManager } from "@tanstack/react-query";
import type { ErrorName } from "../../contract/errors.ts";
import { ApiError, NO_ANSWER, messageOf } from "../../web/api/api-error.ts";
import { connection } from "../../web/document/connection.web.ts";
import type { Draft } from "./record-draft.web.ts";

/** Server storage of drafts; `id` is "new" for a record that does not exist yet. */
export interface DraftKeeper {
  read(id: string): Promise<Draft | undefined>;
  /** Resolves to the moment at which it was stored: milliseconds since 1970 by the server's clock. */
  keep(id: string, draft: Draft): Promise<number>;
  drop(id: string): Promise<void>;
}

/** Milliseconds without typing before a draft is sent. */
const PAUSE = 2_500;
/** Milliseconds before a retry. */
const AGAIN = 15_000;
const FINAL: ReadonlySet<ErrorName | undefined> = new Set(["invalidInput", "tooLarge", "notPermitted", "notFound"]);

/** `here`: saved in this browser, not yet on the server. */
export type KeptState = "none" | "waiting" | "keeping" | "kept" | "here";

interface Listener {
  /** `why`: the error message of state `here`. */
  tell(state: KeptState, why?: string): void;
  /** The server has stored a draft. */
  stored(at: number): void;
}

export interface Sender {
  /** Reads the stored draft, after pending writes. */
  read(): Promise<Draft | undefined>;
  write(draft: Draft): void;
  /** Forgets the pending draft, which is not to replace the stored one. */
  hold(): void;
  /** Sends the pending draft now; resolves when it was stored or failed. */
  flush(): Promise<void>;
  /** Deletes the draft, with retries until the server has answered. */
  drop(): void;
  /** Like `drop`, but only if nothing was typed since it was read. */
  dropRead(): void;
  /** The form is shown. */
  open(): void;
  /** It is hidden or gone: what is pending is sent at once. */
  close(): void;
}

/**
 * Pending requests for one record's drafts, shared by its forms: a new form must not read a draft that was just
 * discarded.
 */
interface Queue {
  last: Promise<unknown>;
  isGivenUp: boolean;
}
const queues = new WeakMap<DraftKeeper, Map<string, Queue>>();

function queueOf(keeper: DraftKeeper, id: string): Queue {
  const known = queues.get(keeper) ?? new Map<string, Queue>();
  const queue = known.get(id) ?? { last: Promise.resolve(), isGivenUp: false };
  queues.set(keeper, known.set(id, queue));
  return queue;
}

/** No answer arrived, so a retry may succeed. */
const isUnanswered = (error: unknown): boolean => !(error instanceof ApiError) || error.code === NO_ANSWER;

/**
 * The session has ended or is locked. A call that nobody asked for would be refused, and would ask whoever stayed to
 * read to sign in again (W13).
 */
const isPaused = (): boolean => connection() === "up" && !onlineManager.isOnline();

/** The same draft would be answered in the same way again. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && FINAL.has(error.reason);

/** For modules without server drafts. */
const NOWHERE: Sender = {
  read: async () => undefined,
  write: () => undefined,
  hold: () => undefined,
  flush: async () => undefined,
  drop: () => undefined,
  dropRead: () => undefined,
  open: () => undefined,
  close: () => undefined,
};

/** What the server has not been told yet: the latest draft, or that there is none any more. */
type News = Draft | "gone";

/** The latest news of a record, of which one request is under way at a time, and when it is sent. */
function createOutbox(queue: Queue, send: (news: News) => Promise<void>) {
  let news: News | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    const sending = queue.last.then(async () => {
      const sent = news;
      news = undefined;
      if (sent !== undefined) await send(sent);
    });
    queue.last = sending;
    return sending;
  };
  const sendIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(sendUnasked, ms);
  };
  const sendUnasked = () => {
    if (news !== undefined && isPaused()) sendIn(AGAIN);
    else void flush();
  };
  return {
    news: () => news,
    put: (next: News | undefined) => void (news = next),
    flush,
    sendIn,
    sendUnasked,
    stop: () => clearTimeout(timer),
  };
}

/** Sends drafts to the server after a pause in typing, one request at a time, always the latest. */
export function createDraftSender(keeper: DraftKeeper | undefined, id: string, { tell, stored }: Listener): Sender {
  if (!keeper) return NOWHERE;
  const queue = queueOf(keeper, id);
  let isTyped = false;
  let isClosed = false;
  const keep = async (draft: Draft): Promise<void> => {
    tell("keeping");
    stored(await keeper.keep(id, draft));
    if (outbox.news() !== "gone") tell(outbox.news() ? "waiting" : "kept");
  };
  const giveUp = async (): Promise<void> => {
    if (!queue.isGivenUp) return; // another form has stored a draft of this record since
    await keeper.drop(id);
    queue.isGivenUp = false;
  };
  const outbox = createOutbox(queue, async (sent) => {
    try {
      await (sent === "gone" ? giveUp() : keep(sent));
    } catch (error) {
      const next = outbox.news() ?? sent; // a newer draft or a deletion replaces the failed request
      outbox.put(next);
      if (next !== "gone") tell("here", messageOf(error));
      if (isClosed ? isUnanswered(error) : !isFinal(error)) outbox.sendIn(AGAIN);
    }
  });
  const drop = (): void => {
    queue.isGivenUp = true;
    outbox.put("gone");
    tell("none");
    void outbox.flush();
  };
  return {
    async read() {
      await queue.last;
      return queue.isGivenUp ? undefined : keeper.read(id);
    },
    write(draft) {
      isTyped = true;
      queue.isGivenUp = false;
      outbox.put(draft);
      tell("waiting");
      outbox.sendIn(PAUSE);
    },
    hold() {
      outbox.stop();
      if (outbox.news() !== "gone") outbox.put(undefined);
      tell("none");
    },
    flush: outbox.flush,
    drop,
    dropRead: () => (isTyped ? undefined : drop()),
    open: () => void (isClosed = false),
    close() {
      isClosed = true;
      outbox.sendUnasked();
    },
  };
}
