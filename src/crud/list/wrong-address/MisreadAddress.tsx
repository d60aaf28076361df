import { enumerated } from "../../../contract/text.ts";
import { VALIDATION_TEXTS } from "../../../contract/validation.ts";
import { AlertState } from "../../../web/components/states/ErrorState.tsx";
import { FEEDBACK_TEXTS } from "../../../web/feedback/feedback-texts.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { usePage } from "../../../web/page/page.tsx";
import { PAGE_SIZES, sortIn } from "../../../web/table/list-address.ts";
import { PAGER_TEXTS } from "../../../web/table/pager/pager-texts.ts";
import { TABLE_TEXTS } from "../../../web/table/table-texts.ts";
import { fieldLabel } from "./field-label.ts";
import type { AddressedList } from "../ListRows.tsx";
import { Reasons } from "./Reasons.tsx";
import { ADDRESS_TEXTS as TEXTS } from "./texts.ts";
import { listNamesOf } from "../use-list-view.web.ts";
import { useClearLabel } from "./use-clear-label.web.ts";
import { useWrongFilters } from "./use-wrong-filters.web.ts";

const LONGEST_NAME = 40; // characters of a name that no field has

/** What a key of the address means to the reader, and why the list cannot do it. */
function useMeanings({ module, view: { misread = [] } }: AddressedList) {
  const t = useText();
  const language = useLanguage();
  const { query } = usePage();
  const { asked, sortable } = listNamesOf(module);
  const sizes = enumerated(PAGE_SIZES.map(String), language);
  const nameOf = (field: string): string => {
    const label = fieldLabel(module, field);
    return label ? t(label) : field.slice(0, LONGEST_NAME);
  };
  return misread.map((key) => {
    if (key === "page") return { name: t(TEXTS.page), reason: t(TEXTS.wholeNumber) };
    if (key === "size") return { name: t(PAGER_TEXTS.size), reason: t(TEXTS.offeredSizes, { sizes }) };
    if (key === "sort") {
      const wrong = sortIn(query).flatMap(({ field }) => (sortable.has(field) ? [] : [nameOf(field)]));
      return { name: t(TEXTS.sort), reason: t(TEXTS.unsortable, { fields: enumerated(wrong, language) }) };
    }
    if (key === "columns") return { name: t(TABLE_TEXTS.shownColumns), reason: t(TEXTS.noSuchColumns) };
    // By its key: "clear the recycle bin" would read as deleting what lies in it.
    if (key === "bin") return { name: key, reason: t(TEXTS.zeroOrOne) };
    const [field = ""] = key.split(".");
    return {
      name: nameOf(field),
      reason: t(asked.has(field) ? TEXTS.wrongOperator : VALIDATION_TEXTS.unknownFilter),
    };
  });
}

/** Names what is wrong in the address of a list, and clears that alone. */
export function MisreadAddress(list: AddressedList) {
  const t = useText();
  const { named, others } = useWrongFilters(list);
  const wrong = [...useMeanings(list), ...named];
  const label = useClearLabel(wrong, (parts) => t(TEXTS.clearParts, { parts }));
  return (
    <AlertState
      title={t(FEEDBACK_TEXTS.wrongAddress)}
      text={<Reasons parts={wrong} />}
      // An address is written from what was understood.
      action={{ label, onClick: () => list.change(named.length > 0 ? { filters: others } : {}) }}
    />
  );
}
