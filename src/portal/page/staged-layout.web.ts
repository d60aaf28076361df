/*
 * Inline script in the head of every public page. Switches the layout in steps on (staged-layout.css) for a visit that
 * starts at the top of the page. Going back restores a scroll position, and a link may name an anchor or a text: these
 * need all heights from the start.
 */
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

// The entry's name is checked too, because `location.hash` leaves out text fragments (`#:~:text=`).
if (visit?.type === "navigate" && !`${visit.name}${location.hash}`.includes("#"))
  document.documentElement.dataset["staged"] = "";
