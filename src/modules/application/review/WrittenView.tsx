import { Image } from "antd";
import type { ReactNode } from "react";
import { MONTHS } from "../../product/product.ts";
import { callLink, mailLink } from "../../../web/format/contact-links.ts";
import { formatMoment } from "../../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import style from "../application.module.css";
import type { ApplicationDetail } from "../application.ts";
import { SCREEN_TEXTS as TEXTS } from "../screen-texts.ts";

type Pictures = ApplicationDetail["pictures"];

function Shown({ of, title }: { readonly of: Pictures; readonly title: string }) {
  return (
    <div className={`stack ${style.pictures}`}>
      <Image.PreviewGroup>
        {of.map(({ id, address }, index) => (
          <Image key={id} src={address} alt={`${title} ${index + 1}`} />
        ))}
      </Image.PreviewGroup>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The applicant and their contact details. */
function Applicant({ of }: { readonly of: ApplicationDetail }) {
  const t = useText();
  const language = useLanguage();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t(TEXTS.nameZh), of.name],
    [t(TEXTS.nameLo), of.nameLo],
    [t(TEXTS.nameEn), of.nameEn],
    [t(TEXTS.type), of.typeName],
    [t(TEXTS.creditCode), of.creditCode],
    [t(TEXTS.place), of.place],
    [t(TEXTS.address), of.address],
    [t(TEXTS.contact), of.contact],
    [
      t(TEXTS.phone),
      of.phone ? (
        <a className="link" href={callLink(of.phone)}>
          {of.phone}
        </a>
      ) : (
        ""
      ),
    ],
    [
      t(TEXTS.email),
      of.email ? (
        <a className="link" href={mailLink(of.email)}>
          {of.email}
        </a>
      ) : (
        ""
      ),
    ],
    [t(TEXTS.consent), formatMoment(of.consentAt, language)],
  ];
  return (
    <dl className="facts" data-columns="">
      {facts.map(([name, value]) =>
        value === "" ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Product({ of: product }: { readonly of: ApplicationDetail["products"][number] }) {
  const language = useLanguage();
  return (
    <article className={style.product}>
      <h3>{product.name}</h3>
      <p className="note">
        {[
          product.categoryName,
          ...product.months
            .toSorted((a, b) => Number(a) - Number(b))
            .map((month) => MONTHS.get(month)?.[language] ?? month),
        ].join(" · ")}
      </p>
      {product.text ? <p className={`words ${style.words}`}>{product.text}</p> : null}
      {product.pictures.length > 0 ? <Shown of={product.pictures} title={product.name} /> : null}
    </article>
  );
}

/** The submitted form, read-only and as plain text (RT-07). */
export function WrittenView({ of }: { readonly of: ApplicationDetail }) {
  const t = useText();
  return (
    <div className={`stack ${style.written}`}>
      <Part title={t(TEXTS.who)}>
        <Applicant of={of} />
      </Part>
      <Part title={t(TEXTS.products)}>
        {of.products.map((product, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as they were written
          <Product key={index} of={product} />
        ))}
      </Part>
      {of.introduction ? (
        <Part title={t(TEXTS.introduction)}>
          <p className={`words ${style.words}`}>{of.introduction}</p>
        </Part>
      ) : null}
      {of.pictures.length > 0 ? (
        <Part title={t(TEXTS.pictures)}>
          <Shown of={of.pictures} title={t(TEXTS.pictures)} />
        </Part>
      ) : null}
      {of.licence ? (
        <Part title={t(TEXTS.licence)}>
          <Shown of={[of.licence]} title={t(TEXTS.licence)} />
        </Part>
      ) : null}
    </div>
  );
}
