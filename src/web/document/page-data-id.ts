/** Of the element that carries what the page's scripts start from. */
export const PAGE_DATA_ID = "terrace";
/** The element with the styles of a page that carries them itself. */
export const PAGE_CSS_ID = "page-css";
