import { useState } from "react";
import { Opening } from "../../web/lazy/Opening.tsx";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import type { FormDrawerProps } from "./FormDrawer.tsx";

// The controls of forms are half of the console's code: loaded when the first record is opened.
const Drawer = lazyPart(async () => (await import("./FormDrawer.tsx")).FormDrawer);

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
