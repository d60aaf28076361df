import type { ReactNode } from "react";
import type { Language } from "../../contract/text.ts";
import { useText } from "../../web/i18n/language.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { PortalFooter } from "./PortalFooter.tsx";
import { PortalHeader } from "./PortalHeader.tsx";
import { PORTAL_TEXTS } from "./portal-texts.ts";

interface PortalFrameProps {
  readonly address: PageAddress;
  /** Address of this page in another language. */
  readonly addressOf: (language: Language) => string;
  /** The header overlaps the page's lead picture. */
  readonly isOverPicture?: boolean;
  /** Of the page's form, which changes of the language send. */
  readonly formId?: string | undefined;
  readonly children: ReactNode;
}

/** Header, main area and footer of every public page. */
export function PortalFrame({ address, addressOf, isOverPicture = false, formId, children }: PortalFrameProps) {
  const t = useText();
  return (
    <div className="portal">
      <a className="skip-link" href="#content">
        {t(PORTAL_TEXTS.skip)}
      </a>
      <PortalHeader address={address} addressOf={addressOf} isOverPicture={isOverPicture} formId={formId} />
      <main id="content">{children}</main>
      <PortalFooter address={address} />
    </div>
  );
}
