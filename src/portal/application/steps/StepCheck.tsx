import type { ReactNode } from "react";
import { fill, useTools } from "../form-context.tsx";
import type { FormValues, Picture, ProductValues } from "../application-values.ts";

interface StepCheckProps {
  readonly values: FormValues;
  readonly onStep: (step: number) => void;
  readonly children: ReactNode;
}

const fact = (name: string, value: string) =>
  value === "" ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );

const nameOf = (among: readonly { readonly value: string; readonly name: string }[], value: string) =>
  among.find((each) => each.value === value)?.name ?? "";

interface PictureSummaryProps {
  readonly title: string;
  /** What the pictures show, if the title does not say it; where several do, each is numbered. */
  readonly subject?: string;
  readonly of: readonly Picture[];
}

/** Pictures under a heading, because it decides where they are shown: the licence is for reviewers alone. */
function PictureSummary({ title, subject = title, of }: PictureSummaryProps) {
  const { words } = useTools().data;
  return of.length === 0 ? null : (
    <>
      <h4>{title}</h4>
      <ul className="application-pictures stack">
        {of.map(({ id, address }, index) => (
          <li key={id}>
            <img
              src={address || undefined}
              alt={of.length === 1 ? subject : fill(words.pictureOf, { subject, place: index + 1 })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function ProductSummary({ of: { name, category, months, text, pictures } }: { readonly of: ProductValues }) {
  const { words, choices, months: monthNames } = useTools().data;
  const when = monthNames.filter((_, index) => months.includes(String(index + 1)));
  return (
    <article className="words stack" data-gap="12">
      <strong>{name}</strong>
      <p>{[nameOf(choices.categories, category), ...when].join(" · ")}</p>
      {text ? <p>{text}</p> : null}
      <PictureSummary title={words.productPictures} subject={name} of={pictures} />
    </article>
  );
}

/** Summary of the application before it is sent. */
export function StepCheck({ values, onStep, children }: StepCheckProps) {
  const { words, choices } = useTools().data;
  const head = (title: string, step: number) => (
    <header className="line" data-gap="16" data-ends="">
      <h3>{title}</h3>
      <button type="button" className="more" onClick={() => onStep(step)}>
        {words.change}
      </button>
    </header>
  );
  return (
    <>
      <p className="page-lead" data-tone="quiet">
        {words.checkLead}
      </p>
      <section className="application-summary stack" data-gap="12">
        {head(words.stepWho, 0)}
        <dl className="page-facts">
          {fact(words.nameLo, values.nameLo)}
          {fact(words.nameZh, values.name)}
          {fact(words.nameEn, values.nameEn)}
          {fact(words.type, nameOf(choices.types, values.type))}
          {fact(words.creditCode, values.creditCode)}
          {fact(
            words.division,
            [...values.divisions.map(({ name }) => name), values.address].filter(Boolean).join(" · "),
          )}
          {fact(words.contact, values.contact)}
          {fact(words.phone, values.phone)}
          {fact(words.email, values.email)}
        </dl>
      </section>
      <section className="application-summary stack" data-gap="12">
        {head(words.stepProducts, 1)}
        {values.products.map((product, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- products have no id before they are sent
          <ProductSummary key={index} of={product} />
        ))}
        {values.introduction ? <p className="words">{values.introduction}</p> : null}
        <PictureSummary title={words.pictures} of={values.pictures} />
        <PictureSummary title={words.licence} of={values.licence ? [values.licence] : []} />
      </section>
      {children}
    </>
  );
}
