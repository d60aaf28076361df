import { Wait } from "./Skeleton.tsx";
import "./shape-skeletons.css";

/* Shapes that no first page shows, apart from those that it does. */

/** Skeleton of a form field: a label above its control, whose height is in pixels. */
export function FieldSkeleton({ height }: { readonly height?: number | undefined }) {
  return (
    <div className="skeleton-field stack">
      <div className="skeleton-bar" />
      <div className="skeleton-box" style={{ height }} />
    </div>
  );
}

/**
 * Skeleton of boxes side by side, such as pictures or the months of a year. `least`: minimum width of a box in
 * pixels.
 */
export function BoxesSkeleton({ boxes, minWidth }: { readonly boxes: number; readonly minWidth: number }) {
  return (
    <Wait>
      <div
        className="skeleton-boxes stack"
        data-gap="12"
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))` }}
      >
        {Array.from({ length: boxes }, (_, box) => (
          <div className="skeleton-box" key={box} style={{ height: minWidth }} />
        ))}
      </div>
    </Wait>
  );
}
