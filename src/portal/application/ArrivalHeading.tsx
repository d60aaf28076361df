import { useEffect, useRef, useState } from "react";

interface ArrivalHeadingProps {
  readonly name: string;
  /** False where the page itself begins with it. */
  readonly isArrived: boolean;
}

/** A heading that takes the focus on arrival, which scrolls to it and makes screen readers announce it. */
export function ArrivalHeading({ name, isArrived }: ArrivalHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isFirst] = useState(!isArrived);
  useEffect(() => {
    if (isFirst) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "start" });
  }, [isFirst]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {name}
    </h2>
  );
}
