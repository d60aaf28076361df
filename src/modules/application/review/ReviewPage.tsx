import { useEffect, useEffectEvent } from "react";
import { inEach } from "../../../contract/text.ts";
import { CRUD_TEXTS } from "../../../crud/texts.ts";
import { useRights } from "../../../crud/record-queries.web.ts";
import { ErrorState, NotPermittedState } from "../../../web/components/states/ErrorState.tsx";
import { LinesSkeleton } from "../../../web/components/states/Skeleton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { usePage, useTitle } from "../../../web/page/page.tsx";
import { Screen } from "../../../web/page/Screen.tsx";
import style from "../application.module.css";
import { application } from "../application.ts";
import { Related } from "./Related.tsx";
import { ReviewActions } from "./ReviewActions.tsx";
import { StateTag } from "../StateTag.tsx";
import { useDetail } from "./use-review.web.ts";
import { WrittenView } from "./WrittenView.tsx";

/**
 * One application: the submitted form on the left, related records and history on the right, the actions at the top.
 */
export function ReviewPage() {
  const t = useText();
  const { query, open, close } = usePage();
  const { canList } = useRights(application);
  const id = query.get("id") ?? "";
  const detail = useDetail(canList ? id : "");
  const number = detail.data?.number;
  const toList = () => {
    open(application.path);
    close();
  };
  const leave = useEffectEvent(toList);
  const isOfNone = id === "";
  useEffect(() => {
    if (isOfNone) leave(); // nobody writes one here
  }, [isOfNone]);
  useTitle(number === undefined ? undefined : inEach(() => number));
  const body = () => {
    if (!canList) return <NotPermittedState />;
    if (detail.isError && !detail.data)
      return (
        <ErrorState
          error={detail.error}
          onRetry={() => void detail.refetch()}
          action={{ label: t(CRUD_TEXTS.backToList, { list: t(application.title) }), onClick: toList }}
        />
      );
    if (!detail.data) return <LinesSkeleton lines={8} />;
    return (
      <div className={`with-side ${style.columns}`}>
        <WrittenView of={detail.data} />
        <aside className="stack notes-below" data-gap="24">
          <Related of={detail.data} />
        </aside>
      </div>
    );
  };
  return (
    <Screen
      isScrolling
      title={[detail.data?.name, detail.data?.nameLo, detail.data?.nameEn].find(Boolean) ?? t(application.record)}
      purpose={
        detail.data ? (
          <span className="row below" data-gap="12">
            <span className="mono" data-tone="quiet">
              {detail.data.number}
            </span>
            <StateTag state={detail.data.state} />
          </span>
        ) : undefined
      }
      tools={detail.data ? <ReviewActions of={detail.data} /> : null}
    >
      {body()}
    </Screen>
  );
}
