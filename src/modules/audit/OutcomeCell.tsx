import type { Row } from "../../crud/use-crud.web.ts";
import { ValueCell } from "../../crud/rows/ValueCell.tsx";
import { Tag } from "../../web/components/Tag.tsx";
import { loginLog } from "./login-log.ts";

const field = loginLog.fields.outcome;

/** What came of it; that somebody got in, or was kept out, is seen before it is read. */
export function OutcomeCell({ row }: { readonly row: Row }) {
  const outcome = "outcome" in row && typeof row.outcome === "string" ? row.outcome : null;
  return (
    <Tag isValue color={outcome === "signed-in" ? "success" : outcome === "reuse" ? "danger" : "warning"}>
      <ValueCell name="outcome" field={field} record={row} />
    </Tag>
  );
}
