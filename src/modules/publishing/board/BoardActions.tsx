import { oneAt } from "../../../contract/public/public-addresses.ts";
import { Button } from "antd";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import type { Module } from "../../../crud/define-module.ts";
import { recordAddress } from "../../../crud/record/record-address.ts";
import { CRUD_TEXTS } from "../../../crud/texts.ts";
import { useRights, type Row } from "../../../crud/record-queries.web.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { usePage } from "../../../web/page/page.tsx";
import { BOARD_TEXTS as TEXTS } from "./board-texts.ts";
import style from "./board.module.css";
import { PreviewButton } from "../preview/PreviewButton.tsx";
import { PUBLISHING_SCREEN_TEXTS } from "../screen-texts.ts";
import { stateOf, usePublishing } from "../use-publishing.web.ts";

interface BoardActionsProps {
  readonly module: Module;
  readonly row: Row;
  readonly mayGoOut: boolean;
  readonly isUnsaved: boolean;
  readonly refresh: () => Promise<unknown>;
}

/** Props for a preview of the stored record, without a form. */
const STORED = { isDirty: false, isSaving: false, keepDraft: async () => undefined, save: async () => undefined };

/** The actions of one record of a board. */
export function BoardActions({ module, row, mayGoOut, isUnsaved, refresh }: BoardActionsProps) {
  const t = useText();
  const page = usePage();
  const { canUpdate } = useRights(module);
  const { mayPublish, publish, withdraw } = usePublishing(module);
  const [isBusy, setBusy] = useState(false);
  const state = stateOf(row);
  const isPublic = state === "published";
  const { publicPath } = module;
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    await refresh();
    setBusy(false);
  };
  return (
    <footer className={`row ${style.actions}`}>
      <Button size="small" onClick={() => page.open(recordAddress(module, row.id))}>
        {t(canUpdate ? CRUD_TEXTS.edit : CRUD_TEXTS.open)}
      </Button>
      {publicPath === undefined ? null : isPublic ? (
        <Button
          size="small"
          href={oneAt(publicPath, row.id)}
          target="_blank"
          icon={<ExternalLink size={14} aria-hidden />}
        >
          {t(TEXTS.onSite)}
        </Button>
      ) : (
        <PreviewButton {...STORED} isSmall module={module} record={row} />
      )}
      {!mayPublish ? null : isPublic || state === "scheduled" ? (
        <Button size="small" danger={isPublic} loading={isBusy} onClick={() => void act(() => withdraw(row))}>
          {t(isPublic ? PUBLISHING_SCREEN_TEXTS.withdraw : PUBLISHING_SCREEN_TEXTS.cancelSchedule)}
        </Button>
      ) : mayGoOut ? (
        <Button size="small" loading={isBusy} disabled={isUnsaved} onClick={() => void act(() => publish(row))}>
          {t(PUBLISHING_SCREEN_TEXTS.publish)}
        </Button>
      ) : null}
      {isUnsaved && mayPublish && mayGoOut && !isPublic ? (
        <span className="note">{t(TEXTS.saveNamesFirst)}</span>
      ) : null}
    </footer>
  );
}
