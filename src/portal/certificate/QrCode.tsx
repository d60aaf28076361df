import { encodeQR } from "qr";

interface QrCodeProps {
  /** The full URL in the code. */
  readonly address: string;
  /** Accessible name. */
  readonly label: string;
}

const QUIET = 4; // modules; the quiet zone that QR readers need

/** Path of the dark runs of a row, half as long as one of single modules. */
const darkRuns = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((isDark) => (isDark ? "1" : "0"))
      .join("")
      .matchAll(/1+/g),
  ]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");

/** A QR code as one SVG path, dark on light in both schemes. */
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
