import { recordAddress } from "../../../crud/record-address.ts";
import { application } from "../application.ts";

const VIEW = "made";

/** The page on which what came of an application goes to the public; a part of the application's own. */
export const madeAddress = (id: string): string => `${recordAddress(application, id)}&view=${VIEW}`;
export const isMadeView = (query: URLSearchParams): boolean => query.get("view") === VIEW;
