import { Image } from "antd";
import { useMemo } from "react";
import { useText } from "../../web/i18n/language.tsx";
import { readHtml } from "./read-html.web.ts";
import { HISTORY_TEXTS } from "./texts.ts";
import { wordChanges } from "./word-changes.ts";
import style from "./history.module.css";

function Pictures({ title, paths }: { readonly title: string; readonly paths: readonly string[] }) {
  if (paths.length === 0) return <div />;
  return (
    <figure>
      <figcaption data-tone="faint">{title}</figcaption>
      {paths.map((path) => (
        <Image key={path} src={path} height={96} alt="" />
      ))}
    </figure>
  );
}

interface TextChangesProps {
  readonly isHtml: boolean;
  readonly before: string;
  readonly after: string;
}

/** A text with deletions struck out and insertions underlined; removed and added pictures side by side. */
export function TextChanges({ isHtml, before, after }: TextChangesProps) {
  const t = useText();
  const { pieces, gone, come } = useMemo(() => {
    if (!isHtml) return { pieces: wordChanges(before, after), gone: [], come: [] };
    const [was, is] = [readHtml(before), readHtml(after)];
    return {
      pieces: wordChanges(was.words, is.words),
      gone: was.pictures.filter((path) => !is.pictures.includes(path)),
      come: is.pictures.filter((path) => !was.pictures.includes(path)),
    };
  }, [isHtml, before, after]);
  return (
    <>
      {pieces.every(({ kind }) => kind === "same") ? (
        <span data-tone="faint">{t(HISTORY_TEXTS.onlyLooks)}</span>
      ) : (
        <div className={`words ${style.text}`}>
          {pieces.map(({ kind, text }, index) => {
            if (kind === "gone") return <del key={index}>{text}</del>;
            if (kind === "new") return <ins key={index}>{text}</ins>;
            return <span key={index}>{text}</span>;
          })}
        </div>
      )}
      {gone.length + come.length > 0 ? (
        <div className={`stack ${style.pictures}`} data-gap="12">
          <Pictures title={t(HISTORY_TEXTS.picturesGone)} paths={gone} />
          <Pictures title={t(HISTORY_TEXTS.picturesNew)} paths={come} />
        </div>
      ) : null}
    </>
  );
}
