import { idsAndVersions } from "../../../contract/optimistic-locking.ts";
import { RecordLink } from "../../../crud/addresses/RecordLink.tsx";
import { useRights } from "../../../crud/record-queries.web.ts";
import { call } from "../../../web/api/call.ts";
import { EmptyState } from "../../../web/components/states/EmptyState.tsx";
import { ErrorState, NotPermittedState } from "../../../web/components/states/ErrorState.tsx";
import { LinesSkeleton } from "../../../web/components/states/Skeleton.tsx";
import { useText, useTextInEach } from "../../../web/i18n/language.tsx";
import { PartFallback } from "../../../web/lazy/PartBoundary.tsx";
import { usePage, useTitle } from "../../../web/page/page.tsx";
import { Screen } from "../../../web/page/Screen.tsx";
import { PublishingBoard } from "../../publishing/publishing.web.ts";
import { application, createdCalls, CREATED_MODULES } from "../application.ts";
import { ApprovalLetter } from "./ApprovalLetter.tsx";
import { CREATED_TEXTS as TEXTS } from "./created-texts.ts";
import style from "./created.module.css";
import { StateTag } from "../StateTag.tsx";
import { useCreatedRecords } from "./use-created-records.web.ts";

function Nothing({ id, isApproved }: { readonly id: string; readonly isApproved: boolean }) {
  const t = useText();
  return (
    <EmptyState
      title={t(isApproved ? TEXTS.nothing : TEXTS.notApproved)}
      text={isApproved ? undefined : t(TEXTS.notApprovedText)}
      actions={
        <RecordLink module={application} id={id}>
          {t(TEXTS.toApplication)}
        </RecordLink>
      }
    />
  );
}

/** The page on which the records an approval created are published, with the applicant's email. */
export function CreatedPage() {
  const t = useText();
  const translateAll = useTextInEach();
  const { query } = usePage();
  const { canList } = useRights(application);
  const id = query.get("id") ?? "";
  const { data, isError, error, refetch } = useCreatedRecords(canList ? id : "");
  useTitle(data && translateAll(TEXTS.tab, () => ({ number: data.number })));
  const body = () => {
    if (!canList) return <NotPermittedState />;
    if (isError && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data) return <LinesSkeleton lines={8} />;
    const { records, removed, unseen, letter } = data;
    const isAllPublic = records.length > 0 && records.every(({ state }) => state === "published");
    return (
      <div className={`stack ${style.page}`} data-gap="24">
        {records.length + removed.length + unseen > 0 ? (
          <PartFallback value={<LinesSkeleton lines={8} />}>
            <PublishingBoard
              lead={t(isAllPublic ? TEXTS.leadPublic : TEXTS.lead)}
              records={records.map((record) => ({ module: CREATED_MODULES[record.kind], record }))}
              removed={removed.map((each) => ({ ...each, module: CREATED_MODULES[each.kind] }))}
              unseen={unseen}
              refresh={refetch}
              together={(some, options) => call(createdCalls.publish, { id, ...idsAndVersions(some), ...options })}
            />
          </PartFallback>
        ) : (
          <Nothing id={id} isApproved={letter !== null} />
        )}
        {letter ? <ApprovalLetter of={letter} /> : null}
      </div>
    );
  };
  return (
    <Screen
      isScrolling
      title={data ? data.title : t(application.record)}
      purpose={
        data ? (
          <span className="row below" data-gap="12">
            <span className="mono" data-tone="quiet">
              {data.number}
            </span>
            <StateTag state={data.state} />
            <RecordLink module={application} id={id}>
              {t(TEXTS.toApplication)}
            </RecordLink>
          </span>
        ) : undefined
      }
    >
      {body()}
    </Screen>
  );
}
