import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { longestWord } from "./estimated-width.ts";
import { CELL_SIDES } from "./fitted-widths.ts";

/** The contents of a column's cells. */
export interface Content {
  /** The width in px of the widest cell; 0: all are empty. */
  readonly width: number;
  /** About the width in px of a cell with the longest word of Latin letters alone, which does not break well. */
  readonly word: number;
  /** Numbers, dates or telephones, at least in one line of each cell. */
  readonly isFigures: boolean;
}

const MARKS = "img, svg, [role=img], [aria-hidden]"; // elements without text
const FIGURES = /^[+#]?[\d(][\d\s()+./:-]*$/;

const READ = 20; // different cells of a column are enough to know its words

const lines = (cell: HTMLElement): readonly string[] => cell.innerText.split("\n").map((line) => line.trim());
const isEmpty = (cell: HTMLElement): boolean => cell.textContent.trim() === "" && cell.querySelector(MARKS) === null;

interface Measured {
  readonly key: string | undefined;
  readonly contents: readonly Content[];
  /** See `inkOf`. */
  readonly ink: string;
}
const NOTHING: Measured = { key: undefined, contents: [], ink: "" };
const MANY = 60; // rows, of which a measurement takes longer than a frame has
const REST = 200; // ms

/** What widths depend on besides their key: the texts and the fonts. */
const inkOf = (body: HTMLElement): string =>
  `${[...(document.fonts ?? [])].filter(({ status }) => status === "loaded").length} ${body.textContent}`;

function wordWidth(cells: readonly HTMLElement[], width: number): number {
  const different = [...new Map(cells.map((cell) => [cell.textContent, cell])).values()];
  const word = longestWord(different.slice(0, READ).flatMap(lines), width - CELL_SIDES);
  return word === 0 ? 0 : word + CELL_SIDES;
}

/** The contents of a table's columns, by their place; undefined while it is not drawn. */
function measure(table: HTMLTableElement, columns: number, before: number): readonly Content[] | undefined {
  const rows = [...table.querySelectorAll<HTMLTableRowElement>("tbody > tr[data-row-key]")];
  const [first] = rows;
  if (!first || first.offsetWidth === 0) return undefined;
  const scroller = table.parentElement;
  const { scrollLeft = 0, scrollTop = 0 } = scroller ?? {};
  table.toggleAttribute("data-measured", true);
  // Texts are read as well before the attribute goes: asked for later, they lay the table out once more.
  const contents = Array.from({ length: columns }, (_, index) => {
    const cells = rows.flatMap(({ children }) => (children[index + before] as HTMLElement | undefined) ?? []);
    const filled = cells.filter((cell) => !isEmpty(cell));
    if (filled.length === 0) return { width: 0, word: 0, isFigures: false };
    const width = (first.children[index + before] as HTMLElement | undefined)?.getBoundingClientRect().width ?? 0;
    return {
      width: Math.ceil(width),
      word: wordWidth(filled, width),
      isFigures: filled.every((cell) => lines(cell).some((line) => FIGURES.test(line))),
    };
  });
  table.removeAttribute("data-measured");
  if (scrollLeft > 0 || scrollTop > 0) scroller?.scrollTo(scrollLeft, scrollTop);
  return contents;
}

/** Columns only grow while the same ones are shown: turning a page moves nothing that fits. */
const grown = (known: readonly Content[], now: readonly Content[]): readonly Content[] =>
  now.map(({ width, word, isFigures }, index) => ({
    width: Math.max(width, known[index]?.width ?? 0),
    word: Math.max(word, known[index]?.word ?? 0),
    isFigures: isFigures || (width === 0 && (known[index]?.isFigures ?? false)),
  }));

/**
 * Measures the widths of a table's contents: of the drawn rows without limits, whenever they change and before they are
 * painted. `key` names what is shown (columns, language, row height); `before` is the number of cells before the first
 * column.
 */
export function useContentWidths(
  table: RefObject<HTMLTableElement | null>,
  key: string,
  columns: number,
  before: number,
): readonly Content[] | undefined {
  const [known, setKnown] = useState<Measured>(NOTHING);
  const latest = useRef<Measured>(NOTHING);
  useLayoutEffect(() => {
    const body = table.current?.tBodies[0];
    if (!table.current || !body) return undefined;
    const drawn = table.current;
    let last: readonly Content[] = latest.current.key === key ? latest.current.contents : [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): boolean => {
      const now = measure(drawn, columns, before);
      if (!now) return false;
      const next = grown(last, now);
      const isSame = JSON.stringify(next) === JSON.stringify(last);
      last = next;
      latest.current = { key, contents: next, ink: inkOf(body) };
      return !isSame;
    };
    const tell = () => setKnown(latest.current);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => look() && tell(), REST);
    };
    // A tab that comes back has its widths, unless rows or faces came meanwhile: measuring lays the table out twice.
    if (last.length > 0) {
      if (inkOf(body) !== latest.current.ink) later();
    } else if (look()) tell();
    const follow = () => {
      // A long list is measured once its scrolling rests.
      if (body.childElementCount > MANY) later();
      else if (look()) flushSync(tell);
    };
    // Names and labels come after their rows; both are seen before the browser paints.
    const words = new MutationObserver(follow);
    words.observe(body, { childList: true, characterData: true, subtree: true });
    document.fonts?.addEventListener("loadingdone", follow);
    return () => {
      clearTimeout(timer);
      words.disconnect();
      document.fonts?.removeEventListener("loadingdone", follow);
    };
  }, [table, key, columns, before]);
  return known.key === key ? known.contents : undefined;
}
