import { useCallback, useRef, type RefObject } from "react";
import type { Answer, Send } from "./send.ts";

/**
 * The ticket for uploads of this form; requested once, when a picture or the form itself needs it, and not before
 * `restored`, since a restored form may bring its own.
 */
export function useTicket(send: Send, restored?: RefObject<Promise<void> | undefined>) {
  const knownTicket = useRef<string>(undefined);
  const asked = useRef<Promise<Answer<string>>>(undefined);
  const ticket = useCallback(async (): Promise<Answer<string>> => {
    await restored?.current;
    if (knownTicket.current !== undefined) return { isDone: true, data: knownTicket.current };
    asked.current ??= send<{ readonly draft: string }>("begin").then((answer) => {
      asked.current = undefined;
      if (!answer.isDone) return answer;
      knownTicket.current = answer.data.draft;
      return { isDone: true, data: answer.data.draft };
    });
    return asked.current;
  }, [send, restored]);
  return { ticket, knownTicket };
}
