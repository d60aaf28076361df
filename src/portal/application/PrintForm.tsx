import type { FormWords } from "./application-texts.ts";

const LINES = [
  "name",
  "type",
  "creditCode",
  "division",
  "address",
  "contact",
  "phone",
  "email",
  "introduction",
] as const satisfies readonly (keyof FormWords)[];
const PRODUCTS = [1, 2, 3];

/** The form on paper, shown without scripts and in print. */
export const PrintForm = ({ words, signature }: { readonly words: FormWords; readonly signature: string }) => (
  <section className="application-paper">
    <dl className="stack">
      {LINES.map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd />
        </div>
      ))}
      {PRODUCTS.map((number) => (
        <div key={number}>
          <dt>{`${words.products} ${number}: ${words.productName}, ${words.category}, ${words.months}`}</dt>
          <dd />
        </div>
      ))}
    </dl>
    <p>{words.consent}</p>
    <dl className="stack">
      <div>
        <dt>{signature}</dt>
        <dd />
      </div>
    </dl>
  </section>
);
