/** In a page that is not in front, or in a closed dialog or drawer that antd keeps mounted. */
const isHidden = (element: Element): boolean =>
  element.closest(
    '[style*="display: none"], [style*="content-visibility: hidden"], .ant-drawer-content-wrapper-hidden',
  ) !== null;

/** antd's class while a closed dialog fades out. */
const isLeaving = (element: Element): boolean => element.closest('[class*="-leave"]') !== null;

/** Visible dialogs, including those that are fading out. */
export const shownDialogs = (): Element[] =>
  [...document.querySelectorAll("[aria-modal=true]")].filter((dialog) => !isHidden(dialog));

/** Dialogs that wait for an answer. */
export const openDialogs = (): Element[] => shownDialogs().filter((dialog) => !isLeaving(dialog));
