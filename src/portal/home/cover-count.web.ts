/*
 * Inline script of pages with a cover of several pictures. Says which one is in front, in numbers and to screen
 * readers; without it there are only the links to the pictures.
 */
const cover = document.querySelector<HTMLElement>(".home-cover");
const slides = [...(cover?.querySelectorAll<HTMLElement>(".home-slides > li") ?? [])];
const links = [...(cover?.querySelectorAll<HTMLElement>(".home-numbers a") ?? [])];
const shown = cover?.querySelector<HTMLElement>(".home-count");
const said = cover?.querySelector<HTMLElement>(".home-count-said");

const show = (at: number) => {
  for (const [index, link] of links.entries())
    if (index === at) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  if (!shown || !said) return;
  shown.hidden = false;
  shown.textContent = `${at + 1} / ${slides.length}`;
  const words = (said.dataset["words"] ?? "").replace("{at}", String(at + 1)).replace("{of}", String(slides.length));
  // The initial position is not announced.
  if (said.dataset["at"] !== undefined && said.dataset["at"] !== String(at)) said.textContent = words;
  said.dataset["at"] = String(at);
};

const watcher = new IntersectionObserver(
  (entries) => {
    const front = entries.find(({ isIntersecting }) => isIntersecting);
    if (front) show(slides.indexOf(front.target as HTMLElement));
  },
  { root: cover?.querySelector(".home-slides") ?? null, threshold: 0.6 },
);
for (const slide of slides) watcher.observe(slide);
