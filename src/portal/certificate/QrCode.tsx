import { encodeQR } from "qr";

interface QrCodeProps {
  /** The whole address it leads to. */
  readonly address: string;
  /** What it is, for whoever listens. */
  readonly label: string;
}

const QUIET = 4; // modules of free ground around it, as readers want

/** The dark stretches of a row: half as long as its modules one by one. */
const darkRuns = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((isDark) => (isDark ? "1" : "0"))
      .join("")
      .matchAll(/1+/g),
  ]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");

/** A QR code as one path: dark on light in both schemes, sharp at every size. */
export function QrCode({ address, label }: QrCodeProps) {
  const rows = encodeQR(address, "raw", { ecc: "medium", border: QUIET });
  const path = rows.map(darkRuns).join("");
  return (
    <svg
      className="certificate-qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" />
      <path d={path} />
    </svg>
  );
}
