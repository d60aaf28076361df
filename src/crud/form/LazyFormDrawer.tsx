import { useState } from "react";
import { Opening } from "../../web/lazy/Opening.tsx";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import type { FormDrawerProps } from "./FormDrawer.tsx";

// Controls, rules and pickers are half of the console: they come with the first record that is opened.
const Drawer = lazyPart(async () => (await import("./FormDrawer.tsx")).FormDrawer);

/** The form beside a list; nothing of it is there before it is first wanted. */
export function LazyFormDrawer(props: FormDrawerProps) {
  const isOpen = props.id !== undefined;
  const [isWanted, setWanted] = useState(isOpen);
  if (isOpen && !isWanted) setWanted(true);
  return isWanted ? (
    <Opening isOpen={isOpen} onClose={props.onClose}>
      <Drawer {...props} />
    </Opening>
  ) : null;
}
