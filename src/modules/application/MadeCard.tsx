import { Button } from "antd";
import { CircleAlert, CircleCheck, ExternalLink, ImageOff } from "lucide-react";
import { useState } from "react";
import { pictureKey, sizedPath } from "../../contract/picture-sizes.ts";
import { recordAddress } from "../../crud/record-address.ts";
import { recordTitleOf } from "../../crud/record-title.ts";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { useRights } from "../../crud/use-crud.web.ts";
import { ValueCell } from "../../crud/ValueCell.tsx";
import { FIELD_TEXTS } from "../../fields/texts.ts";
import { formatMoment } from "../../web/format/moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { publicPageOf } from "../publishing/preview.ts";
import { PreviewButton } from "../publishing/PreviewButton.tsx";
import { PUBLISHING_SCREEN_TEXTS } from "../publishing/screen-texts.ts";
import { usePublishing } from "../publishing/use-publishing.web.ts";
import { MADE_MODULES, type MadeRecord } from "./application.ts";
import { MADE_TEXTS as TEXTS } from "./made-texts.ts";
import style from "./made.module.css";
import { RecordLink } from "./RecordLink.tsx";

interface MadeCardProps {
  readonly record: MadeRecord;
  /** Why publishing it was refused just now; empty: it was not. */
  readonly reason: string;
  readonly refresh: () => Promise<unknown>;
}

function Cover({ path }: { readonly path: string }) {
  const t = useText();
  if (path === "")
    return (
      <span className={style.cover}>
        <ImageOff size={20} aria-hidden />
        {t(TEXTS.noPicture)}
      </span>
    );
  const key = pictureKey(path);
  return (
    <img
      className={style.cover}
      src={key === undefined ? path : sizedPath(key, 480, "webp")}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** In which languages it is whole, and what the others lack. */
function Languages({ of }: { readonly of: MadeRecord["languages"] }) {
  const t = useText();
  const comma = useLanguage() === "zh" ? "、" : ", ";
  return (
    <dl className={style.languages} aria-label={t(TEXTS.languages)}>
      {of.map(({ language, missing }) => (
        <div key={language} data-lacks={missing.length > 0 ? "" : undefined}>
          <dt>{t(FIELD_TEXTS[language])}</dt>
          <dd>
            {missing.length > 0 ? <CircleAlert size={14} aria-hidden /> : <CircleCheck size={14} aria-hidden />}
            {missing.length > 0 ? t(TEXTS.lacks, { fields: missing.join(comma) }) : t(TEXTS.complete)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const NOTHING_TYPED = {
  isDirty: false,
  isSaving: false,
  keepDraft: async () => undefined,
  save: async () => undefined,
};

function Actions({ record, refresh }: Pick<MadeCardProps, "record" | "refresh">) {
  const t = useText();
  const page = usePage();
  const module = MADE_MODULES[record.kind];
  const { canUpdate } = useRights(module);
  const { mayPublish, publish, withdraw } = usePublishing(module);
  const [isBusy, setBusy] = useState(false);
  const isPublic = record.state === "published";
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    await refresh();
    setBusy(false);
  };
  return (
    <footer className={style.actions}>
      <Button onClick={() => page.open(recordAddress(module, record.id))}>
        {t(canUpdate ? CRUD_TEXTS.edit : CRUD_TEXTS.open)}
      </Button>
      {isPublic ? (
        <Button
          href={`${publicPageOf(module) ?? ""}?id=${encodeURIComponent(record.id)}`}
          target="_blank"
          icon={<ExternalLink size={16} aria-hidden />}
        >
          {t(TEXTS.onSite)}
        </Button>
      ) : (
        <PreviewButton {...NOTHING_TYPED} module={module} record={record} />
      )}
      {!mayPublish ? null : isPublic || record.state === "scheduled" ? (
        <Button danger={isPublic} loading={isBusy} onClick={() => void act(() => withdraw(record))}>
          {t(isPublic ? PUBLISHING_SCREEN_TEXTS.withdraw : PUBLISHING_SCREEN_TEXTS.cancelSchedule)}
        </Button>
      ) : record.obstacle === "" ? (
        <Button loading={isBusy} onClick={() => void act(() => publish(record))}>
          {t(PUBLISHING_SCREEN_TEXTS.publish)}
        </Button>
      ) : null}
    </footer>
  );
}

/** One of the made records: what it is, how far it is, what it lacks. */
export function MadeCard({ record, reason, refresh }: MadeCardProps) {
  const t = useText();
  const language = useLanguage();
  const module = MADE_MODULES[record.kind];
  const said = record.obstacle || (record.state === "published" ? "" : reason);
  const at = record.state === "scheduled" ? record.publishAt : null;
  return (
    <li className={style.card}>
      <Cover path={record.picture} />
      <div className={style.body}>
        <p className={style.kind}>
          {t(module.record)}
          <ValueCell name="state" field={module.fields.state} record={record} />
        </p>
        <h2>
          <RecordLink address={recordAddress(module, record.id)}>
            {recordTitleOf(module, record, language) || t(FIELD_TEXTS.empty)}
          </RecordLink>
        </h2>
        {at ? (
          <p className={style.quiet}>
            {t(PUBLISHING_SCREEN_TEXTS.scheduledFor, { moment: formatMoment(at, language) })}
          </p>
        ) : null}
        <Languages of={record.languages} />
        {said ? (
          <p className={style.obstacle} role={reason ? "alert" : undefined}>
            {said}
          </p>
        ) : null}
      </div>
      <Actions record={record} refresh={refresh} />
    </li>
  );
}
