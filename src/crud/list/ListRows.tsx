import type { ReactNode } from "react";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import type { ListErrorProps } from "./ListError.tsx";
import style from "./list.module.css";

// Only a mistyped or old address needs it.
const MisreadAddress = lazyPart(async () => (await import("./wrong-address/MisreadAddress.tsx")).MisreadAddress);

/** The list whose address may ask for what the list cannot do, and what the server said of the rest of it. */
export interface AddressedList extends Pick<ListErrorProps, "module" | "view" | "change"> {
  readonly rows: {
    readonly error: unknown;
    readonly isLoading: boolean;
    readonly isFetched: boolean;
    /** `data` answers the previous question. */
    readonly isPlaceholderData: boolean;
    readonly data?: { readonly total: number } | undefined;
  };
}

interface ListRowsProps {
  /** They do not answer the question that is typed or on its way. */
  readonly isOld: boolean;
  readonly className?: string;
  readonly asked?: AddressedList;
  readonly children: ReactNode;
}

/**
 * The rows of a list, dimmed while they still answer the previous query. Rows that answer only a part of the address
 * are replaced by what was not understood, together with filters that are wrong: one press clears both.
 */
export function ListRows({ isOld, className = "fill", asked, children }: ListRowsProps) {
  // What was refused is asked again now and then, as if for the first time: the page does not change for that.
  const isFirstLoad = asked?.rows.isLoading && !asked.rows.isFetched;
  return (
    <div className={`${className} ${style.body}`} data-old={isOld ? "" : undefined}>
      {asked?.view.misread && !isFirstLoad ? <MisreadAddress {...asked} /> : children}
    </div>
  );
}
