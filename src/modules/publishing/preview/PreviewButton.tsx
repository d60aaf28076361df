import { Button, Dropdown } from "antd";
import { Eye } from "lucide-react";
import { useState } from "react";
import type { Module } from "../../../crud/define-module.ts";
import type { FormActionsProps } from "../../../crud/form/form-arrangement.web.ts";
import { call } from "../../../web/api/call.ts";
import { copyText } from "../../../web/clipboard/copy-text.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { formatMoment } from "../../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { publishingCalls } from "../publishing.ts";
import type { LivePreview } from "./preview-context.web.ts";
import { PREVIEW_PANEL_TEXTS as PANEL_TEXTS } from "./preview-panel-texts.ts";
import { PUBLISHING_SCREEN_TEXTS as TEXTS } from "../screen-texts.ts";

type PreviewProps = Pick<FormActionsProps, "record" | "isDirty" | "save" | "keepDraft" | "isSaving"> & {
  readonly module: Module;
  /** Shows the preview beside the form. */
  readonly live?: Pick<LivePreview, "isOpen" | "open"> | null;
  /** For a row of small buttons. */
  readonly isSmall?: boolean;
};

/** Ways to see the public page with unsaved input; errors are shown. */
function usePreview({ module, record, isDirty, save, keepDraft }: PreviewProps) {
  const t = useText();
  const language = useLanguage();
  const feedback = useFeedback();
  const [isAsking, setAsking] = useState(false);
  /**
   * A new record is saved as a draft. An existing one is not saved: what is typed in its form is shown, not a draft of
   * earlier that is only offered there.
   */
  const linkOf = async (isShared: boolean) => {
    const withDraft = record !== undefined && isDirty;
    if (withDraft) await keepDraft();
    const row = record ?? (await save())?.row;
    return row && call(publishingCalls(module).preview, { id: row.id, isShared, withDraft });
  };
  const attempt = async (work: () => Promise<void>) => {
    setAsking(true);
    try {
      await work();
    } catch (error) {
      feedback.failure(error);
    } finally {
      setAsking(false);
    }
  };
  const open = () => {
    // Opened synchronously: popup blockers allow a window only within the click.
    const shown = window.open("", "_blank");
    return attempt(async () => {
      const link = await linkOf(false).catch((error: unknown) => {
        shown?.close();
        throw error;
      });
      if (!link) return shown?.close();
      if (shown) shown.location.href = link.address;
      return undefined;
    });
  };
  const beside = ({ isOpen, open: openBeside }: Pick<LivePreview, "isOpen" | "open">) =>
    attempt(async () => {
      if (isOpen || record || (await save())) openBeside(!isOpen);
    });
  const copy = () =>
    attempt(async () => {
      const link = await linkOf(true);
      if (!link) return;
      const address = `${location.origin}${link.address}`;
      if (await copyText(address)) feedback.success(t(TEXTS.copied, { moment: formatMoment(link.until, language) }));
      else feedback.error(t(TEXTS.notCopied, { address }));
    });
  return { isAsking, open, beside, copy };
}

/** Opens the public page with unsaved input in a preview, or copies a preview link for people without an account. */
export function PreviewButton(props: PreviewProps) {
  const { isSaving, live, isSmall = false } = props;
  const t = useText();
  const { isAsking, open, beside, copy } = usePreview(props);
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        items: [
          ...(live
            ? [
                {
                  key: "beside",
                  label: t(live.isOpen ? PANEL_TEXTS.close : PANEL_TEXTS.beside),
                  onClick: () => void beside(live),
                },
              ]
            : []),
          { key: "open", label: t(TEXTS.openPreview), onClick: () => void open() },
          { key: "copy", label: t(TEXTS.copyPreview), onClick: () => void copy() },
        ],
      }}
    >
      <Button
        {...(isSmall ? { size: "small" as const } : {})}
        icon={<Eye size={isSmall ? 14 : 16} aria-hidden />}
        loading={isAsking}
        disabled={isSaving}
      >
        {t(TEXTS.preview)}
      </Button>
    </Dropdown>
  );
}
