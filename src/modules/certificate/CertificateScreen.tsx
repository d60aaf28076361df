import { QrCode } from "lucide-react";
import { useMemo } from "react";
import { certificateAddress } from "../../contract/public/public-addresses.ts";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import type { Cells } from "../../crud/rows/RecordRow.tsx";
import { recordTitleOf } from "../../crud/record/record-title.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { certificate } from "./certificate.ts";
import { CERTIFICATE_WORDS } from "./certificate-words.ts";
import { ValidUntil } from "./ValidUntil.tsx";

/** The list with each certificate's validity and a link to its public verification page. */
export function CertificateScreen() {
  const t = useText();
  const language = useLanguage();
  const cells = useMemo<Cells>(() => ({ validUntil: Object.assign(ValidUntil, { width: 200 }) }), []);
  return (
    <ListScreen
      module={certificate}
      cells={cells}
      moreActions={(row) => [
        {
          key: "proof",
          label: t(CERTIFICATE_WORDS.openProof),
          Icon: QrCode,
          act: () =>
            void window.open(certificateAddress(recordTitleOf(certificate, row, language)), "_blank", "noopener"),
        },
      ]}
    />
  );
}
