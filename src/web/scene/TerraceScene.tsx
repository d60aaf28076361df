import { HILLSIDES, HILL_SHADES, RIDGES, SCENE, type Terrace } from "./terrace-lines.ts";

// Flooded and planted terraces alternate, as in the weeks of transplanting.
const GROUNDS = {
  left: ["field-far", "water", "field-far", "field-middle", "water", "field-middle", "grain", "water", "field-near"],
  right: ["field-far", "field-far", "water", "field-middle", "grain", "field-middle", "water", "field-near"],
  front: ["field-middle", "water", "field-near"],
} as const;
type Ground = (typeof GROUNDS)[keyof typeof GROUNDS][number];

function Step({ terrace, kind }: { readonly terrace: Terrace; readonly kind: Ground }) {
  return (
    <g
      className={kind === "water" ? "scene-water" : undefined}
      fill={kind === "water" ? "url(#scene-water)" : `var(--scene-${kind})`}
    >
      <path d={terrace.ground} />
      <path fill="var(--scene-bank)" d={terrace.bank} />
      {terrace.rows.map((row) => (
        <path
          className="scene-row"
          key={row}
          d={row}
          strokeWidth={(1 + terrace.nearness * 2.2).toFixed(1)}
          strokeDasharray={`${(1.5 + terrace.nearness * 3).toFixed(1)} ${(5 + terrace.nearness * 10).toFixed(1)}`}
        />
      ))}
      {terrace.dams === "" ? null : (
        <path className="scene-dam" d={terrace.dams} strokeWidth={(1 + terrace.nearness * 3).toFixed(1)} />
      )}
    </g>
  );
}

function Hillside({ index, grounds }: { readonly index: number; readonly grounds: readonly Ground[] }) {
  return (
    <g>
      <path fill="var(--scene-bank)" d={HILL_SHADES[index]} />
      {HILLSIDES[index]?.map((terrace, step) => (
        <Step key={terrace.ground} terrace={terrace} kind={grounds[step] ?? "water"} />
      ))}
    </g>
  );
}

/** A stilt house and two palms, for scale. */
function House() {
  return (
    <g transform="translate(884 520) scale(0.92)">
      <path fill="var(--scene-shade)" d="M4 62h3v24H4zM26 62h3v24h-3zM52 62h3v24h-3zM74 62h3v24h-3zM-2 58h84v5H-2z" />
      <path fill="var(--scene-grain)" d="M4 32h72v27H4z" />
      <path fill="var(--scene-sun)" d="M14 39h9v10h-9zM36 38h9v21h-9zM58 39h9v10h-9z" />
      <path fill="var(--scene-bank)" d="M40-6 92 34c-3 2-7 3-11 2L40 8-1 36c-4 1-8 0-11-2z" />
      <path fill="var(--scene-bank)" d="M40-6 80 33H0z" />
      <path
        fill="var(--scene-shade)"
        d="M112 90c3-34 0-62-6-88l4-1c8 28 10 56 8 89zM-34 92c-4-26-2-48 4-68l3 1c-5 20-6 42-3 67z"
      />
      <path
        fill="var(--scene-bank)"
        d="M108 2c-12-10-26-10-36 0 14-5 25-3 36 3-16-1-27 6-31 18 9-10 20-14 32-14-10 6-15 15-13 27 3-12 9-20 17-25 2 9 8 15 17 18-3-8-7-14-13-19 11 0 20 5 26 13-1-13-11-21-25-21 9-5 18-5 29-1-9-9-22-9-39 1z"
      />
      <path
        fill="var(--scene-bank)"
        d="M-31 24c-9-8-19-8-27 0 10-4 19-2 27 2-12 0-20 5-23 14 7-8 15-11 24-11-7 5-11 12-9 20 2-9 6-15 12-19 2 7 6 12 13 14-2-6-5-10-10-14 8 0 15 3 19 9 0-10-8-16-19-16 7-4 14-4 22-1-7-7-17-7-29 2z"
      />
    </g>
  );
}

/**
 * Decorative lead picture of the public pages, without an accessible name. `focus` is the part kept visible when it is
 * cropped.
 */
export function TerraceScene({ focus = "xMidYMax" }: { readonly focus?: "xMidYMax" | "xMidYMid" | "xMaxYMax" }) {
  return (
    <svg
      className="scene"
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      preserveAspectRatio={`${focus} slice`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--scene-sky-top)" />
          <stop offset="0.62" stopColor="var(--scene-sky-low)" />
        </linearGradient>
        <radialGradient id="scene-glow">
          <stop offset="0" stopColor="var(--scene-sun)" stopOpacity="0.55" />
          <stop offset="0.35" stopColor="var(--scene-sun)" stopOpacity="0.26" />
          <stop offset="0.7" stopColor="var(--scene-sun)" stopOpacity="0.07" />
          <stop offset="1" stopColor="var(--scene-sun)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="scene-water" gradientUnits="userSpaceOnUse" x1="0" y1="470" x2="0" y2="900">
          <stop offset="0" stopColor="var(--scene-water-light)" />
          <stop offset="1" stopColor="var(--scene-water)" />
        </linearGradient>
        <linearGradient id="scene-mist" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--scene-sky-low)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--scene-sky-low)" stopOpacity="0.75" />
        </linearGradient>
      </defs>
      <path fill="url(#scene-sky)" d={`M-20-20H${SCENE.width + 20}V${SCENE.height}H-20z`} />
      <circle className="scene-glow" cx="790" cy="300" r="330" fill="url(#scene-glow)" />
      <circle className="scene-sun" fill="var(--scene-sun)" cx="790" cy="300" r="54" />
      <path
        fill="var(--scene-cloud)"
        opacity="0.85"
        d="M930 226h210c10 0 10-14 0-14h-40c-8-26-46-32-62-10-14-14-40-8-44 10h-64c-10 0-10 14 0 14zM600 186h150c9 0 9-12 0-12h-22c-8-20-38-24-50-6-14-8-32-2-36 6h-42c-9 0-9 12 0 12z"
      />
      <path fill="var(--scene-ridge-far)" d={RIDGES[0]} />
      <path fill="var(--scene-ridge-middle)" d={RIDGES[1]} />
      <path fill="url(#scene-mist)" opacity="0.9" d="M-20 380H1220V560H-20z" />
      <path fill="var(--scene-ridge-near)" d={RIDGES[2]} />
      <Hillside index={0} grounds={GROUNDS.left} />
      <Hillside index={1} grounds={GROUNDS.right} />
      <House />
      <Hillside index={2} grounds={GROUNDS.front} />
    </svg>
  );
}
