import { RECORD_PATHS } from "../../../contract/public/public-addresses.ts";

/** Where a record of a module is read on the public site; undefined: it has no page for one record. */
export const publicPageOf = ({ table }: { readonly table: string }): string | undefined => RECORD_PATHS.get(table);
