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
  write(draft: Draft): void;
  /** Sends what is typed, now; resolves once it is there, or cannot be. */
  flush(): Promise<void>;
  drop(): void;
  close(): void;
}

/** Sends drafts to their keeper a moment after the last key, one at a time, the newest always. */
export function senderOf(keeper: DraftKeeper | undefined, id: string, tell: Tell): Sender {
  let next: Draft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const send = async (): Promise<void> => {
    const draft = next;
    if (!keeper || !draft) return;
    next = undefined;
    tell("keeping");
    try {
      await keeper.keep(id, draft);
      tell(next ? "waiting" : "kept");
    } catch (error) {
      next ??= draft;
      tell("here", error instanceof Error ? error.message : String(error));
      later(AGAIN);
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    running = running.then(send);
    return running;
  };
  return {
    write(draft) {
      if (!keeper) return;
      next = draft;
      tell("waiting");
      later(PAUSE);
    },
    flush,
    drop() {
      clearTimeout(timer);
      next = undefined;
      tell("none");
      // Behind what is still on its way. Where it fails, the old one is offered once more and says how old it is.
      running = running.then(() => keeper?.drop(id)).catch(() => undefined);
    },
    // Whoever leaves the page does not wait for the pause.
    close: () => void flush(),
  };
}
