import { Download, Upload } from "lucide-react";
import { useState } from "react";
import type { ListQuery } from "../../contract/list-query.ts";
import { useText } from "../../web/i18n/language.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import type { Module } from "../define-module.ts";
import { SHEET_TEXTS } from "./texts.ts";
import type { Rights } from "../use-crud.web.ts";
import { useExport } from "./use-export.tsx";

// Seldom wanted, so it does not come with every list.
const ImportDrawer = lazyDialog(async () => (await import("./ImportDrawer.tsx")).ImportDrawer);

/** What a list offers of spreadsheets: import and export of all it shows, and export of some of its records. */
export function useSheetActions(module: Module, { canImport, canExport }: Rights, query: ListQuery) {
  const t = useText();
  const exporting = useExport(module);
  const [isImporting, setImporting] = useState(false);
  const importing = {
    key: "import",
    icon: <Upload size={16} />,
    label: t(SHEET_TEXTS.import),
    onClick: () => setImporting(true),
  };
  const exportAll = {
    key: "export",
    icon: <Download size={16} />,
    label: t(SHEET_TEXTS.export),
    onClick: () => exporting.mutate(query),
  };
  const exportSome = {
    key: "export",
    Icon: Download,
    label: t(SHEET_TEXTS.export),
    act: (ids: readonly string[]) =>
      exporting
        .mutateAsync({ ...query, search: "", page: 1, filters: [{ field: "id", operator: "in", values: [...ids] }] })
        .catch(() => undefined), // said by its onError
  };
  return {
    menu: [...(canImport ? [importing] : []), ...(canExport ? [exportAll] : [])],
    ofTicked: canExport ? [exportSome] : [],
    isBusy: exporting.isPending,
    dialog: isImporting ? <ImportDrawer module={module} onClose={() => setImporting(false)} /> : null,
  };
}
