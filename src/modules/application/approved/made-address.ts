import { recordAddress } from "../../../crud/record-address.ts";
import { application } from "../application.ts";

const VIEW = "made";

/** Address of `MadePage`, which is a view of the application's own page. */
export const madeAddress = (id: string): string => `${recordAddress(application, id)}&view=${VIEW}`;
export const isMadeView = (query: URLSearchParams): boolean => query.get("view") === VIEW;
