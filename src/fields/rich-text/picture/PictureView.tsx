import { NodeViewWrapper, type NodeViewProps } from "@tiptap/react";
import { useStore } from "zustand";
import { useText } from "../../../web/i18n/language.tsx";
import { FIELD_TEXTS } from "../../texts.ts";
import type { PictureUploads } from "./picture-uploads.web.ts";
import { RICH_TEXT_TEXTS as TEXTS } from "../texts.ts";
import style from "./picture.module.css";

interface PendingProps {
  readonly uploads: PictureUploads;
  readonly mark: string;
  readonly onRemove: () => void;
}

/** Upload progress or error, in place of the picture. */
function Pending({ uploads, mark, onRemove }: PendingProps) {
  const t = useText();
  const sending = useStore(uploads.state, (all) => all[mark]);
  const percent = sending?.percent ?? 0;
  const reason = sending?.reason ?? "";
  return (
    <div className={`row note ${style.pending}`}>
      {sending ? <img className="thumb" src={sending.preview} alt="" /> : null}
      {reason === "" ? (
        <>
          <progress max={100} value={percent} aria-label={t(TEXTS.storing, { percent })} />
          <span>{t(TEXTS.storing, { percent })}</span>
        </>
      ) : (
        <span role="alert" data-tone="wrong">
          {typeof reason === "string" ? reason : t(reason)}
        </span>
      )}
      {sending?.canRetry && reason !== "" ? (
        <button type="button" className="link" onClick={() => uploads.retry(mark)}>
          {t(FIELD_TEXTS.retry)}
        </button>
      ) : null}
      <button type="button" className="link" onClick={onRemove}>
        {t(FIELD_TEXTS.removeImage)}
      </button>
    </div>
  );
}

/** A picture in the editor. */
export function PictureView({ node, selected, extension, deleteNode }: NodeViewProps) {
  const t = useText();
  const { pending, src, alt, caption, align, share } = node.attrs as Readonly<Record<string, string | null>>;
  const { uploads } = extension.options as { readonly uploads: PictureUploads | undefined };
  const remove = () => {
    if (pending) uploads?.drop(pending);
    deleteNode();
  };
  return (
    <NodeViewWrapper
      as="figure"
      className={style.picture}
      data-align={align ?? undefined}
      data-width={share ?? undefined}
      data-selected={selected ? "" : undefined}
      data-drag-handle=""
    >
      {pending && uploads ? (
        <Pending uploads={uploads} mark={pending} onRemove={remove} />
      ) : (
        <>
          <img src={src ?? ""} alt={alt ?? ""} />
          {alt?.trim() ? null : <span className={style.undescribed}>{t(TEXTS.undescribed)}</span>}
          {caption ? <figcaption>{caption}</figcaption> : null}
        </>
      )}
    </NodeViewWrapper>
  );
}
