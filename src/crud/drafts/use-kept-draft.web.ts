import { useEffect, useState } from "react";
import { senderOf, type DraftKeeper, type KeptState, type Sender } from "./draft-sender.web.ts";

export interface Whereabouts {
  /** `aside`: not kept, because an older draft is still offered. */
  readonly state: KeptState | "aside";
  /** The reason why the server does not have it. */
  readonly why?: string | undefined;
}

/** Sends the drafts of one record and reports their state. */
export function useKeptDraft(keeper: DraftKeeper | undefined, id: string): Sender & { readonly where: Whereabouts } {
  const [where, setWhere] = useState<Whereabouts>({ state: "none" });
  const [sender] = useState(() => senderOf(keeper, id, (state, why) => setWhere({ state, why })));
  useEffect(() => {
    sender.open();
    return () => sender.close();
  }, [sender]);
  return { ...sender, where };
}
