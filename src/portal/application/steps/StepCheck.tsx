import type { ReactNode } from "react";
import { useTools } from "../form-context.tsx";
import type { FormValues, ProductValues } from "../application-values.ts";

interface StepCheckProps {
  readonly values: FormValues;
  readonly onStep: (step: number) => void;
  readonly children: ReactNode;
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return value === "" ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const nameOf = (among: readonly { readonly value: string; readonly name: string }[], value: string) =>
  among.find((each) => each.value === value)?.name ?? "";

function ProductSummary({ of: { name, category, months, text, pictures } }: { readonly of: ProductValues }) {
  const { choices, months: monthNames } = useTools().data;
  const when = months.toSorted((a, b) => Number(a) - Number(b)).map((month) => monthNames[Number(month) - 1]);
  return (
    <article>
      {pictures[0] ? <img src={pictures[0].address || undefined} alt="" /> : null}
      <div className="words">
        <strong>{name}</strong>
        <p>{[nameOf(choices.categories, category), ...when].join(" · ")}</p>
        {text ? <p>{text}</p> : null}
      </div>
    </article>
  );
}

/** Summary of the application before it is sent. */
export function StepCheck({ values, onStep, children }: StepCheckProps) {
  const { words, choices } = useTools().data;
  const pictures = [...values.pictures, ...(values.licence ? [values.licence] : [])];
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
          <Fact name={words.nameLo} value={values.nameLo} />
          <Fact name={words.nameZh} value={values.name} />
          <Fact name={words.nameEn} value={values.nameEn} />
          <Fact name={words.type} value={nameOf(choices.types, values.type)} />
          <Fact name={words.creditCode} value={values.creditCode} />
          <Fact
            name={words.division}
            value={[...values.divisions.map(({ name }) => name), values.address].filter(Boolean).join(" · ")}
          />
          <Fact name={words.contact} value={values.contact} />
          <Fact name={words.phone} value={values.phone} />
          <Fact name={words.email} value={values.email} />
        </dl>
      </section>
      <section className="application-summary stack" data-gap="12">
        {head(words.stepProducts, 1)}
        {values.products.map((product, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- products have no id before they are sent
          <ProductSummary key={index} of={product} />
        ))}
        {values.introduction ? <p className="words">{values.introduction}</p> : null}
        {pictures.length > 0 ? (
          <ul className="application-pictures stack">
            {pictures.map(({ id, address }) => (
              <li key={id}>
                <img src={address || undefined} alt="" />
              </li>
            ))}
          </ul>
        ) : null}
      </section>
      {children}
    </>
  );
}
