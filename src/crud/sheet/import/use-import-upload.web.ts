import { useMutation } from "@tanstack/react-query";
import { callWithFile, type UploadOptions } from "../../../web/api/upload.ts";
import type { Module } from "../../define-module.ts";
import { sheetEndpointsOf, type ImportChoices } from "../sheet-endpoints.ts";
import { useRefresh } from "../../record-queries.web.ts";
import { asLocalMutation } from "../../optimistic-locking/changes-elsewhere.web.ts";

export interface ImportUpload extends UploadOptions {
  readonly file: File;
  readonly isDryRun: boolean;
  /** Answers to the questions of an earlier dry run. */
  readonly choices: ImportChoices;
}

export function useImportUpload(module: Module) {
  const refresh = useRefresh(module);
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ file, isDryRun, choices, ...options }: ImportUpload) =>
      asLocalMutation(module, () =>
        callWithFile(sheetEndpointsOf(module).importRows, { ...choices, dryRun: isDryRun }, file, options),
      ),
    onSuccess: (_result, { isDryRun }) => (isDryRun ? undefined : refresh()),
  });
}
