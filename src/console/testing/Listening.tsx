import { useEffect, useState } from "react";

/** Shows "ready" once the effects of the components before it have run, so that they listen to events. */
export function Listening() {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady ? "ready" : null;
}
