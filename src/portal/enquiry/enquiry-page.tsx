import { KEPT_FORM } from "../../contract/kept-form.ts";
import { ENQUIRY_PATH } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { portalPage } from "../page/portal-page.ts";
import { ENQUIRY_TEXTS as TEXTS } from "./enquiry-texts.ts";
import { loadEnquiry, type About } from "./load-enquiry.ts";
import { EnquiryView, FORM_ID } from "./EnquiryView.tsx";

/** The form for a question about one product or enterprise, and what came of it. */
export const enquiryPage = portalPage<About | null>({
  path: ENQUIRY_PATH,
  reads: (query) => [query.get("product") ? "product" : "enterprise", "sent", KEPT_FORM],
  load: loadEnquiry,
  head: (about, { language }) => ({
    title: about ? inLanguage(TEXTS.title, language, { subject: about.name.text }) : inLanguage(TEXTS.ask, language),
    isPrivate: true,
  }),
  formId: (about) => (about && !about.isSent ? FORM_ID : undefined),
  View: EnquiryView,
});
