import { lazy, Suspense, useMemo, useState } from "react";
import type { Module } from "../../crud/define-module.ts";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import type { Cells } from "../../crud/list/RecordRow.tsx";
import type { RowAction } from "../../web/table/RowMenu.tsx";
import { recordTitleOf } from "../../crud/record-title.ts";
import type { Row } from "../../crud/use-crud.web.ts";
import { valueOfField } from "../../fields/field-value.ts";
import { viewOfField } from "../../fields/views.tsx";
import { formatMoment } from "../../web/format/moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import style from "./publishing.module.css";
import { PUBLISHING_SCREEN_TEXTS as TEXTS } from "./screen-texts.ts";
import { Translation } from "./Translation.tsx";
import { isPinned, momentOf, stateOf, uncheckedIn, usePublishing } from "./use-publishing.web.ts";

const ScheduleDialog = lazy(async () => ({ default: (await import("./ScheduleDialog.tsx")).ScheduleDialog }));

/** The state, and the time that belongs to it. */
function stateCell(module: Module) {
  const field = module.fields["state"];
  if (!field) throw new Error(`${module.path}: nothing is published here`);
  const { Cell } = viewOfField(field);
  return function State({ row }: { readonly row: Row }) {
    const language = useLanguage();
    const t = useText();
    const state = stateOf(row);
    const at = momentOf(row, "publishAt");
    const until = momentOf(row, "visibleUntil");
    return (
      <span className={style.state}>
        <Cell field={field} value={valueOfField("state", field, { ...row }) as never} />
        {state === "scheduled" && at ? <time dateTime={at}>{formatMoment(at, language)}</time> : null}
        {state === "published" && until ? (
          <time dateTime={until}>{t(TEXTS.until, { moment: formatMoment(until, language) })}</time>
        ) : null}
      </span>
    );
  };
}

const Lao = ({ row }: { readonly row: Row }) => <Translation row={row} language="lo" />;
const English = ({ row }: { readonly row: Row }) => <Translation row={row} language="en" />;

/** The engine's list, and beside each record the steps on its way to the public. */
export function PublishingScreen({ module }: { readonly module: Module }) {
  const t = useText();
  const language = useLanguage();
  const publishing = usePublishing(module);
  const [scheduled, setScheduled] = useState<Row>();
  const cells = useMemo<Cells>(
    () => ({
      state: Object.assign(stateCell(module), { width: 210 }),
      laoState: Object.assign(Lao, { width: 110 }),
      englishState: Object.assign(English, { width: 110 }),
    }),
    [module],
  );
  const actionsOf = (row: Row): RowAction[] => {
    const state = stateOf(row);
    const one = (key: keyof typeof TEXTS, act: () => void, isDangerous = false): RowAction => ({
      key,
      label: t(TEXTS[key]),
      act,
      isDangerous,
    });
    return [
      ...(publishing.mayPublish && state !== "published"
        ? [one("publish", () => void publishing.publish(row)), one("schedule", () => setScheduled(row))]
        : []),
      ...(publishing.mayArrange
        ? [one(isPinned(row) ? "unpin" : "pin", () => void publishing.pin(row, !isPinned(row)))]
        : []),
      ...(publishing.mayCheck
        ? uncheckedIn(row).map((of) => one(of === "lo" ? "checkLo" : "checkEn", () => void publishing.check(row, of)))
        : []),
      ...(publishing.mayPublish && state === "scheduled"
        ? [one("cancelSchedule", () => void publishing.withdraw(row))]
        : []),
      ...(publishing.mayPublish && state === "published"
        ? [one("withdraw", () => void publishing.withdraw(row), true)]
        : []),
    ];
  };
  return (
    <>
      <ListScreen module={module} cells={cells} moreActions={actionsOf} />
      <Suspense>
        {scheduled ? (
          <ScheduleDialog
            title={recordTitleOf(module, scheduled, language)}
            onClose={() => setScheduled(undefined)}
            onChosen={(at) => {
              setScheduled(undefined);
              void publishing.publish(scheduled, at);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
