import { useEffect, useState } from "react";

/** Shows "ready" once the effects of what stands before it have run: then it listens. */
export function Listening() {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady ? "ready" : null;
}
