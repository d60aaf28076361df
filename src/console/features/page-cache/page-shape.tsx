import { createElement, type ComponentType } from "react";
import type { FrameView } from "../../../modules/menu/named-views.ts";
import {
  PageSkeleton,
  RecordPageSkeleton,
  TableSkeleton,
  TitledSkeleton,
  Wait,
} from "../../../web/components/states/Skeleton.tsx";
import styles from "./page-cache.module.css";

interface BoxesProps {
  readonly boxes: number;
  /** Minimum width of a box, and its height, in pixels. */
  readonly minWidth: number;
  readonly height: number;
}

const Boxes = ({ boxes, minWidth, height }: BoxesProps) => (
  <div
    className="stack"
    data-gap="12"
    style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))` }}
    data-boxes-shape=""
  >
    {Array.from({ length: boxes }, (_, box) => (
      <div className="card" key={box} style={{ height }} />
    ))}
  </div>
);

/** Skeleton of a page of equal boxes, such as months or pictures. */
const boxesPage = (boxes: BoxesProps) => () => (
  <TitledSkeleton>
    <Wait>
      <Boxes {...boxes} />
    </Wait>
  </TitledSkeleton>
);

/** Totals in a strip, what waits beside what is one's own. */
const DashboardShape = () => (
  <div className={`stack ${styles.dashboard}`} data-gap="12">
    <Wait>
      <div className="card" style={{ height: 94 }} />
      <div className="with-side" data-boxes-shape="">
        <Boxes boxes={4} minWidth={380} height={220} />
        <Boxes boxes={2} minWidth={200} height={150} />
      </div>
    </Wait>
  </div>
);

const SettingsShape = () => (
  <TitledSkeleton>
    <TableSkeleton rows={3} columns={2} />
    <TableSkeleton rows={6} columns={2} />
  </TitledSkeleton>
);

const FRAME_VIEW_SHAPES: Readonly<Record<FrameView, ComponentType>> = {
  "dashboard/index": DashboardShape,
  "info/index": RecordPageSkeleton,
  "change/password": RecordPageSkeleton,
};

/** Skeletons of views that are neither lists nor forms of records. */
const SHAPES: Readonly<Record<string, ComponentType>> = {
  ...FRAME_VIEW_SHAPES,
  "sys/calendar/index": boxesPage({ boxes: 9, minWidth: 300, height: 290 }),
  "sys/file/index": boxesPage({ boxes: 18, minWidth: 148, height: 190 }),
  "sys/setting/index": SettingsShape,
};

interface PageShapeProps {
  readonly view: string | undefined;
  readonly isOfRecord: boolean;
}

/** Skeleton shown while the code of a page loads. */
export const PageShape = ({ view = "", isOfRecord }: PageShapeProps) =>
  createElement(SHAPES[view] ?? (isOfRecord ? RecordPageSkeleton : PageSkeleton));
