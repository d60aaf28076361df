import { useMemo } from "react";
import { useText } from "../../web/i18n/language.tsx";
import { HISTORY_TEXTS } from "./texts.ts";
import { wordChanges } from "./word-changes.ts";
import style from "./history.module.css";

/** The words of HTML, a line per paragraph; a picture by what it shows. Parsed where nothing runs or loads. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const image of body.querySelectorAll("img")) image.replaceWith(`[${image.alt || image.src.split("/").at(-1)}]`);
  for (const block of body.querySelectorAll("p, li, h1, h2, h3, h4, td, th, blockquote, figure, br"))
    block.append("\n");
  return (body.textContent ?? "").replace(/\n{2,}/g, "\n").trim();
}

interface TextChangesProps {
  readonly isHtml: boolean;
  readonly before: string;
  readonly after: string;
}

/** A text as it was and became, in one: what went is struck out, what came is underlined. */
export function TextChanges({ isHtml, before, after }: TextChangesProps) {
  const t = useText();
  const pieces = useMemo(
    () => (isHtml ? wordChanges(textOf(before), textOf(after)) : wordChanges(before, after)),
    [isHtml, before, after],
  );
  if (pieces.every(({ kind }) => kind === "same"))
    return <span className={style.quiet}>{t(HISTORY_TEXTS.onlyLooks)}</span>;
  return (
    <div className={style.text}>
      {pieces.map(({ kind, text }, index) => {
        if (kind === "gone") return <del key={index}>{text}</del>;
        if (kind === "new") return <ins key={index}>{text}</ins>;
        return <span key={index}>{text}</span>;
      })}
    </div>
  );
}
