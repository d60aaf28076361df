import { Button } from "antd";
import { ImageUp, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Filter } from "../../contract/list-query.ts";
import { withFilter } from "../../crud/filters/with-filter.ts";
import { ListError } from "../../crud/list/ListError.tsx";
import { NoResults } from "../../web/table/NoRows.tsx";
import { ListToolbar } from "../../crud/list/ListToolbar.tsx";
import { ListRows } from "../../crud/list/ListRows.tsx";
import { useClampedPage } from "../../web/table/use-clamped-page.ts";
import { useOwnRows } from "../../crud/list/use-own-rows.web.ts";
import type { TickedAction } from "../../web/table/selection/SelectionBar.tsx";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { EmptyState } from "../../web/components/states/EmptyState.tsx";
import { NotPermittedState } from "../../web/components/states/ErrorState.tsx";
import { TableFoot } from "../../web/table/TableFoot.tsx";
import { BoxesSkeleton } from "../../web/components/states/ShapeSkeletons.tsx";
import { TableSkeleton } from "../../web/components/states/Skeleton.tsx";
import { formatBytes } from "../../web/format/bytes.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useCan } from "../../web/lookups/permissions.ts";
import { Screen } from "../../web/page/Screen.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { UPLOAD_PLACE } from "../upload/upload.ts";
import { isNarrowed } from "../../web/table/list-address.ts";
import { fileList } from "./file-list.ts";
import { FileDrawer } from "./FileDrawer.tsx";
import { FileShape, isInRows } from "./FileShape.tsx";
import { PictureGrid } from "./PictureGrid.tsx";
import { FILE_LIST_TEXTS as listTexts } from "./list-texts.ts";
import { FILE_SCREEN_TEXTS as texts } from "./screen-texts.ts";
import { type Selection, useSelection } from "../../web/table/selection/use-selection.ts";
import { useRefreshFiles, usePictures, useRemoval } from "./use-files.web.ts";
import style from "./file.module.css";

const PAGE_SIZE = 60;

const PicturesDialog = lazyDialog(
  async () => (await import("../../web/picture-upload/PicturesDialog.tsx")).PicturesDialog,
);

function Uploading() {
  const t = useText();
  const refresh = useRefreshFiles();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    void refresh();
  };
  return (
    <>
      <Button type="primary" icon={<ImageUp size={16} />} onClick={() => setOpen(true)}>
        {t(texts.upload)}
      </Button>
      {isOpen ? (
        <PicturesDialog basePath={UPLOAD_PLACE} yes={t(texts.keep)} onCancel={close} onConfirm={close} />
      ) : null}
    </>
  );
}

interface PictureListProps extends Pick<ReturnType<typeof useOwnRows>, "view" | "change"> {
  readonly list: ReturnType<typeof usePictures>;
  /** Absent: pictures cannot be selected. */
  readonly ticked?: Selection;
}

/** The pictures, or why there are none. */
function PictureList({ list, view, change, ticked }: PictureListProps) {
  const t = useText();
  const isGrid = !isInRows(view);
  if (list.isError)
    return <ListError {...{ module: fileList, view, change }} error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return isGrid ? <BoxesSkeleton boxes={18} minWidth={148} /> : <TableSkeleton columns={6} />;
  const pictures = list.data.rows;
  if (pictures.length > 0)
    return (
      <PictureGrid
        pictures={pictures}
        isGrid={isGrid}
        onOpen={(open) => change({ open })}
        {...(ticked ? { ticked } : {})}
      />
    );
  if (isNarrowed(view)) return <NoResults onClear={() => change({ filters: [], search: undefined })} />;
  return <EmptyState title={t(texts.none)} text={t(texts.noneHelp)} />;
}

function Files() {
  const t = useText();
  const language = useLanguage();
  const { view, change, query, isTyping, line } = useOwnRows(fileList);
  const canRemove = useCan("sys:file:delete");
  const remove = useRemoval();
  const list = usePictures({ ...query, pageSize: PAGE_SIZE });
  useClampedPage(list, { ...view, pageSize: PAGE_SIZE }, change);
  const pictures = list.data?.rows ?? [];
  const ticked = useSelection(pictures);
  const total = list.data?.total ?? 0;
  const removal: TickedAction = {
    key: "remove",
    label: t(CRUD_TEXTS.remove),
    Icon: Trash2,
    isDangerous: true,
    act: async () => (await remove(ticked.records)) && ticked.clear(),
  };
  return (
    <Screen title={t(listTexts.title)} purpose={t(listTexts.purpose)} tools={<Uploading />}>
      <ListToolbar {...line} ticked={ticked} tickedActions={[removal]}>
        <FileShape view={view} change={change} />
      </ListToolbar>
      <ListRows
        isOld={isTyping || list.isPlaceholderData}
        asked={{ ...line, rows: list }}
        className={`fill ${style.body}`}
      >
        <PictureList list={list} view={view} change={change} {...(canRemove ? { ticked } : {})} />
      </ListRows>
      <TableFoot
        said={t(texts.total, {
          total: formatNumber(total, language),
          size: formatBytes(list.data?.bytes ?? 0, language),
        })}
        view={view}
        pageSize={PAGE_SIZE}
        total={total}
        onPage={(page) => change({ page })}
      />
      <FileDrawer
        id={view.open}
        onOwner={(owner) => {
          const asked: Filter = { field: "ownerId", operator: "in", values: [owner] };
          change({ filters: withFilter(fileList, view.filters, "ownerId", asked), open: undefined });
        }}
        onOpen={(open) => change({ open })}
        onClose={() => change({ open: undefined })}
      />
    </Screen>
  );
}

/** The pictures uploaded through `/oss/upload` (§7). */
export function FileScreen() {
  return useCan("sys:file:list") ? <Files /> : <NotPermittedState />;
}
