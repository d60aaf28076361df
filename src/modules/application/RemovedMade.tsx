import { Button } from "antd";
import { useState } from "react";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { useRemoval, useRights } from "../../crud/use-crud.web.ts";
import { useText } from "../../web/i18n/language.tsx";
import { MADE_MODULES, type Made } from "./application.ts";
import { MADE_TEXTS as TEXTS } from "./made-texts.ts";
import style from "./made.module.css";

interface RemovedMadeProps {
  readonly of: Made["removed"][number];
  readonly refresh: () => Promise<unknown>;
}

/** A draft that somebody deleted, and the way back for who may delete. */
export function RemovedMade({ of, refresh }: RemovedMadeProps) {
  const t = useText();
  const module = MADE_MODULES[of.kind];
  const { canRemove } = useRights(module);
  const { restore } = useRemoval(module);
  const [isBusy, setBusy] = useState(false);
  const bringBack = async () => {
    setBusy(true);
    await restore([of], of.title);
    await refresh();
    setBusy(false);
  };
  return (
    <p className={style.removed}>
      {t(TEXTS.removed, { record: t(module.record), title: of.title })}
      {canRemove ? (
        <Button size="small" loading={isBusy} onClick={() => void bringBack()}>
          {t(CRUD_TEXTS.restore)}
        </Button>
      ) : null}
    </p>
  );
}
