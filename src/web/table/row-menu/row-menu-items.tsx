import type { RowAction } from "../RowButton.tsx";
import style from "./row-menu.module.css";

const itemOf = ({ key, label, Icon, isDangerous = false, refusal, act }: RowAction) => ({
  key,
  icon: <Icon size={16} aria-hidden />,
  danger: isDangerous,
  disabled: refusal !== undefined,
  label: refusal ? (
    <span className={style.refused}>
      {label}
      <small>{refusal}</small>
    </span>
  ) : (
    label
  ),
  onClick: () => void act(),
});

/** Dangerous actions come last, below a separator. */
export const itemsOf = (actions: readonly RowAction[]) => {
  const [harmless, dangerous] = [false, true].map((is) =>
    actions.filter(({ isDangerous = false }) => isDangerous === is).map(itemOf),
  );
  const line = harmless?.length && dangerous?.length ? [{ type: "divider" as const }] : [];
  return [...(harmless ?? []), ...line, ...(dangerous ?? [])];
};
