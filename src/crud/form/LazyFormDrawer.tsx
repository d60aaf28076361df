import { lazy, Suspense, useState } from "react";
import { Coming } from "../../web/components/Coming.tsx";
import type { FormDrawerProps } from "./FormDrawer.tsx";

// Controls, rules and pickers are half of the console: they come with the first record that is opened.
const Drawer = lazy(async () => ({ default: (await import("./FormDrawer.tsx")).FormDrawer }));

/** The form beside a list; nothing of it is there before it is first wanted. */
export function LazyFormDrawer(props: FormDrawerProps) {
  const [isWanted, setWanted] = useState(props.id !== undefined);
  if (props.id !== undefined && !isWanted) setWanted(true);
  return isWanted ? (
    <Suspense fallback={<Coming />}>
      <Drawer {...props} />
    </Suspense>
  ) : null;
}
