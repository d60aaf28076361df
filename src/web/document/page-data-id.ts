/** Of the element that carries what the page's scripts start from. */
export const PAGE_DATA_ID = "terrace";
