import type { ReactNode } from "react";
import type { Text } from "../../contract/text.ts";
import { useText } from "../../web/i18n/language.tsx";
import { DataTable } from "../../web/table/DataTable.tsx";
import style from "./monitor.module.css";

interface MonitorTableProps {
  readonly heads: readonly Text[];
  /** The first column takes what the others leave. */
  readonly hasMain?: boolean;
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table that scrolls sideways in its card, and whose rows are cards on a phone. */
export function MonitorTable({ heads, hasMain = false, children }: MonitorTableProps) {
  const t = useText();
  return (
    <div className={`card ${style.wide}`}>
      <DataTable isStacked="pairs" isRoomy className={style.table}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head.id} style={hasMain && index === 0 ? { width: "50%" } : undefined}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </DataTable>
    </div>
  );
}
