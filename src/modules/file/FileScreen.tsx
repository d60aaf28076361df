import { Button } from "antd";
import { ImageUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { SelectionBar, type TickedAction } from "../../web/table/SelectionBar.tsx";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { EmptyState } from "../../web/components/EmptyState.tsx";
import { ErrorState, NotPermittedState } from "../../web/components/ErrorState.tsx";
import { TableFoot } from "../../web/table/TableFoot.tsx";
import { BoxesSkeleton } from "../../web/components/ShapeSkeletons.tsx";
import { TableSkeleton } from "../../web/components/Skeleton.tsx";
import { formatBytes } from "../../web/format/bytes.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useCan } from "../../web/lookups/permissions.ts";
import { Screen } from "../../web/page/Screen.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { UPLOAD_PLACE } from "../upload/upload.ts";
import { isNarrowed, listQueryOf, usePictureView } from "./file-address.web.ts";
import { FileDrawer } from "./FileDrawer.tsx";
import { FileFilters } from "./FileFilters.tsx";
import { PictureGrid } from "./PictureGrid.tsx";
import { FILE_SCREEN_TEXTS as texts } from "./screen-texts.ts";
import { type Selection, useSelection } from "../../web/table/use-selection.ts";
import { typeCountsOf, useRefreshFiles, usePictures, useRemoval } from "./use-files.web.ts";
import { Toolbar } from "../../web/page/Toolbar.tsx";
import style from "./file.module.css";

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

interface PictureListProps extends ReturnType<typeof usePictureView> {
  readonly list: ReturnType<typeof usePictures>;
  /** Absent: pictures cannot be selected. */
  readonly ticked?: Selection;
}

/** The pictures, or why there are none. */
function PictureList({ list, view, change, ticked }: PictureListProps) {
  const t = useText();
  const isGrid = view.look === "grid";
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return isGrid ? <BoxesSkeleton boxes={18} least={148} /> : <TableSkeleton columns={6} />;
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
  if (!isNarrowed(view)) return <EmptyState title={t(texts.none)} text={t(texts.noneHelp)} />;
  const clear = () =>
    change({
      search: undefined,
      type: [],
      period: undefined,
      size: undefined,
      owner: undefined,
      unused: undefined,
    });
  return <EmptyState title={t(texts.noneSuch)} actions={<Button onClick={clear}>{t(texts.clear)}</Button>} />;
}

function Files() {
  const t = useText();
  const language = useLanguage();
  const { view, change } = usePictureView();
  const canRemove = useCan("sys:file:delete");
  const remove = useRemoval();
  const [now] = useState(() => Date.now());
  const query = listQueryOf(view, now);
  const list = usePictures(query);
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
    <Screen title={t(texts.title)} purpose={t(texts.purpose)} tools={<Uploading />}>
      {ticked.ids.length > 0 ? (
        <Toolbar className={`slides ${style.filters}`}>
          <SelectionBar count={ticked.ids.length} actions={[removal]} onClear={ticked.clear} />
        </Toolbar>
      ) : (
        <FileFilters
          view={view}
          change={change}
          ownerName={view.owner ? pictures[0]?.ownerName : undefined}
          typeCounts={typeCountsOf(query)}
        />
      )}
      <div className={`fill ${style.body}`}>
        <PictureList list={list} view={view} change={change} {...(canRemove ? { ticked } : {})} />
      </div>
      <TableFoot
        said={t(texts.total, {
          total: formatNumber(total, language),
          size: formatBytes(list.data?.bytes ?? 0, language),
        })}
        page={view.page}
        pageSize={list.data?.pageSize ?? 1}
        total={total}
        onPage={(page) => change({ page })}
      />
      <FileDrawer
        id={view.open}
        onOwner={(owner) => change({ owner, open: undefined })}
        onClose={() => change({ open: undefined })}
      />
    </Screen>
  );
}

/** The pictures uploaded through `/oss/upload` (§7). */
export function FileScreen() {
  return useCan("sys:file:list") ? <Files /> : <NotPermittedState />;
}
