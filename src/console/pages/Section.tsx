import type { ReactNode } from "react";
import style from "./section.module.css";

interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  /** What is in it stands on a ground of its own. */
  readonly isCard?: boolean;
  readonly children: ReactNode;
}

/** A part of a page, under its own title. */
export const Section = ({ id, title, isCard = false, children }: SectionProps) => (
  <section aria-labelledby={id}>
    <h2 className={style.heading} id={id}>
      {title}
    </h2>
    {isCard ? <div className={`card ${style.card}`}>{children}</div> : children}
  </section>
);
