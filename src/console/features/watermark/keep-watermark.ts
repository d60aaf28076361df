import { formatMoment } from "../../../web/format/moment.ts";
import { drawTile, HEIGHT, shortName, WIDTH } from "./draw.ts";

/** §9 "re-added every 2 s". */
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

/** By which it could be made invisible from a style sheet. */
const TELLING = [
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

/** What is drawn: who and, to the minute, when; in the colours of now. */
interface Mark {
  readonly lines: readonly string[];
  readonly color: string;
  readonly font: string;
}

const markOf = (name: string): Mark => {
  const { color, fontFamily } = getComputedStyle(document.body);
  return {
    // Numbers alone: the mark of a picture sent around is read in another language than it was taken in.
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
    TELLING.every((name) => style.getPropertyValue(name) === LOOK[name]) &&
    style.backgroundImage !== "none"
  );
};

/** Lays the mark over the page, dialogs and paper included, and puts it back when it is tampered with. Returns the function that takes it away. */
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
    watch.takeRecords(); // our own change
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
