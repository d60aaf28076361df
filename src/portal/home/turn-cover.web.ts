/*
 * Inline script of pages with a cover of several pictures. Marks the number of the one in front, says it to screen
 * readers and turns to the one before or after; without it there are only the numbers, which are links.
 */
const cover = document.querySelector<HTMLElement>(".home-cover");
const row = cover?.querySelector<HTMLElement>(".home-slides");
const slides = [...(row?.querySelectorAll<HTMLElement>(":scope > li") ?? [])];
const links = [...(cover?.querySelectorAll<HTMLElement>(".home-numbers a") ?? [])];
const said = cover?.querySelector<HTMLElement>(".home-said");
let front = -1;

const show = (at: number) => {
  for (const [index, link] of links.entries())
    if (index === at) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  // The initial position is not announced.
  if (said && front >= 0 && front !== at)
    said.textContent = (said.dataset["words"] ?? "")
      .replace("{at}", String(at + 1))
      .replace("{of}", String(slides.length));
  front = at;
};

const watcher = new IntersectionObserver(
  (entries) => {
    const shown = entries.find(({ isIntersecting }) => isIntersecting);
    if (shown) show(slides.indexOf(shown.target as HTMLElement));
  },
  { root: row ?? null, threshold: 0.6 },
);
for (const slide of slides) watcher.observe(slide);

// The row is a circle, so that neither button ever ends what somebody is at by becoming inactive under the finger.
for (const step of cover?.querySelectorAll<HTMLElement>(".home-step") ?? []) {
  step.hidden = false;
  step.addEventListener("click", () => {
    const next = slides[(front + Number(step.dataset["by"]) + slides.length) % slides.length];
    if (next) row?.scrollTo({ left: next.offsetLeft });
  });
}
