import type { Editor } from "@tiptap/react";
import { Button, Input } from "antd";
import { NodeSelection } from "@tiptap/pm/state";
import { useId } from "react";
import { PICTURE_ALIGNS, PICTURE_WIDTHS } from "../../../contract/html/written-html.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { FIELD_TEXTS } from "../../texts.ts";
import { RICH_TEXT_TEXTS as TEXTS } from "../texts.ts";
import style from "../bars.module.css";

export type PictureAttributes = Readonly<Record<"pending" | "alt" | "caption" | "align" | "share", string | null>>;

/** The chosen picture; undefined: no picture is chosen. */
export const chosenPicture = ({ state: { selection } }: Editor): PictureAttributes | undefined =>
  selection instanceof NodeSelection && selection.node.type.name === "picture"
    ? (selection.node.attrs as PictureAttributes)
    : undefined;

const ALIGN_WORDS = { left: TEXTS.alignLeft, center: TEXTS.alignCenter, right: TEXTS.alignRight };

/** What the chosen picture shows, in words for those who do not see it; what stands below it; where and how large it is. */
export function PictureBar({ editor, picture }: { readonly editor: Editor; readonly picture: PictureAttributes }) {
  const t = useText();
  const help = useId();
  const set = (name: keyof PictureAttributes, value: string | null) =>
    editor.commands.command(({ tr, state }) => {
      tr.setNodeAttribute(state.selection.from, name, value);
      return true;
    });
  const isDescribed = (picture.alt ?? "").trim() !== "";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of what stands in it
    <div
      role="group"
      aria-label={t(TEXTS.pictureTools)}
      className={style.about}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault(); // not the form
        if (event.key !== "Escape") return;
        event.stopPropagation(); // not the drawer around it
        editor.commands.focus();
      }}
    >
      <label>
        <span>{t(TEXTS.alt)}</span>
        <Input
          size="small"
          maxLength={200}
          value={picture.alt ?? ""}
          status={isDescribed ? "" : "warning"}
          aria-describedby={help}
          onChange={(event) => set("alt", event.target.value)}
        />
        <small id={help}>{t(TEXTS.altHelp)}</small>
      </label>
      <label>
        <span>{t(TEXTS.caption)}</span>
        <Input
          size="small"
          maxLength={300}
          value={picture.caption ?? ""}
          onChange={(event) => set("caption", event.target.value)}
        />
      </label>
      <label>
        <span>{t(TEXTS.align)}</span>
        <select value={picture.align ?? ""} onChange={(event) => set("align", event.target.value || null)}>
          <option value="">{t(TEXTS.alignOwn)}</option>
          {PICTURE_ALIGNS.map((each) => (
            <option key={each} value={each}>
              {t(ALIGN_WORDS[each])}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t(TEXTS.width)}</span>
        <select value={picture.share ?? ""} onChange={(event) => set("share", event.target.value || null)}>
          <option value="">{t(TEXTS.widthOwn)}</option>
          {PICTURE_WIDTHS.map((each) => (
            <option key={each} value={each}>
              {each} %
            </option>
          ))}
        </select>
      </label>
      <Button size="small" onClick={() => editor.chain().focus().deleteSelection().run()}>
        {t(FIELD_TEXTS.removeImage)}
      </Button>
    </div>
  );
}
