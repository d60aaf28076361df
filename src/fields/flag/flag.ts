import { flag as yesOrNo } from "../../contract/scalars.ts";
import { LANGUAGES, type Words } from "../../contract/text.ts";
import { textFlag } from "../../contract/wire/wire.ts";
import { cellText, fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";
import { FIELD_TEXTS } from "../texts.ts";

export interface FlagOptions extends Omit<FieldOptions, "required"> {
  /** Default of a new record; off by default. */
  readonly initial?: boolean;
  /** Labels of the two states; yes and no by default. */
  readonly on?: Words;
  readonly off?: Words;
  /** The family's name and values, from wire.ts, such as `del_flag` '0' and '1'. */
  readonly wire?: { readonly name: string; readonly on: string; readonly off: string };
}

export interface FlagField extends Field<{ "": boolean }> {
  readonly kind: "flag";
  readonly initial: boolean;
  readonly on: Words;
  readonly off: Words;
}

/** A boolean, never null: an omitted value becomes `initial`. */
export function flag(options: FlagOptions): FlagField {
  const { initial = false, on = FIELD_TEXTS.on, off = FIELD_TEXTS.off, wire } = options;
  const states = new Map<string, boolean>([
    ["1", true],
    ["0", false],
    ["true", true],
    ["false", false],
  ]);
  for (const language of LANGUAGES)
    states.set(on[language].toLowerCase(), true).set(off[language].toLowerCase(), false);
  const send = (state: boolean) => (wire ? (state ? wire.on : wire.off) : state);
  const property: Property<boolean> = {
    label: options.label,
    schema: wire ? textFlag(wire.on, wire.off) : yesOrNo,
    column: "boolean",
    plainOperator: "eq",
    initial,
    toCell: (value, { language }) => (value ? on : off)[language],
    fromCell: (cell) => {
      const text = cellText(cell).toLowerCase();
      const state = text === "" ? initial : states.get(text);
      return state === undefined ? text : send(state);
    },
    ...(wire ? { wireName: wire.name } : {}),
  };
  return { ...fieldOf<"flag", { "": boolean }>("flag", options, { "": property }), initial, on, off };
}

export const wordsOf = (field: FlagField, isOn: boolean): Words => (isOn ? field.on : field.off);
