import type { ReactNode } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import type { ListErrorProps } from "./ListError.tsx";
import style from "./list.module.css";

// Only a mistyped or old address needs it.
const MisreadAddress = lazyPart(async () => (await import("./MisreadAddress.tsx")).MisreadAddress);

/** The list whose address may ask for what the list cannot do. */
export type AddressedList = Pick<ListErrorProps, "module" | "view" | "change">;

interface ListRowsProps {
  /** They do not answer the question that is typed or on its way. */
  readonly isOld: boolean;
  readonly className?: string;
  readonly asked?: AddressedList;
  readonly children: ReactNode;
}

/**
 * The rows of a list, dimmed while they still answer the previous query. Rows that answer only a part of the address
 * are replaced by what was not understood.
 */
export const ListRows = ({ isOld, className = "fill", asked, children }: ListRowsProps) => (
  <div className={`${className} ${style.body}`} data-old={isOld ? "" : undefined}>
    {asked?.view.misread ? <MisreadAddress {...asked} /> : children}
  </div>
);
