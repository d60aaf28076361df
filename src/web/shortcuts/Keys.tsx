import { keyNames } from "./shortcut.ts";
import "./keys.css";

/** Keys drawn as on a keyboard. */
export function Keys({ keys }: { readonly keys: string }) {
  return (
    <span className="keys">
      {keyNames(keys).map((name, index) => (
        <kbd key={`${name}-${String(index)}`}>{name}</kbd>
      ))}
    </span>
  );
}
