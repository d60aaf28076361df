import { formatTotal } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { preference } from "../../web/preferences/preferences.ts";
import { TableFoot } from "../../web/table/TableFoot.tsx";
import { CRUD_TEXTS } from "../texts.ts";
import { PAGE_SIZES, type ListView } from "./list-address.web.ts";
import type { ListChange } from "./use-list-view.web.ts";

interface ListFootProps {
  readonly view: ListView;
  readonly total: number;
  /** There are more than `total`, which are not counted. */
  readonly isMore: boolean;
  readonly change: (part: ListChange) => void;
}

/** How many there are, and the way to the others. The chosen page size is the person's from now on (§3). */
export function ListFoot({ view, total, isMore, change }: ListFootProps) {
  const t = useText();
  const language = useLanguage();
  const shown = formatTotal(total, language);
  return (
    <TableFoot
      said={t(isMore ? CRUD_TEXTS.totalMore : CRUD_TEXTS.total, { total: shown.short })}
      saidInFull={shown.full}
      page={view.page}
      pageSize={view.pageSize}
      total={total}
      onPage={(page) => change({ page })}
      sizes={PAGE_SIZES}
      onSize={(pageSize) => {
        preference.limit.write(pageSize);
        change({ pageSize });
      }}
    />
  );
}
