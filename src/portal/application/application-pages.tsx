import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import type { CallInProcess } from "../../contract/page-render.ts";
import { applicationPublicCalls, FORM_LIMITS } from "../../modules/application/application.ts";
import { MONTHS } from "../../modules/product/product.ts";
import { useText } from "../../web/i18n/language.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { portalPage, type PageAddress } from "../page/portal-page.ts";
import type { ServedApplicationData } from "./application-values.ts";
import { PrintForm } from "./PrintForm.tsx";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { PAGE_TEXTS as TEXTS, wordsIn } from "./application-texts.ts";
import { Status } from "./Status.tsx";

async function load(
  ask: CallInProcess,
  { language, features }: PageAddress,
): Promise<ServedApplicationData | undefined> {
  const choices = await ask(applicationPublicCalls.form, {});
  return (
    choices && {
      language,
      choices,
      words: wordsIn(language),
      limits: FORM_LIMITS,
      hasCaptcha: features.hasCaptcha,
      hasMail: features.hasMail,
      months: [...MONTHS.values()].map((month) => inLanguage(month, language)),
    }
  );
}

interface IslandProps {
  readonly name: "application-form" | "application-status";
  readonly data: ServedApplicationData;
}

/** Rendered by the server and hydrated by main/portal.tsx with the data found here. */
function Island({ name, data }: IslandProps) {
  const Part = name === "application-form" ? ApplicationForm : Status;
  return (
    <div className="application-island" data-island={name} data-content={JSON.stringify(data)}>
      <Part data={{ ...data, apiBase: "" }} isReady={false} />
    </div>
  );
}

/** §2 "product settle-in". */
export const applicationFormPage = portalPage<ServedApplicationData>({
  path: PUBLIC_PATHS.settleIn,
  isListed: true,
  isLive: true,
  load,
  head: (_, { language }) => ({
    title: inLanguage(TEXTS.title, language),
    description: inLanguage(TEXTS.description, language),
  }),
  View: function ApplicationFormPage({ data }) {
    const t = useText();
    return (
      <div className="page column application">
        <PublicPageHead title={t(TEXTS.title)} lead={t(TEXTS.lead)} />
        <p className="application-other">
          <a className="more" href={PUBLIC_PATHS.application}>
            {t(TEXTS.haveNumber)}
          </a>
        </p>
        <p className="application-noscript">{t(TEXTS.noScript)}</p>
        <Island name="application-form" data={data} />
        <PrintForm words={data.words} signature={t(TEXTS.signature)} />
      </div>
    );
  },
});

/** State of an application, for the holder of its number and code. */
export const applicationStatusPage = portalPage<ServedApplicationData>({
  path: PUBLIC_PATHS.application,
  isLive: true,
  load,
  head: (_, { language }) => ({
    title: inLanguage(TEXTS.statusTitle, language),
    description: inLanguage(TEXTS.statusLead, language),
  }),
  View: function ApplicationPage({ data }) {
    const t = useText();
    return (
      <div className="page column application">
        <PublicPageHead title={t(TEXTS.statusTitle)} lead={t(TEXTS.statusLead)} />
        <p className="application-noscript">{t(TEXTS.noScriptStatus)}</p>
        <Island name="application-status" data={data} />
      </div>
    );
  },
});
