import { Button } from "antd";
import { useState } from "react";
import type { Module } from "../../crud/define-module.ts";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { useRemoval } from "../../crud/bin/use-removal.web.ts";
import { useRights } from "../../crud/record-queries.web.ts";
import { useText } from "../../web/i18n/language.tsx";
import { BOARD_TEXTS as TEXTS } from "./board/board-texts.ts";
import style from "./board/board.module.css";

export interface Removed {
  readonly module: Module;
  readonly id: string;
  readonly version: number;
  readonly title: string;
}

interface RemovedRecordProps {
  readonly of: Removed;
  readonly refresh: () => Promise<unknown>;
}

/** A deleted record of the board, with a restore button for users who may delete. */
export function RemovedRecord({ of, refresh }: RemovedRecordProps) {
  const t = useText();
  const { canRemove } = useRights(of.module);
  const { restore } = useRemoval(of.module);
  const [isBusy, setBusy] = useState(false);
  const bringBack = async () => {
    setBusy(true);
    await restore([of], of.title);
    await refresh();
    setBusy(false);
  };
  return (
    <p className={`row card ${style.removed}`}>
      {t(TEXTS.removed, { record: t(of.module.record), title: of.title })}
      {canRemove ? (
        <Button size="small" loading={isBusy} onClick={() => void bringBack()}>
          {t(CRUD_TEXTS.restore)}
        </Button>
      ) : null}
    </p>
  );
}
