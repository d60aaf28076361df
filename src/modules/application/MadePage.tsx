import { Button } from "antd";
import { useEffect } from "react";
import { recordAddress } from "../../crud/record-address.ts";
import { useRights } from "../../crud/use-crud.web.ts";
import { EmptyState } from "../../web/components/EmptyState.tsx";
import { ErrorState, NotPermittedState } from "../../web/components/ErrorState.tsx";
import { LinesSkeleton } from "../../web/components/Skeleton.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import page from "./application.module.css";
import { application, type Made } from "./application.ts";
import { MadeCard } from "./MadeCard.tsx";
import { MadeLetter } from "./MadeLetter.tsx";
import { MADE_TEXTS as TEXTS } from "./made-texts.ts";
import style from "./made.module.css";
import { RecordLink } from "./RecordLink.tsx";
import { RemovedMade } from "./RemovedMade.tsx";
import { StateTag } from "./StateTag.tsx";
import { useMade, usePublishAll } from "./use-made.web.ts";

interface MadePartProps {
  readonly id: string;
  readonly made: Made;
  readonly refresh: () => Promise<unknown>;
}

function Nothing({ id, made }: Pick<MadePartProps, "id" | "made">) {
  const t = useText();
  const toApplication = <RecordLink address={recordAddress(application, id)}>{t(TEXTS.toApplication)}</RecordLink>;
  return made.letter ? (
    <EmptyState title={t(TEXTS.nothing)} actions={toApplication} />
  ) : (
    <EmptyState title={t(TEXTS.notApproved)} text={t(TEXTS.notApprovedText)} actions={toApplication} />
  );
}

/** The drafts side by side, what is missing in each, and one button for all. */
function Drafts({ made: { records, removed, unseen }, refresh }: MadePartProps) {
  const t = useText();
  const publishing = usePublishAll(records, refresh);
  const { due, heldBack, notOurs, may } = publishing;
  const shown = records.filter(({ state }) => state === "published").length;
  const mayNone = notOurs > 0 && !may.enterprise && !may.product;
  return (
    <>
      <div className={style.lead}>
        <p>{t(TEXTS.lead)}</p>
        <div className={style.main}>
          <span className={style.progress}>
            {shown === records.length && records.length > 0
              ? t(TEXTS.allPublic)
              : t(TEXTS.progress, { count: shown, total: records.length })}
          </span>
          {due.length + heldBack > 0 ? (
            <Button
              type="primary"
              loading={publishing.isBusy}
              disabled={due.length === 0}
              onClick={() => void publishing.publishAll()}
            >
              {due.length > 0 ? t(TEXTS.publishAll, { count: due.length }) : t(TEXTS.publishNone)}
            </Button>
          ) : null}
        </div>
        {heldBack > 0 ? <p className={style.held}>{t(TEXTS.heldBack, { count: heldBack })}</p> : null}
        {mayNone ? (
          <p className={style.held}>{t(TEXTS.mayNotPublish)}</p>
        ) : notOurs > 0 ? (
          <p className={style.held}>{t(TEXTS.mayNotPublishSome, { count: notOurs })}</p>
        ) : null}
      </div>
      <ul className={style.cards}>
        {records.map((record) => (
          <MadeCard key={record.id} record={record} reason={publishing.reasonFor(record.id)} refresh={refresh} />
        ))}
      </ul>
      {removed.map((each) => (
        <RemovedMade key={each.id} of={each} refresh={refresh} />
      ))}
      {unseen > 0 ? <p className={page.quiet}>{t(TEXTS.unseen, { count: unseen })}</p> : null}
    </>
  );
}

/** From approval to the public: everything an approval made, on one page, and what the applicant is told. */
export function MadePage() {
  const t = useText();
  const { query, setTitle } = usePage();
  const { canList } = useRights(application);
  const id = query.get("id") ?? "";
  const { data, isError, error, refetch } = useMade(canList ? id : "");
  const title = data && t(TEXTS.tab, { number: data.number });
  useEffect(() => {
    setTitle(title);
  }, [title, setTitle]);
  const body = () => {
    if (!canList) return <NotPermittedState />;
    if (isError && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data) return <LinesSkeleton lines={8} />;
    const { records, removed, unseen, letter } = data;
    return (
      <div className={style.page}>
        {records.length + removed.length + unseen > 0 ? (
          <Drafts id={id} made={data} refresh={refetch} />
        ) : (
          <Nothing id={id} made={data} />
        )}
        {letter ? <MadeLetter of={letter} /> : null}
      </div>
    );
  };
  return (
    <section className={page.page}>
      <header className={page.heading}>
        <div>
          <h1>{data ? data.title : t(application.record)}</h1>
          {data ? (
            <p>
              <span className={page.number}>{data.number}</span>
              <StateTag state={data.state} />
              <RecordLink address={recordAddress(application, id)}>{t(TEXTS.toApplication)}</RecordLink>
            </p>
          ) : null}
        </div>
      </header>
      {body()}
    </section>
  );
}
