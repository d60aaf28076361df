import { useEffect, useState } from "react";
import { createDraftSender, type DraftKeeper, type KeptState, type Sender } from "./draft-sender.web.ts";

export interface DraftStatus {
  /** `aside`: not kept, because an older draft is still offered. */
  readonly state: KeptState | "aside";
  /** The reason why the server does not have it. */
  readonly why?: string | undefined;
}

/** Sends the drafts of one record and reports their state; `stored` is told when the server has stored one. */
export function useKeptDraft(
  keeper: DraftKeeper | undefined,
  id: string,
  stored: (id: string, at: number) => void,
): Sender & { readonly status: DraftStatus; readonly moveTo: (id: string) => Sender } {
  const [status, setStatus] = useState<DraftStatus>({ state: "none" });
  const senderOf = (recordId: string) =>
    createDraftSender(keeper, recordId, {
      tell: (state, why) => setStatus({ state, why }),
      stored: (at) => stored(recordId, at),
    });
  const [sender, setSender] = useState(() => senderOf(id));
  useEffect(() => {
    sender.open();
    return () => sender.close();
  }, [sender]);
  return {
    ...sender,
    status,
    /** Returns the sender at once, as the form may be closed already. */
    moveTo(recordId) {
      const next = senderOf(recordId);
      setSender(next);
      return next;
    },
  };
}
