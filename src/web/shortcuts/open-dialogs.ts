/** Of a page that is not in front, or closed and kept by the kit. */
const isHidden = (element: Element): boolean => element.closest('[style*="display: none"]') !== null;

/** The kit's class while it fades out what was closed already. */
const isLeaving = (element: Element): boolean => element.closest('[class*="-leave"]') !== null;

/** Dialogs on the screen, also those that are closed and still fading. */
export const shownDialogs = (): Element[] =>
  [...document.querySelectorAll("[aria-modal=true]")].filter((dialog) => !isHidden(dialog));

/** Dialogs that wait for an answer. */
export const openDialogs = (): Element[] => shownDialogs().filter((dialog) => !isLeaving(dialog));
