import { createElement, type ComponentType } from "react";
import type { FrameView } from "../../../modules/menu/named-views.ts";
import { BoxesSkeleton } from "../../../web/components/ShapeSkeletons.tsx";
import { PageSkeleton, RecordPageSkeleton } from "../../../web/components/Skeleton.tsx";
import style from "./page-cache.module.css";

/** Cards, months or pictures. */
const BoxesPage = () => (
  <div className={style.shape}>
    <BoxesSkeleton boxes={9} least={200} />
  </div>
);

const OF_FRAME: Readonly<Record<FrameView, ComponentType>> = {
  "dashboard/index": BoxesPage,
  "info/index": RecordPageSkeleton,
  "change/password": RecordPageSkeleton,
};

/** Views of modules that are neither lists nor forms of records. */
const SHAPES: Readonly<Record<string, ComponentType>> = {
  ...OF_FRAME,
  "sys/calendar/index": BoxesPage,
  "sys/file/index": BoxesPage,
  "sys/setting/index": RecordPageSkeleton,
};

interface PageShapeProps {
  readonly view: string | undefined;
  readonly isOfRecord: boolean;
}

/** The shape in which a page waits for its program. */
export const PageShape = ({ view = "", isOfRecord }: PageShapeProps) =>
  createElement(SHAPES[view] ?? (isOfRecord ? RecordPageSkeleton : PageSkeleton));
