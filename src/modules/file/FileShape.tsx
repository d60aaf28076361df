import { Segmented, Select } from "antd";
import { LayoutGrid, List } from "lucide-react";
import { useText } from "../../web/i18n/language.tsx";
import type { ListChange, ListView } from "../../web/table/list-address.ts";
import { FILE_ORDERS, type FileOrder } from "./file-list.ts";
import { FILE_SCREEN_TEXTS as texts } from "./screen-texts.ts";
import style from "./file.module.css";

const ORDERS = Object.keys(FILE_ORDERS) as FileOrder[];

/** True for a view whose files stand as rows. */
export const isInRows = ({ look }: ListView): boolean => look === "rows";

interface FileShapeProps {
  readonly view: ListView;
  readonly change: (part: ListChange) => void;
}

/** The order of the files, and whether they are shown as tiles or as rows. */
export function FileShape({ view, change }: FileShapeProps) {
  const t = useText();
  const order = ORDERS.find((each) => JSON.stringify(FILE_ORDERS[each]) === JSON.stringify(view.sort));
  return (
    <>
      <Select<FileOrder>
        className={style.order as string}
        aria-label={t(texts.sort)}
        value={order ?? "newest"}
        onChange={(next) => change({ sort: FILE_ORDERS[next] })}
        options={ORDERS.map((value) => ({ value, label: t(texts[value]) }))}
      />
      <Segmented<"grid" | "rows">
        className={style.look}
        aria-label={t(texts.look)}
        value={isInRows(view) ? "rows" : "grid"}
        onChange={(look) => change({ look: look === "rows" ? look : undefined })}
        options={[
          { value: "grid", icon: <LayoutGrid size={16} aria-label={t(texts.grid)} />, title: t(texts.grid) },
          { value: "rows", icon: <List size={16} aria-label={t(texts.rows)} />, title: t(texts.rows) },
        ]}
      />
    </>
  );
}
