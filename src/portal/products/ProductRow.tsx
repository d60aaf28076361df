import type { ComponentProps } from "react";
import type { ProductTeaser } from "../../modules/product/product.ts";
import { Section } from "../page/Section.tsx";
import { ProductCard } from "./ProductCard.tsx";

interface ProductRowProps extends Omit<ComponentProps<typeof Section>, "children"> {
  readonly of: readonly ProductTeaser[];
}

/** A section of products, four in a row; renders nothing without any. */
export const ProductRow = ({ of, ...section }: ProductRowProps) =>
  of.length === 0 ? null : (
    <Section {...section}>
      <div className="card-list" data-columns="4">
        {of.map((product) => (
          <ProductCard key={product.id} product={product} level={3} sizes="(width < 1100px) 46vw, 270px" />
        ))}
      </div>
    </Section>
  );
