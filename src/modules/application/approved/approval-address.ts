import { recordAddress } from "../../../crud/record-address.ts";
import { application } from "../application.ts";

const VIEW = "made";

/** Address of `ApprovalPage`, which is a view of the application's own page. */
export const approvalAddress = (id: string): string => `${recordAddress(application, id)}&view=${VIEW}`;
export const isApprovalView = (query: URLSearchParams): boolean => query.get("view") === VIEW;
