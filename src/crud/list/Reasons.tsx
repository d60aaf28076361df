interface ReasonsProps {
  readonly lines: readonly string[];
}

/** Why parts of an address are refused, each on a line of its own. */
export function Reasons({ lines }: ReasonsProps) {
  if (lines.length < 2) return lines[0];
  return (
    <ul className="stack">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
