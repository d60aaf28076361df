/*
 * Inline script of pages with a form: whoever comes back to it after it was sent gets the page anew, without what they
 * typed, which a browser may have kept as it was.
 */
let isSent = false;
addEventListener("submit", () => {
  isSent = true;
});
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && isSent) location.replace(location.href);
});
