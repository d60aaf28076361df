import { useEffect, useState } from "react";
import { senderOf, type DraftKeeper, type KeptState, type Sender } from "./draft-sender.web.ts";

/** Keeps what is typed into one record, and says where it is. */
export function useKeptDraft(keeper: DraftKeeper | undefined, id: string): Sender & { readonly state: KeptState } {
  const [state, setState] = useState<KeptState>("none");
  const [sender] = useState(() => senderOf(keeper, id, setState));
  useEffect(() => () => sender.close(), [sender]);
  return { ...sender, state };
}
