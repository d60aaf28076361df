import { byId } from "../../../contract/by-id.ts";
import { endpoint } from "../../../contract/endpoint.ts";
import { bulkOutcome, publishedTogether } from "../../publishing/publishing.ts";
import { CALL_TEXTS as texts } from "../texts.ts";
import { createdRecords } from "./created-records.ts";

/** Calls for the records an approval created, on their way to the public. */
export const createdCalls = {
  /**
   * The records an approval created and their publishing states; those the caller may not list or see are only counted.
   */
  records: endpoint({
    method: "GET",
    path: "/cms/application/{id}/made",
    permission: "cms:application:list",
    title: texts.made,
    input: byId,
    reply: createdRecords,
  }),
  /** Publishes the given records, all or none; needs the right to publish in each of their modules. */
  publish: endpoint({
    method: "POST",
    path: "/cms/application/{id}/publish",
    permission: "cms:application:list",
    title: texts.publish,
    input: publishedTogether.safeExtend(byId.shape),
    reply: bulkOutcome,
    budget: "write",
  }),
};
