import { useQuery } from "@tanstack/react-query";
import { call } from "../../web/api/call.ts";
import { EmptyState } from "../../web/components/states/EmptyState.tsx";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { Modal } from "../../web/components/Modal.tsx";
import { TableSkeleton } from "../../web/components/states/Skeleton.tsx";
import { inLanguage } from "../../contract/text.ts";
import { formatTotal } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { dictionaryCalls } from "./dictionary.ts";
import { DICTIONARY_TEXTS } from "./texts.ts";
import style from "./dictionary.module.css";

export interface UsageSubject {
  readonly id: string;
  readonly title: string;
  /** Value of the entry; absent for a group. */
  readonly value?: string;
}

/** Lists the fields that use an entry or a group, with links to the records. */
export function UsageDialog({ asked, onClose }: { readonly asked: UsageSubject; readonly onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const { open } = usePage();
  const { id, title, value } = asked;
  const usage = useQuery({
    queryKey: ["dictionary usage", id],
    queryFn: ({ signal }) =>
      call(value === undefined ? dictionaryCalls.groupUsage : dictionaryCalls.usage, { id }, { signal }),
    meta: { showsOwnError: true },
    gcTime: 0,
  });
  const counted = (records: number, isMore: boolean) => `${formatTotal(records, language).full}${isMore ? "+" : ""}`;
  const { data } = usage;
  const holding = data?.uses.filter(({ records }) => records > 0) ?? [];
  const body = () => {
    if (usage.isError) return <ErrorState error={usage.error} onRetry={() => void usage.refetch()} />;
    if (!data) return <TableSkeleton columns={2} />;
    if (data.uses.length === 0)
      return <EmptyState title={t(DICTIONARY_TEXTS.unused)} text={t(DICTIONARY_TEXTS.unusedHelp)} />;
    return (
      <>
        <p className={style.total} data-tone="quiet">
          {t(DICTIONARY_TEXTS.usedBy, { modules: holding.length, records: counted(data.records, data.isMore) })}
        </p>
        <ul>
          {data.uses.map((use) => (
            <li key={`${use.path} ${use.name}`}>
              <button
                type="button"
                className="pick"
                onClick={() =>
                  open(
                    value === undefined
                      ? use.path
                      : `${use.path}?${new URLSearchParams([[`${use.name}.in`, value]]).toString()}`,
                  )
                }
              >
                <span>
                  {inLanguage(use.title, language)}
                  <small>{inLanguage(use.field, language)}</small>
                </span>
                <span className="tabular">{counted(use.records, use.isMore)}</span>
              </button>
            </li>
          ))}
        </ul>
      </>
    );
  };
  return (
    <Modal open onCancel={onClose} footer={null} title={t(DICTIONARY_TEXTS.usageOf, { title })}>
      {body()}
    </Modal>
  );
}
