/* How long sheets may be, in rows without their head. How much a file may hold besides is measured where it is read. */

/** Exported within a request, and imported where there are no jobs. */
export const MOST_AT_A_REQUEST = 10_000;
/** Of one imported file, by a job. */
export const MOST_IMPORTED = 100_000;
/** Of one exported file, by a job: a sheet of Excel holds 1,048,576 (EX-02). */
export const MOST_EXPORTED = 1_000_000;
/** Imported within a request, more by a job: what one transaction writes in a fraction of a second. */
export const MOST_AT_ONCE = 1_000;
