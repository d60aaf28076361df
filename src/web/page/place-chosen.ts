/** Bubbles from whatever brings something into sight by itself: where the page was scrolled to before counts no more. */
export const PLACE_CHOSEN = "placechosen";
