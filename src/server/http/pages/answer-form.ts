import type { FastifyReply, FastifyRequest } from "fastify";
import { SHOW_IN, WAS_REFUSED } from "../../../contract/kept-form.ts";
import { isLanguage } from "../../../contract/text.ts";
import type { FormFields } from "../../../contract/wire/wire.ts";
import { forCaller } from "../../database/connections/query-context.ts";
import { admit, type Gate } from "../admission/admit.ts";
import { networkOf } from "../connection/network-of.ts";
import { decodeRequest, type EndpointSteps } from "../endpoint-steps.ts";
import type { FormPage, RedirectToForm } from "./refused-form.ts";

/**
 * Answers a plain HTML form: redirects to a page that says it was sent, or to the form's page with the typed text.
 */
export async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint, parse, execute }: EndpointSteps,
  {
    formPage,
    redirectToForm,
    gate,
  }: { readonly formPage: FormPage; readonly redirectToForm: RedirectToForm; readonly gate: Gate },
) {
  let sent: FormFields = {};
  try {
    const decoded = decodeRequest(request, endpoint);
    sent = decoded.wire;
    const isShown = isLanguage(sent[SHOW_IN]);
    await forCaller(networkOf(request.ip), async () => {
      const caller = await admit(request, endpoint, gate);
      if (isShown && !sent[WAS_REFUSED]) return;
      const parsed = parse(decoded);
      if (!isShown) await execute(request, reply, parsed, { caller });
    });
    return await redirectToForm(request, reply, { endpoint, formPage, sent, isSent: !isShown });
  } catch (error) {
    return redirectToForm(request, reply, { endpoint, formPage, sent, isSent: false, error });
  }
}
