import { z } from "zod";
import { byId } from "../../../contract/by-id.ts";
import { expectedVersion } from "../../../contract/optimistic-locking.ts";
import { endpoint } from "../../../contract/endpoint.ts";
import { lines, orNothing } from "../../../contract/scalars.ts";
import { APPLICATION_STATES, MAIL_STATES, STEP_KINDS } from "../application-state.ts";
import { LONGEST_MESSAGE } from "../form-limits.ts";
import { shownPicture, writtenShape } from "../written.ts";
import { CALL_TEXTS as texts } from "../texts.ts";

const asked = byId.extend({ version: expectedVersion });
const titled = z.object({ id: z.string(), title: z.string() });
const message = lines(LONGEST_MESSAGE)
  .refine((text) => text.trim() !== "")
  .min(1);

const detail = z.object({
  id: z.string(),
  version: z.int(),
  number: z.string(),
  state: z.enum(APPLICATION_STATES),
  language: z.string(),
  ...writtenShape,
  typeName: z.string(),
  place: z.string(),
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
      /** Name of the user; empty for the applicant. */
      by: z.string(),
      to: z.string(),
      message: z.string(),
      /** State of the email to the applicant; null when none was due. */
      mail: z.enum(MAIL_STATES).nullable(),
    }),
  ),
  /** Other applications with the same registration number or telephone; at most 10. */
  earlier: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      name: z.string(),
      state: z.enum(APPLICATION_STATES),
      submittedAt: z.string(),
    }),
  ),
  /** Possible duplicates among the enterprises; at most 10. */
  enterprises: z.array(titled.extend({ same: z.enum(["creditCode", "name", "phone"]) })),
  /** The enterprise that the approval created or completed, and its products. */
  enterprise: titled.nullable(),
  made: z.array(titled),
  /** Number of these that are still drafts. */
  drafts: z.int(),
});
export type ApplicationDetail = z.output<typeof detail>;

const state = z.object({ state: z.enum(APPLICATION_STATES) });
const review = { method: "POST", permission: "cms:application:review", budget: "write", reply: state } as const;

/** Calls for reviewers in addition to the list. Steps are refused with `inUse` in a state that does not allow them. */
export const reviewCalls = {
  detail: endpoint({
    method: "GET",
    path: "/cms/application/{id}/detail",
    permission: "cms:application:list",
    title: texts.detail,
    input: byId,
    reply: detail,
  }),
  /** Makes the caller the reviewer. */
  take: endpoint({ ...review, path: "/cms/application/{id}/take", title: texts.take, input: asked }),
  assign: endpoint({
    ...review,
    permission: "cms:application:assign",
    path: "/cms/application/{id}/assign",
    title: texts.assign,
    input: asked.extend({ userId: z.string().max(100) }),
  }),
  return: endpoint({
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
  /** Creates an enterprise, or completes the given one, and its products, all as drafts. */
  approve: endpoint({
    ...review,
    permission: "cms:application:approve",
    path: "/cms/application/{id}/approve",
    takesKey: true,
    title: texts.approve,
    input: asked.extend({
      enterprise: orNothing(z.string().max(100)).optional(),
      message: orNothing(lines(LONGEST_MESSAGE)).optional(),
    }),
    reply: z.object({ enterprise: z.string(), products: z.array(z.string()) }),
    budget: "costly",
  }),
};
