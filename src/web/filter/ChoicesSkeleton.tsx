import { Wait } from "../components/states/Skeleton.tsx";
import style from "./check-list.module.css";

const WIDTHS = [112, 84, 132, 96, 120, 76]; // px of words
const BOX = { width: 16, height: 16 }; // px
const COUNT = { width: 20 }; // px

/** Skeleton of a filter's choices: boxes to tick, words, numbers. */
export const ChoicesSkeleton = () => (
  <Wait>
    <div className={style.choices}>
      {WIDTHS.map((width) => (
        <div key={width} className={`pick ${style.choice}`}>
          <span className="skeleton-bar" style={BOX} />
          <span className="skeleton-bar" style={{ width }} />
          <span className="skeleton-bar" style={COUNT} />
        </div>
      ))}
    </div>
  </Wait>
);
