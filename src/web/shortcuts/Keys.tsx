import { keyNames } from "./shortcut.ts";
import "./keys.css";

/** Keys as they look on the keyboard. */
export function Keys({ keys }: { readonly keys: string }) {
  return (
    <span className="keys">
      {keyNames(keys).map((name, index) => (
        <kbd key={`${name}-${String(index)}`}>{name}</kbd>
      ))}
    </span>
  );
}
