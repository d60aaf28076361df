import type { Page } from "@playwright/test";

/** Visible texts, and accessible names, that contain letters of the given scripts (`Han|Lao`). */
export const foreignText = (page: Page, scripts: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const foreign = new RegExp(
      wanted
        .split("|")
        .map((script) => `\\p{Script=${script}}`)
        .join("|"),
      "u",
    );
    const found = new Set<string>();
    const note = (text: string | null) => {
      if (text && foreign.test(text)) found.add(text.trim());
    };
    note(document.title);
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("script, style, [inert]")) continue;
      // Elements with a `lang` of their own, such as a title without a translation, may be in that language (§2).
      if (element.closest("[lang]") !== document.documentElement) continue;
      for (const name of ["aria-label", "title", "placeholder", "alt"]) note(element.getAttribute(name));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) note(node.textContent);
    }
    return [...found];
  }, scripts);

/**
 * Lao texts whose upper or lower signs are cut off: the glyphs exceed a box with hidden overflow, or the control, tab,
 * menu entry or cell around them.
 */
export const clippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const controls = "button, [role=tab], [role=menuitem], nav a, td, th, label, input, .ant-tag";
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const text = [...element.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{Script=Lao}/u.test(node.textContent ?? ""),
      );
      if (!text || !element.checkVisibility({ visibilityProperty: true }) || element.closest(".visually-hidden"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const letters = range.getBoundingClientRect();
      if (letters.height === 0 || letters.width <= 1) continue;
      for (let box: HTMLElement | null = element; box; box = box.parentElement) {
        const { overflowY, clipPath } = getComputedStyle(box);
        if (clipPath !== "none" || overflowY === "auto" || overflowY === "scroll") break;
        // A summary is clamped to some lines on purpose.
        if (getComputedStyle(box).webkitLineClamp !== "none") break;
        const isControl = box.matches(controls) && getComputedStyle(box).display !== "inline";
        if (overflowY === "visible" && !isControl) continue;
        const { top, bottom } = box.getBoundingClientRect();
        if (letters.top < top - 0.5 || letters.bottom > bottom + 0.5) {
          found.push(
            `${text.textContent?.trim()} in ${box.tagName}.${box.className} by ${top - letters.top} / ${letters.bottom - bottom}`,
          );
          break;
        }
      }
    }
    return found;
  });

/**
 * Elements that make a page wider than the window: boxes that scroll horizontally (other than the row of tabs), and
 * elements beyond the edge, whether reachable by scrolling or cut off.
 */
export const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isShown = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(".visually-hidden") &&
      getComputedStyle(element).clipPath === "none";
    // Ellipsis is intended; the row of tabs, the row of pictures and lines that slide scroll on purpose.
    const isMeant = (element: HTMLElement | null): boolean =>
      element !== null &&
      (getComputedStyle(element).textOverflow === "ellipsis" ||
        element.querySelector(":scope > [role=tablist]") !== null ||
        getComputedStyle(element).scrollSnapType !== "none" ||
        isMeant(element.parentElement));
    const all = [...document.body.querySelectorAll("*")].filter(
      // drawings may overlap the edge
      (one): one is HTMLElement => one instanceof HTMLElement && isShown(one) && !isMeant(one),
    );
    const wide = all.filter((one) => {
      const sideways = /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1;
      const { right, width } = one.getBoundingClientRect();
      return sideways || (width > 0 && right > edge + 1);
    });
    const isWide = (document.scrollingElement?.scrollWidth ?? 0) > edge;
    return [
      ...(isWide ? ["the page itself"] : []),
      ...wide.map((one) => `${one.tagName}.${one.className}: ${one.textContent?.trim().slice(0, 40)}`),
    ];
  });
