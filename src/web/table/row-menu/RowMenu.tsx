import { Button, Dropdown } from "antd";
import { RowMark, type RowAction } from "../RowButton.tsx";
import { itemsOf } from "./row-menu-items.tsx";

interface RowMenuProps {
  readonly label: string;
  readonly actions: readonly RowAction[];
  readonly isBusy: boolean;
}

/** The "…" menu of one card on a phone. */
export function RowMenu({ label, actions, isBusy }: RowMenuProps) {
  if (actions.length === 0) return null;
  return (
    <Dropdown menu={{ items: itemsOf(actions) }} trigger={["click"]} placement="bottomRight">
      <Button type="text" size="small" aria-label={label} aria-busy={isBusy} icon={<RowMark isBusy={isBusy} />} />
    </Dropdown>
  );
}
