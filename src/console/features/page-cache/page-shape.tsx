import { createElement, type ComponentType } from "react";
import type { FrameView } from "../../../modules/menu/named-views.ts";
import { PageSkeleton, RecordPageSkeleton, Wait } from "../../../web/components/Skeleton.tsx";

const BOXES = {
  display: "grid",
  gap: "var(--space-16)",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(200px, 100%), 1fr))",
};

/** Skeleton of a page of cards, months or pictures. */
const BoxesPage = () => (
  <div style={{ padding: "var(--space-24)" }}>
    <Wait>
      <div style={BOXES} data-boxes-shape="">
        {Array.from({ length: 9 }, (_, box) => (
          <div className="skeleton-bar" key={box} style={{ height: 160 }} />
        ))}
      </div>
    </Wait>
  </div>
);

const FRAME_VIEW_SHAPES: Readonly<Record<FrameView, ComponentType>> = {
  "dashboard/index": BoxesPage,
  "info/index": RecordPageSkeleton,
  "change/password": RecordPageSkeleton,
};

/** Skeletons of views that are neither lists nor forms of records. */
const SHAPES: Readonly<Record<string, ComponentType>> = {
  ...FRAME_VIEW_SHAPES,
  "sys/calendar/index": BoxesPage,
  "sys/file/index": BoxesPage,
  "sys/setting/index": RecordPageSkeleton,
};

interface PageShapeProps {
  readonly view: string | undefined;
  readonly isOfRecord: boolean;
}

/** Skeleton shown while the code of a page loads. */
export const PageShape = ({ view = "", isOfRecord }: PageShapeProps) =>
  createElement(SHAPES[view] ?? (isOfRecord ? RecordPageSkeleton : PageSkeleton));
