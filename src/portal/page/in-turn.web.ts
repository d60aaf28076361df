/*
 * Stands in the head of every public page: whoever comes to its beginning gets its parts in turn (in-turn.css). Whoever comes back has
 * their place restored, and a link into the page looks for its target: then all parts have their heights from the start.
 */
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

// The address of the visit also tells of a link to words, which the page's own keeps secret.
if (visit?.type === "navigate" && !`${visit.name}${location.hash}`.includes("#"))
  document.documentElement.dataset["inTurn"] = "";
