import { recordAddress } from "../../../crud/record/record-address.ts";
import { application } from "../application.ts";

const VIEW = "made";

/** Address of `CreatedPage`, which is a view of the application's own page. */
export const createdAddress = (id: string): string => `${recordAddress(application, id)}&view=${VIEW}`;
export const isCreatedView = (query: URLSearchParams): boolean => query.get("view") === VIEW;
