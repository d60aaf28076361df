import { useQueryClient } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { useState } from "react";
import { STORED_FILES, upload, UPLOAD_PLACE } from "../../../modules/upload/upload.ts";
import type { StoredFile } from "../../../web/api/upload.ts";
import { copyText } from "../../../web/clipboard/copy-text.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { useMayCall } from "../../../web/lookups/permissions.ts";
import { lazyDialog } from "../../../web/lazy/lazy-dialog.tsx";
import { useActions } from "../../palette-actions/actions.ts";
import { IMAGE_UPLOAD_TEXTS } from "./texts.ts";

const PicturesDialog = lazyDialog(
  async () => (await import("../../../web/picture-upload/PicturesDialog.tsx")).PicturesDialog,
);

const linkOf = ({ filePath }: StoredFile): string => new URL(filePath, location.origin).href;

/** Uploads several pictures and shows their URLs, to be pasted into fields that take one (§2). */
export function ImageUpload() {
  const t = useText();
  const feedback = useFeedback();
  const client = useQueryClient();
  const mayUpload = useMayCall(upload.image);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    void client.invalidateQueries({ queryKey: [STORED_FILES] });
  };
  useActions(() =>
    mayUpload ? [{ id: "upload pictures", title: IMAGE_UPLOAD_TEXTS.open, icon: ImageUp, run: open }] : [],
  );
  if (!mayUpload) return null;
  const copyLinks = async (stored: readonly StoredFile[]) => {
    const links = stored.map(linkOf);
    if (!(await copyText(links.join("\n")))) {
      feedback.error(t(IMAGE_UPLOAD_TEXTS.notCopied, { links: links.join(" ") }));
      return;
    }
    close();
    feedback.success(t(IMAGE_UPLOAD_TEXTS.copied, { count: links.length }));
  };
  return (
    <>
      <IconButton
        label={t(IMAGE_UPLOAD_TEXTS.open)}
        icon={<ImageUp size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={open}
      />
      {isOpen ? (
        <PicturesDialog
          basePath={UPLOAD_PLACE}
          yes={t(IMAGE_UPLOAD_TEXTS.copyLinks)}
          onCancel={close}
          onConfirm={(stored) => void copyLinks(stored)}
        />
      ) : null}
    </>
  );
}
