import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { LONGEST_NUMBER } from "../../modules/certificate/certificate.ts";
import { useText } from "../../web/i18n/language.tsx";
import { CERTIFICATE_TEXTS as TEXTS } from "./certificate-texts.ts";

interface CertificateCheckProps {
  /** The number entered last. */
  readonly number?: string;
  /** The form follows a result, to check another certificate. */
  readonly isAnother?: boolean;
}

/** Form for the number of a certificate; works without scripts. */
export function CertificateCheck({ number = "", isAnother = false }: CertificateCheckProps) {
  const t = useText();
  return (
    <form className="certificate-check stack" action={PUBLIC_PATHS.certificate}>
      <label htmlFor="certificate-number">{t(isAnother ? TEXTS.another : TEXTS.number)}</label>
      <div className="row">
        <input
          className="field-input"
          id="certificate-number"
          name="number"
          defaultValue={number}
          required
          maxLength={LONGEST_NUMBER}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="certificate-number-help"
        />
        <button className="button" type="submit">
          {t(TEXTS.check)}
        </button>
      </div>
      <small id="certificate-number-help">{t(TEXTS.numberHelp)}</small>
    </form>
  );
}
