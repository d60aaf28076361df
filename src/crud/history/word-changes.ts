/** A piece of a text that stayed, went or came. */
export interface Piece {
  readonly kind: "same" | "gone" | "new";
  readonly text: string;
}

/** Words, or paragraphs, compared with one another at most, on each side of what both have in common; beyond, all of it went and all of it came. */
const MOST = 1_500;
/** Of a long part that stayed its ends are enough, in words. */
const KEPT_AROUND = 12;

const wordsOf = (text: string): string[] =>
  [...new Intl.Segmenter("zh", { granularity: "word" }).segment(text)].map(({ segment }) => segment);

/** How long the longest common part of the rests of both texts is, for each pair of places. */
function commonOf(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i] as Uint16Array, rows[i + 1] as Uint16Array];
    for (let j = b.length - 1; j >= 0; j -= 1)
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return rows;
}

function middleOf(a: readonly string[], b: readonly string[]): Piece[] {
  if (a.length > MOST || b.length > MOST)
    return [
      { kind: "gone", text: a.join("") },
      { kind: "new", text: b.join("") },
    ];
  const common = commonOf(a, b);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      pieces.push({ kind: "same", text: left });
      i += 1;
      j += 1;
    } else if (left !== undefined && (j >= b.length || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      pieces.push({ kind: "gone", text: left });
      i += 1;
    } else {
      pieces.push({ kind: "new", text: right ?? "" });
      j += 1;
    }
  }
  return pieces;
}

const shortened = (text: string, isFirst: boolean, isLast: boolean): string => {
  const words = wordsOf(text);
  if (words.length <= KEPT_AROUND * 2 + 4) return text;
  const start = isFirst ? "" : words.slice(0, KEPT_AROUND).join("");
  const end = isLast ? "" : words.slice(-KEPT_AROUND).join("");
  return `${start} … ${end}`;
};

/** Joins pieces of one kind that follow one another. */
function joined(all: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of all) {
    const last = found.at(-1);
    if (piece.text === "") continue;
    if (last?.kind === piece.kind) found[found.length - 1] = { ...last, text: last.text + piece.text };
    else found.push(piece);
  }
  return found;
}

/** What became of a row of parts: what both begin and end with stayed, and between them as much as can have. */
function changes(a: readonly string[], b: readonly string[]): Piece[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return joined([
    { kind: "same", text: a.slice(0, head).join("") },
    ...middleOf(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    { kind: "same", text: a.slice(a.length - tail).join("") },
  ]);
}

const paragraphsOf = (text: string): string[] => text.split(/(?<=\n)/);

/** What became of a text, word by word, in reading order; of long parts that stayed only the words around a change. */
export function wordChanges(before: string, after: string): readonly Piece[] {
  // By paragraphs first: an article changed at its beginning and its end is otherwise more words than can be compared.
  const pieces: Piece[] = [];
  let [gone, come] = ["", ""];
  const close = () => {
    pieces.push(...changes(wordsOf(gone), wordsOf(come)));
    [gone, come] = ["", ""];
  };
  for (const piece of changes(paragraphsOf(before), paragraphsOf(after))) {
    if (piece.kind === "gone") gone += piece.text;
    else if (piece.kind === "new") come += piece.text;
    else {
      close();
      pieces.push(piece);
    }
  }
  close();
  return joined(pieces).map((piece, index, all) =>
    piece.kind === "same" ? { ...piece, text: shortened(piece.text, index === 0, index === all.length - 1) } : piece,
  );
}
