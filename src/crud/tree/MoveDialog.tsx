import { useDeferredValue, useState } from "react";
import { inLanguage } from "../../contract/text.ts";
import { useOption } from "../../fields/reference/titles.web.ts";
import { SearchInput } from "../../web/components/SearchInput.tsx";
import { Modal } from "../../web/components/Modal.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { recordTitleOf } from "../record/record-title.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { TABLE_TEXTS } from "../../web/table/table-texts.ts";
import { TREE_TEXTS } from "./texts.ts";
import type { Row } from "../record-queries.web.ts";
import { ParentPlaces } from "./ParentPlaces.tsx";
import { PlaceSteps } from "./PlaceSteps.tsx";
import { usePlaces } from "./use-places.web.ts";
import { useRowChange } from "./use-row-change.web.ts";

interface MoveDialogProps {
  readonly module: Module;
  readonly row: Row;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Chooses a new parent for a tree record, by browsing or searching. The record itself is never offered (AZ-11). */
export function MoveDialog({ module, row, onClose, onMoved }: MoveDialogProps) {
  const t = useText();
  const language = useLanguage();
  const change = useRowChange(module);
  const parent = module.tree?.parent ?? "";
  const present = ((row as Readonly<Record<string, unknown>>)[parent] ?? null) as string | null;
  const [at, setAt] = useState(present);
  const [search, setSearch] = useState("");
  const [isMoving, setMoving] = useState(false);
  const asked = useDeferredValue(search.trim());
  const place = useOption(module.path, at);
  const places = usePlaces(module, row, at, asked);
  const title = recordTitleOf(module, row, language);
  const go = (id: string | null) => {
    setSearch("");
    setAt(id);
  };
  const move = async () => {
    setMoving(true);
    const words = { done: t(TREE_TEXTS.moved, { title }), undone: t(TREE_TEXTS.movedBack, { title }), show: onMoved };
    const isDone = await change(row, { [parent]: at }, words);
    setMoving(false);
    if (!isDone) return;
    onMoved();
    onClose();
  };
  const isHere = at === present;
  const moveWords = () => {
    if (isHere) return t(TREE_TEXTS.alreadyHere);
    if (at === null) return t(TREE_TEXTS.moveToTop);
    return t(TREE_TEXTS.moveHere, { title: place ? inLanguage(place.title, language) : "" });
  };
  return (
    <Modal
      open
      onCancel={onClose}
      title={t(TREE_TEXTS.moving, { title })}
      okText={moveWords()}
      cancelText={t(CRUD_TEXTS.cancel)}
      okButtonProps={{ disabled: isHere || asked !== "" || (at !== null && !place) }}
      confirmLoading={isMoving}
      onOk={() => void move()}
    >
      <div className="stack">
        <SearchInput label={t(CRUD_TEXTS.search)} value={search} onType={setSearch} />
        {asked === "" ? <PlaceSteps at={at} place={place} onGo={go} /> : null}
        <ParentPlaces {...places} none={asked === "" ? TREE_TEXTS.nothingBelow : TABLE_TEXTS.noResults} onGo={go} />
      </div>
    </Modal>
  );
}
