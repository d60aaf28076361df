import type { Editor } from "@tiptap/react";
import { Button } from "antd";
import { FormItemInputContext, NoFormStyle } from "antd/es/form/context";
import Input from "antd/es/input/Input";
import { NodeSelection } from "@tiptap/pm/state";
import { use, useId } from "react";
import { PICTURE_ALIGNS, PICTURE_SHARES } from "../../../contract/html/written-html.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { FIELD_TEXTS } from "../../texts.ts";
import { RICH_TEXT_TEXTS as TEXTS } from "../texts.ts";
import style from "../bars.module.css";

export type PictureAttributes = Readonly<Record<"pending" | "alt" | "caption" | "align" | "share", string | null>>;

/** The selected picture, if one is selected. */
export const chosenPicture = ({ state: { selection } }: Editor): PictureAttributes | undefined =>
  selection instanceof NodeSelection && selection.node.type.name === "picture"
    ? (selection.node.attrs as PictureAttributes)
    : undefined;

const ALIGN_WORDS = { left: TEXTS.alignLeft, center: TEXTS.alignCenter, right: TEXTS.alignRight };

const setAttribute = (editor: Editor, name: keyof PictureAttributes, value: string | null) =>
  editor.commands.command(({ tr, state }) => {
    tr.setNodeAttribute(state.selection.from, name, value);
    return true;
  });

interface ChoiceProps {
  readonly label: string;
  /** Label of the empty choice. */
  readonly none: string;
  readonly value: string | null;
  readonly of: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (value: string | null) => void;
}

const Choice = ({ label, none, value, of, onChange }: ChoiceProps) => (
  <label>
    <span>{label}</span>
    <select value={value ?? ""} onChange={(event) => onChange(event.target.value || null)}>
      <option value="">{none}</option>
      {of.map((each) => (
        <option key={each.value} value={each.value}>
          {each.name}
        </option>
      ))}
    </select>
  </label>
);

/** Edits the selected picture: alternative text, caption, alignment and width. */
export function PictureBar({ editor, picture }: { readonly editor: Editor; readonly picture: PictureAttributes }) {
  const t = useText();
  const help = useId();
  const set = (name: keyof PictureAttributes, value: string | null) => setAttribute(editor, name, value);
  const isDescribed = (picture.alt ?? "").trim() !== "";
  // The state of the whole field says nothing about the bar's other controls.
  const { status } = use(FormItemInputContext);
  return (
    <NoFormStyle status>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys that bubble from its content */}
      <div
        role="group"
        aria-label={t(TEXTS.pictureTools)}
        className={`stack ${style.about}`}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault(); // does not submit the form
          if (event.key !== "Escape") return;
          event.stopPropagation(); // does not close the drawer
          editor.commands.focus();
        }}
      >
        <label>
          <span>{t(TEXTS.alt)}</span>
          <Input
            size="small"
            value={picture.alt ?? ""}
            status={isDescribed ? "" : status === "error" ? "error" : "warning"}
            aria-describedby={help}
            onChange={(event) => set("alt", event.target.value)}
          />
          <small id={help}>{t(TEXTS.altHelp)}</small>
        </label>
        <label>
          <span>{t(TEXTS.caption)}</span>
          <Input size="small" value={picture.caption ?? ""} onChange={(event) => set("caption", event.target.value)} />
        </label>
        <Choice
          label={t(TEXTS.align)}
          none={t(TEXTS.alignOwn)}
          value={picture.align}
          of={PICTURE_ALIGNS.map((value) => ({ value, name: t(ALIGN_WORDS[value]) }))}
          onChange={(align) => set("align", align)}
        />
        <Choice
          label={t(TEXTS.width)}
          none={t(TEXTS.widthOwn)}
          value={picture.share}
          of={PICTURE_SHARES.map((value) => ({ value, name: `${value} %` }))}
          onChange={(share) => set("share", share)}
        />
        <Button size="small" onClick={() => editor.chain().focus().deleteSelection().run()}>
          {t(FIELD_TEXTS.removeImage)}
        </Button>
      </div>
    </NoFormStyle>
  );
}
