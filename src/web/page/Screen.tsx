import type { ReactNode } from "react";
import { PageHead } from "./PageHead.tsx";
import style from "./screen.module.css";

interface ScreenProps {
  readonly title: string;
  readonly purpose?: string | undefined;
  /** What is done with the whole page. */
  readonly tools?: ReactNode;
  /** What narrows the rows, the rows, and their foot. */
  readonly children: ReactNode;
}

/** A page that fills its place: its head stands still, and the rows scroll in what height is left. */
export const Screen = ({ title, purpose, tools, children }: ScreenProps) => (
  <section className={style.screen}>
    <PageHead title={title} purpose={purpose}>
      {tools}
    </PageHead>
    {children}
  </section>
);
