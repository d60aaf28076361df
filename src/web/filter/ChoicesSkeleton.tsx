import { Wait } from "../components/Skeleton.tsx";
import style from "./choices-skeleton.module.css";

const WIDTHS = [112, 84, 132, 96, 120, 76]; // px of words

/** Skeleton of a filter's choices: boxes to tick, words, numbers. */
export const ChoicesSkeleton = () => (
  <Wait>
    <div className={style.choices}>
      {WIDTHS.map((width) => (
        <div key={width} className={style.choice}>
          <span className={`skeleton-bar ${style.box}`} />
          <span className="skeleton-bar" style={{ width }} />
          <span className="skeleton-bar" />
        </div>
      ))}
    </div>
  </Wait>
);
