import type { ReactNode } from "react";

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** A definition list; facts without a value are left out. */
export const Facts = ({ of }: { readonly of: readonly Fact[] }) => (
  <dl className="page-facts">
    {of.map(({ name, value }) =>
      value === "" || value === null || value === undefined || value === false ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
);
