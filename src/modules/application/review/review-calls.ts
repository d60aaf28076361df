import { z } from "zod";
import { askedVersion } from "../../../contract/asked-records.ts";
import { endpoint } from "../../../contract/endpoint.ts";
import { lines, orNothing } from "../../../contract/scalars.ts";
import { APPLICATION_STATES, MAIL_STATES, STEP_KINDS } from "../application-state.ts";
import { outcome, publishedTogether } from "../../publishing/publishing.ts";
import { made } from "../approved/made.ts";
import { shownPicture } from "../submission/public-calls.ts";
import { CALL_TEXTS as texts } from "../texts.ts";

const byId = z.object({ id: z.string().max(100) });
const asked = byId.extend({ version: askedVersion });
const titled = z.object({ id: z.string(), title: z.string() });
const message = lines(1000)
  .refine((text) => text.trim() !== "")
  .min(1);

const detail = z.object({
  id: z.string(),
  version: z.int(),
  number: z.string(),
  state: z.enum(APPLICATION_STATES),
  language: z.string(),
  name: z.string(),
  nameLo: z.string(),
  nameEn: z.string(),
  typeName: z.string(),
  creditCode: z.string(),
  place: z.string(),
  address: z.string(),
  contact: z.string(),
  phone: z.string(),
  email: z.string(),
  introduction: z.string(),
  consentAt: z.string(),
  submittedAt: z.string(),
  reviewer: z.string(),
  pictures: z.array(shownPicture),
  licence: shownPicture.nullable(),
  products: z.array(
    z.object({
      name: z.string(),
      categoryName: z.string(),
      months: z.array(z.string()),
      text: z.string(),
      pictures: z.array(shownPicture),
    }),
  ),
  steps: z.array(
    z.object({
      kind: z.enum(STEP_KINDS),
      at: z.string(),
      /** Empty: the applicant. */
      by: z.string(),
      to: z.string(),
      message: z.string(),
      /** Its letter to the applicant; null: none was to be sent. */
      mail: z.enum(MAIL_STATES).nullable(),
    }),
  ),
  /** Others of the same registration number or telephone. */
  earlier: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      name: z.string(),
      state: z.enum(APPLICATION_STATES),
      submittedAt: z.string(),
    }),
  ),
  /** Enterprises that may be the same one. */
  enterprises: z.array(titled.extend({ same: z.enum(["creditCode", "name", "phone"]) })),
  /** What the approval made. */
  enterprise: titled.nullable(),
  made: z.array(titled),
  /** How many of these are drafts still. */
  drafts: z.int(),
});
export type ApplicationDetail = z.output<typeof detail>;

const state = z.object({ state: z.enum(APPLICATION_STATES) });
const review = { method: "POST", permission: "cms:application:review", budget: "write", reply: state } as const;

/** What reviewers may call beside the list. Each is refused where it does not fit how far the application is. */
export const applicationCalls = {
  detail: endpoint({
    method: "GET",
    path: "/cms/application/{id}/detail",
    permission: "cms:application:list",
    title: texts.detail,
    input: byId,
    reply: detail,
  }),
  /** What an approval made, on its way to the public; what the caller may not list, or is outside their scope, is only counted. */
  made: endpoint({
    method: "GET",
    path: "/cms/application/{id}/made",
    permission: "cms:application:list",
    title: texts.made,
    input: byId,
    reply: made,
  }),
  /** Publishes what it made, all that are named or none; takes the right to publish of each of their modules. */
  publish: endpoint({
    method: "POST",
    path: "/cms/application/{id}/publish",
    permission: "cms:application:list",
    title: texts.publish,
    input: publishedTogether.safeExtend({ id: z.string().max(100) }),
    reply: outcome,
    budget: "write",
  }),
  /** What nobody has taken yet becomes the caller's; of what is in review they become the reviewer. */
  take: endpoint({ ...review, path: "/cms/application/{id}/take", title: texts.take, input: asked }),
  assign: endpoint({
    ...review,
    permission: "cms:application:assign",
    path: "/cms/application/{id}/assign",
    title: texts.assign,
    input: asked.extend({ userId: z.string().max(100) }),
  }),
  sendBack: endpoint({
    ...review,
    path: "/cms/application/{id}/return",
    title: texts.sendBack,
    input: asked.extend({ message }),
  }),
  reject: endpoint({
    ...review,
    path: "/cms/application/{id}/reject",
    title: texts.reject,
    input: asked.extend({ message }),
  }),
  /** Makes an enterprise, or completes the given one, and its products as drafts. */
  approve: endpoint({
    ...review,
    permission: "cms:application:approve",
    path: "/cms/application/{id}/approve",
    takesKey: true,
    title: texts.approve,
    input: asked.extend({
      enterprise: orNothing(z.string().max(100)).optional(),
      message: orNothing(lines(1000)).optional(),
    }),
    reply: z.object({ enterprise: z.string(), products: z.array(z.string()) }),
    budget: "costly",
  }),
};
