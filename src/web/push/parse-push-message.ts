import { pushed, type PushMessage } from "../../contract/push.ts";

/** A message as it came; undefined for anything that is none (WS-09). */
export function parsePushMessage(text: string): PushMessage | undefined {
  try {
    return pushed.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
