import { mapPosition, PHONE, type MapPosition } from "../../contract/contact-rules.ts";
import type { PublicText } from "../../contract/public/public-text.ts";
import { ENQUIRY_PATH } from "../../contract/public/public-addresses.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Facts } from "../page/Facts.tsx";
import { PublicWords } from "../typography/PublicWords.tsx";
import { ENQUIRY_TEXTS as TEXTS } from "./enquiry-texts.ts";

/**
 * A position, in digits for paper and for whatever map people have, and links to two: `geo:` opens the map app of a phone (RFC 5870), the other one a page. Nothing of either is embedded.
 */
function MapPlace({ of: { latitude, longitude } }: { readonly of: MapPosition }) {
  const t = useText();
  const at = `${latitude},${longitude}`;
  return (
    <>
      {`${latitude}, ${longitude}`}
      <span className="contact-map stack" data-gap="4">
        <a href={`geo:${at}?q=${at}`}>{t(TEXTS.openMap)}</a>
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
          rel="noopener nofollow external"
        >
          {t(TEXTS.openStreetMap)}
        </a>
      </span>
    </>
  );
}

interface ContactProps {
  readonly enterprise: { readonly hotline: string; readonly position: string; readonly address: PublicText };
  /** The query parameter that names the product or enterprise. */
  readonly about: { readonly product: string } | { readonly enterprise: string };
}

/** Contact details of an enterprise, and the link to the enquiry form. */
export function Contact({ enterprise: { hotline, position, address }, about }: ContactProps) {
  const t = useText();
  const at = mapPosition(position);
  return (
    <section className="contact" aria-label={t(TEXTS.contact)}>
      <h2 className="product-heading">{t(TEXTS.contact)}</h2>
      <Facts
        of={[
          {
            name: t(TEXTS.phone),
            value: PHONE.test(hotline) ? <a href={`tel:${hotline.replace(/[^\d+]/g, "")}`}>{hotline}</a> : hotline,
          },
          { name: t(TEXTS.address), value: address.text ? <PublicWords of={address} /> : "" },
          { name: t(TEXTS.map), value: at ? <MapPlace of={at} /> : "" },
        ]}
      />
      <a className="contact-ask button" href={`${ENQUIRY_PATH}?${new URLSearchParams(about)}`} rel="nofollow">
        {t(TEXTS.ask)}
      </a>
    </section>
  );
}
