import type { Row } from "../../crud/use-crud.web.ts";
import { ValueCell } from "../../crud/rows/ValueCell.tsx";
import { Tag } from "../../web/components/Tag.tsx";
import { storedAs } from "../../crud/define-module.ts";
import { loginLog } from "./login-log.ts";

const field = loginLog.fields.outcome;

/** The outcome, coloured by success, failure or stolen credential. */
export function OutcomeCell({ row }: { readonly row: Row }) {
  const { outcome } = storedAs(loginLog, row);
  return (
    <Tag isValue color={outcome === "signed-in" ? "success" : outcome === "reuse" ? "danger" : "warning"}>
      <ValueCell name="outcome" field={field} record={row} />
    </Tag>
  );
}
