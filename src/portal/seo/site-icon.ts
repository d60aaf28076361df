import { SITE_MARK } from "../../web/scene/site-mark.ts";

const LINES = `<path d="${SITE_MARK}" fill="none" stroke="white" stroke-width="2.4" stroke-linecap="round"/>`;

/** The icon as a part of another SVG, scaled and placed at `x`, `y`. */
export const siteMarkAt = (x: number, y: number, scale: number, color: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><rect width="32" height="32" rx="7" fill="${color}"/>${LINES}</g>`;

/** The icon as an SVG file; `inset` leaves a margin for systems that crop icons. */
export const siteMark = (color: string, { round = 7, inset = 0 } = {}): string => {
  const scale = (32 - 2 * inset) / 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${round}" fill="${color}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${LINES}</g></svg>`;
};
