/* Limits in rows, without the header. Cells and bytes are limited where a workbook is read. */

/** Export within a request, and import where there are no jobs. */
export const MAX_IN_REQUEST = 10_000;
/** Import of one file, by a job. */
export const MAX_IMPORTED = 100_000;
/** Export of one file, by a job. Excel's own limit is 1,048,576 (EX-02). */
export const MAX_EXPORTED = 1_000_000;
/** Import within a request; longer sheets become jobs. One transaction writes so many in a fraction of a second. */
export const MAX_IMPORTED_AT_ONCE = 1_000;
