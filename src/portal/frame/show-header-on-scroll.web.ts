/*
 * Inline script of every public page. Shows the header again when the visitor scrolls up, and lets it go when they
 * scroll down (header.css). Without it the header stays at the top of the page.
 */
const STEP = 8; // px; a finger at rest moves the page too
let last = scrollY;

addEventListener(
  "scroll",
  () => {
    if (Math.abs(scrollY - last) < STEP) return;
    const header = document.querySelector<HTMLElement>(".portal-header");
    header?.toggleAttribute("data-returned", scrollY < last && scrollY > header.offsetHeight);
    last = scrollY;
  },
  { passive: true },
);
