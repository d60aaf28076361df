import type { ComponentType, ReactElement, ReactNode } from "react";
import { MissingLine } from "../web/lazy/MissingLine.tsx";
import { PartBoundary } from "../web/lazy/PartBoundary.tsx";
import { lazyPart } from "../web/lazy/lazy-part.tsx";
import style from "./lazy-control.module.css";

/**
 * An input that is loaded when it is first rendered; a placeholder of its size keeps the layout stable. If loading
 * fails the rest of the form still works.
 */
export function lazyControl<P extends object>(
  load: () => Promise<ComponentType<P>>,
  coming: ReactNode = <span className={style.coming} />,
): (props: P) => ReactElement {
  const Control = lazyPart(load);
  return function LazyControl(props: P) {
    return (
      <PartBoundary coming={coming} missing={(_, tryAgain) => <MissingLine onTryAgain={tryAgain} />}>
        <Control {...props} />
      </PartBoundary>
    );
  };
}
