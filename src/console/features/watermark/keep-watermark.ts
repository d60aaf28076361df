import { formatMoment } from "../../../web/format/format-moment.ts";
import { drawTile, HEIGHT, shortName, WIDTH } from "./draw.ts";

/** ms: §9 "re-added every 2 s". */
const CHECK_EVERY = 2000;

const LOOK: Readonly<Record<string, string>> = {
  display: "block",
  visibility: "visible",
  opacity: "1",
  position: "fixed",
  inset: "0px",
  width: "auto",
  height: "auto",
  margin: "0px",
  transform: "none",
  "clip-path": "none",
  filter: "none",
  "z-index": "2147483646",
  "pointer-events": "none",
  "background-repeat": "repeat",
  "background-size": `${WIDTH}px ${HEIGHT}px`,
  "print-color-adjust": "exact",
};

/** Properties by which a style sheet could hide the watermark. */
const HIDING_PROPERTIES = [
  "display",
  "visibility",
  "opacity",
  "position",
  "transform",
  "clip-path",
  "filter",
  "z-index",
  "background-size",
];

/** Content of the mark, name and time to the minute, with the page's present colour and font. */
interface Mark {
  readonly lines: readonly string[];
  readonly color: string;
  readonly font: string;
}

const markOf = (name: string): Mark => {
  const { color, fontFamily } = getComputedStyle(document.body);
  return {
    // Digits alone, because a screenshot may be read by somebody of another language.
    lines: [shortName(name), formatMoment(new Date().toISOString(), "zh")],
    color,
    font: `15px ${fontFamily}`,
  };
};

const isShown = (element: HTMLElement): boolean => {
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return (
    element.parentNode === document.body &&
    width >= document.documentElement.clientWidth - 1 &&
    height >= document.documentElement.clientHeight - 1 &&
    HIDING_PROPERTIES.every((name) => style.getPropertyValue(name) === LOOK[name]) &&
    style.backgroundImage !== "none"
  );
};

/**
 * Lays the watermark over the page, also over dialogs and in print, and restores it when it is tampered with. Returns
 * the function that removes it.
 */
export function keepWatermark(name: string): () => void {
  let element = document.createElement("div");
  let drawn = "";
  let picture = "";
  let written: string | null = null;
  const watch = new MutationObserver(() => keep());

  const put = () => {
    element.remove();
    element = document.createElement("div");
    element.setAttribute("aria-hidden", "true");
    element.dataset["watermark"] = "";
    for (const [property, value] of Object.entries(LOOK)) element.style.setProperty(property, value, "important");
    element.style.setProperty("background-image", `url("${picture}")`, "important");
    document.body.append(element);
    written = element.getAttribute("style");
    watch.disconnect();
    watch.observe(document.body, { childList: true });
    watch.observe(element, { attributes: true });
  };
  const redraw = (mark: Mark) => {
    picture = drawTile(mark.lines, mark.color, mark.font);
    element.style.setProperty("background-image", `url("${picture}")`, "important");
    written = element.getAttribute("style");
    watch.takeRecords(); // discards the record of this change
  };
  const keep = () => {
    const mark = markOf(name);
    const wanted = JSON.stringify(mark);
    const isWhole = picture !== "" && element.getAttribute("style") === written && isShown(element);
    if (wanted !== drawn) redraw(mark);
    drawn = wanted;
    if (picture !== "" && !isWhole) put();
  };
  keep();
  const timer = setInterval(keep, CHECK_EVERY);
  return () => {
    clearInterval(timer);
    watch.disconnect();
    element.remove();
  };
}
