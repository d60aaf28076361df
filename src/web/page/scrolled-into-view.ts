/**
 * A bubbling event of a component that scrolls something into view itself: a scroll position restored afterwards
 * would undo it.
 */
export const SCROLLED_INTO_VIEW = "placechosen";
