import type { ReactNode } from "react";
import style from "./section.module.css";

interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  /** Draws the content on a card. */
  readonly isCard?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export const Section = ({ id, title, isCard = false, children }: SectionProps) => (
  <section aria-labelledby={id}>
    <h2 className={style.heading} id={id}>
      {title}
    </h2>
    {isCard ? (
      <div className="card" data-clip="">
        {children}
      </div>
    ) : (
      children
    )}
  </section>
);
