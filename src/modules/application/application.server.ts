import { inLanguage, type Language } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/crud-routes.server.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import { recordTitleOf } from "../../crud/record/record-title.ts";
import { branchesOf } from "../../crud/tree/branches.server.ts";
import { dictionaryEntries } from "../../fields/dictionary/dictionary-entries.server.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { division } from "../division/division.ts";
import { application, applicationPublicCalls, createdCalls, reviewCalls } from "./application.ts";
import { approve } from "./review/approve.server.ts";
import { issueTicket, sweepTickets } from "./submission/tickets.server.ts";
import { linkedPicture } from "./pictures.server.ts";
import { keptPictures, storePicture, sweepPictures } from "./submission/picture-uploads.server.ts";
import { detailOf } from "./review/detail.server.ts";
import { createdRecordsOf } from "./created/created-records.server.ts";
import { publishCreated } from "./created/publish-created.server.ts";
import { assign, decide, take } from "./review/review.server.ts";
import { statusOf } from "./submission/status.server.ts";
import { resubmit, submit } from "./submission/submit.server.ts";

export { APPLICATION_MAIL, applicationMail } from "./send-letter.server.ts";
export { withoutApplications } from "./pictures.server.ts";
export {
  /** @public demo/ */
  phoneKey,
} from "./phone-key.ts";

export function applicationRoutes(services: Services & CrudServices, modules: readonly Module[]): Route[] {
  const { database } = services;
  const places = branchesOf(division, services);
  const chosen = async (group: string, language: Language) =>
    (await dictionaryEntries(database, group)).flatMap(({ value, label, isActive }) =>
      isActive ? [{ value, name: inLanguage(label, language) }] : [],
    );
  /** Active child divisions; of `null` the countries. */
  const below = async (parent: string | null, language: Language) => {
    const rows = (await places.below(parent)).filter((row) => row["isActive"] === true);
    const withMore = await places.parents(rows.map(({ id }) => id));
    return rows.map((row) => ({
      id: row.id,
      name: recordTitleOf(division, row, language),
      hasChildren: withMore.has(row.id),
    }));
  };
  return [
    ...routes(applicationPublicCalls, {
      form: async (_, { language }) => ({
        types: await chosen("enterpriseType", language),
        categories: await chosen("productCategory", language),
        countries: await below(null, language),
      }),
      divisions: ({ parent }, { language }) => below(parent, language),
      begin: (_, context) => issueTicket(services, context),
      upload: ({ draft }, context) => storePicture(services, draft, context),
      kept: ({ draft, ids }) => keptPictures(services, draft, ids),
      picture: ({ id, ...link }) => linkedPicture(services, id, link),
      submit: (args, context) => submit(services, args, context),
      status: (args, context) => statusOf(services, args, context),
      resubmit: (args, context) => resubmit(services, args, context),
    }),
    ...routes(reviewCalls, {
      detail: ({ id }, context) => detailOf(services, id, context),
      take: (args, context) => take(services, args, context),
      assign: (args, context) => assign(services, args, context),
      return: (args, context) => decide(services, "return", args, context),
      reject: (args, context) => decide(services, "reject", args, context),
      approve: (args, context) => approve(services, args, context),
    }),
    ...routes(createdCalls, {
      records: ({ id }, context) => createdRecordsOf(services, id, context),
      publish: (args, context) => publishCreated(services, args, context),
    }),
    ...crudRoutes<Module>(application, services, {}, modules),
  ];
}

/** Deletes expired tickets and the pictures that no submitted application uses. */
export async function sweepApplications(services: Services): Promise<void> {
  await sweepPictures(services);
  await sweepTickets(services.database, services.clock.now());
}
