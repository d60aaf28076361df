/**
 * Parses CSV with commas, semicolons or tabs, detected from the first line; quoted as in RFC 4180. Empty rows are left
 * out.
 */
export function csvRows(text: string): string[][] {
  const [firstLine = ""] = text.split(/\r?\n/, 1);
  const separator =
    [",", ";", "\t"].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] ?? ",";
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"' && (isQuoted || cell === "")) isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === separator) endCell();
    else if (sign === "\n") {
      endCell();
      rows.push([]);
    } else if (sign !== "\r") cell += sign;
  }
  endCell();
  return rows.filter((cells) => cells.some((each) => each.trim() !== ""));
}
