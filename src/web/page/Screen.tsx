import type { ReactNode, Ref } from "react";
import { PageHead } from "./PageHead.tsx";
import style from "./screen.module.css";

interface ScreenProps {
  readonly title: string;
  readonly purpose?: ReactNode;
  /** What is done with the whole page. */
  readonly tools?: ReactNode;
  /** All of it scrolls, and nothing stands still but a SaveBar. */
  readonly isScrolling?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLElement>;
  /** What narrows the rows, the rows, and their foot. */
  readonly children: ReactNode;
}

/** A page that fills its place: its head stands still, and the rows scroll in what height is left. */
export const Screen = ({ title, purpose, tools, isScrolling = false, className = "", ref, children }: ScreenProps) => (
  <section ref={ref} className={`${style.screen} ${className}`} data-scrolling={isScrolling ? "" : undefined}>
    <PageHead title={title} purpose={purpose}>
      {tools}
    </PageHead>
    {children}
  </section>
);
