import type { ComponentProps } from "react";
import type { EnterpriseTeaser } from "../../modules/enterprise/enterprise.ts";
import { Section } from "../page/Section.tsx";
import { EnterpriseCard } from "./EnterpriseCard.tsx";

interface EnterpriseRowProps extends Omit<ComponentProps<typeof Section>, "children"> {
  readonly of: readonly EnterpriseTeaser[];
}

/** A section of enterprises; renders nothing without any. */
export const EnterpriseRow = ({ of, ...section }: EnterpriseRowProps) =>
  of.length === 0 ? null : (
    <Section {...section}>
      <div className="card-list">
        {of.map((each) => (
          <EnterpriseCard key={each.id} enterprise={each} level={3} />
        ))}
      </div>
    </Section>
  );
