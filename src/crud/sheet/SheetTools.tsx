import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { useText } from "../../web/i18n/language.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import type { ListAction, ListToolsProps, TickedTool } from "../slots.web.ts";
import { useRights } from "../record-queries.web.ts";
import { SHEET_TEXTS } from "./texts.ts";
import { useExport } from "./use-export.tsx";

// Loaded on first use, so that it is not part of every list's bundle.
const ImportDrawer = lazyDialog(async () => (await import("./import/ImportDrawer.tsx")).ImportDrawer);

/** The spreadsheet actions of a list: import, export of the filtered list, export of the selected rows. */
export function SheetTools({ module, children }: ListToolsProps) {
  const t = useText();
  const { canImport, canExport } = useRights(module);
  const exporting = useExport(module);
  const [isImporting, setImporting] = useState(false);
  const importing: ListAction = {
    key: "import",
    icon: <Upload size={16} />,
    label: t(SHEET_TEXTS.import),
    act: () => setImporting(true),
  };
  const exportAll: ListAction = {
    key: "export",
    icon: <Download size={16} />,
    label: t(SHEET_TEXTS.export),
    act: (query) => exporting.mutate(query),
  };
  const exportSome: TickedTool = {
    key: "export",
    Icon: Download,
    label: t(SHEET_TEXTS.export),
    act: (ids, query) =>
      exporting
        .mutateAsync({ ...query, search: "", page: 1, filters: [{ field: "id", operator: "in", values: [...ids] }] })
        .catch(() => undefined), // shown by the mutation's onError
  };
  return (
    <>
      {children({
        menu: [...(canImport ? [importing] : []), ...(canExport ? [exportAll] : [])],
        ofTicked: canExport ? [exportSome] : [],
        isBusy: exporting.isPending,
      })}
      {isImporting ? <ImportDrawer module={module} onClose={() => setImporting(false)} /> : null}
    </>
  );
}
