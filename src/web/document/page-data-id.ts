/** Id of the element that holds the data for the page's scripts. */
export const PAGE_DATA_ID = "terrace";
/** Id of the style element of a page that inlines its styles. */
export const PAGE_CSS_ID = "page-css";
