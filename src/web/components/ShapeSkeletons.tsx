import { Wait } from "./Skeleton.tsx";
import "./shape-skeletons.css";

/* Shapes that no first page shows, apart from those that it does. */

/** The shape of one field of a form: its label above its control. */
export function FieldSkeleton() {
  return (
    <div className="skeleton-field">
      <div className="skeleton-bar" />
      <div className="skeleton-box" />
    </div>
  );
}

/** The shape of boxes side by side: pictures, or the months of a year. `least`: pixels of the narrowest. */
export function BoxesSkeleton({ boxes, least }: { readonly boxes: number; readonly least: number }) {
  return (
    <Wait>
      <div
        className="skeleton-boxes"
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))` }}
      >
        {Array.from({ length: boxes }, (_, box) => (
          <div className="skeleton-box" key={box} style={{ height: least }} />
        ))}
      </div>
    </Wait>
  );
}
