import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { idAndVersion, idsAndVersions, type KnownRecord } from "../../contract/optimistic-locking.ts";
import type { ListQuery } from "../../contract/list-query.ts";
import { call } from "../../web/api/call.ts";
import { callWithFile } from "../../web/api/upload.ts";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { fileCalls } from "./file-calls.ts";
import { FILES_PAGE } from "./file.ts";
import { FILE_SCREEN_TEXTS as texts } from "./screen-texts.ts";

const KEY = FILES_PAGE.path;
const meta = { showsOwnError: true };

export const usePictures = (query: ListQuery) =>
  useQuery({
    queryKey: [KEY, "list", query],
    queryFn: ({ signal }) => call(fileCalls.list, query, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

export const usePicture = (id: string) =>
  useQuery({
    queryKey: [KEY, "one", id],
    queryFn: ({ signal }) => call(fileCalls.one, { id }, { signal }),
    staleTime: 0,
    meta,
  });

export function useRefreshFiles() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [KEY] });
}

/** Deletes pictures for good after a confirmation; resolves to whether they were deleted. */
export function useRemoval() {
  const t = useText();
  const ask = useConfirm();
  const feedback = useFeedback();
  const refresh = useRefreshFiles();
  return async (records: readonly KnownRecord[], name?: string): Promise<boolean> => {
    const title = name === undefined ? t(texts.removeManyAsk, { count: records.length }) : t(texts.removeAsk, { name });
    if (!(await ask({ title, text: t(texts.removeHelp), yes: t(texts.remove), isDangerous: true }))) return false;
    try {
      await call(fileCalls.removeMany, idsAndVersions(records));
    } catch (error) {
      feedback.failure(error);
      await refresh();
      return false;
    }
    feedback.success(t(texts.removed, { count: records.length }));
    await refresh();
    return true;
  };
}

export function useReplacing() {
  const t = useText();
  const feedback = useFeedback();
  const refresh = useRefreshFiles();
  return useMutation({
    meta,
    mutationFn: ({ picture, file }: { readonly picture: KnownRecord; readonly file: File }) =>
      callWithFile(fileCalls.replace, idAndVersion(picture), file),
    onSuccess: () => feedback.success(t(texts.replaced)),
    onError: (error) => feedback.error(error.message),
    onSettled: refresh,
  });
}
