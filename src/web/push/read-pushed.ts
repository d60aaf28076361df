import { pushed, type Pushed } from "../../contract/push.ts";

/** A message as it came; undefined for anything that is none (WS-09). */
export function readPushed(text: string): Pushed | undefined {
  try {
    return pushed.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
