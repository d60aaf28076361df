import type { ReactNode, Ref } from "react";
import { PageHead } from "./PageHead.tsx";
import edge from "./scroll-edge.module.css";
import style from "./screen.module.css";

interface ScreenProps {
  readonly title: string;
  readonly purpose?: ReactNode;
  /** Actions on the whole page. */
  readonly tools?: ReactNode;
  /** The whole page scrolls; only a SaveBar is sticky. */
  readonly isScrolling?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLElement>;
  /** Filters, rows and pager. */
  readonly children: ReactNode;
}

/** A page that fills its tab. Its head is fixed and the rows scroll below it, unless `isScrolling`. */
export const Screen = ({ title, purpose, tools, isScrolling = false, className = "", ref, children }: ScreenProps) => (
  <section
    ref={ref}
    className={`column ${isScrolling ? edge.edge : ""} ${style.screen} ${className}`}
    data-scrolling={isScrolling ? "" : undefined}
  >
    <PageHead title={title} purpose={purpose}>
      {tools}
    </PageHead>
    {children}
  </section>
);
