const BLOCKS = "p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, br";

/** The words of a cell or caption, with their marks and links, in one line. */
function wordsOf(cell: Element): readonly Node[] {
  for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(...block.childNodes, " ");
  return [...cell.childNodes];
}

/** Turns each row into a paragraph with a space between its cells, for texts that may have no tables. */
export function tablesAsLines(html: string): string {
  if (!/<table\b/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  // Those within others first.
  for (const table of [...body.querySelectorAll("table")].toReversed()) {
    const lines = [...(table.caption ? [[table.caption]] : []), ...[...table.rows].map(({ cells }) => [...cells])];
    table.replaceWith(
      ...lines.map((cells) => {
        const line = body.ownerDocument.createElement("p");
        for (const cell of cells) line.append(...wordsOf(cell), " ");
        return line;
      }),
    );
  }
  return body.innerHTML;
}
