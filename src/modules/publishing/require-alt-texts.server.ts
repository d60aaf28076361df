import { invalidField } from "../../contract/errors.ts";
import { defineTexts, enumerated, inLanguage, type Language, type Words } from "../../contract/text.ts";
import type { Module, NamedProperty } from "../../crud/define-module.ts";
import type { Values } from "../../fields/field-value.ts";
import { KIND_TRAITS } from "../../fields/kind-traits.ts";
import { undescribedIn } from "../../fields/rich-text/picture/undescribed.ts";

/* Publishing requires alternative texts for all pictures in a text. */

const texts = defineTexts("described", {
  missing: {
    zh: "有 {count} 张图片没有图片说明（{places}），请在编辑器中选中图片填写",
    lo: "ມີ {count} ຮູບທີ່ຍັງບໍ່ມີຄຳອະທິບາຍ ({places}), ກະລຸນາເລືອກຮູບໃນບ່ອນຂຽນແລ້ວຕື່ມໃສ່",
    en: "Images without a description: {count} ({places}). Select each image in the editor and describe it",
  },
});

interface UndescribedPictures {
  readonly at: NamedProperty;
  readonly count: number;
}

const foundIn = (module: Module, values: Values): UndescribedPictures[] =>
  module.properties.flatMap((at) => {
    const html = values[at.name];
    const count = KIND_TRAITS[at.field.kind].isHtml && typeof html === "string" ? undescribedIn(html) : 0;
    return count > 0 ? [{ at, count }] : [];
  });

function wordsFor(found: readonly UndescribedPictures[]): Words {
  const count = found.reduce((sum, each) => sum + each.count, 0);
  const said = (language: Language) => {
    const places = enumerated(
      found.map(({ at }) => inLanguage(at.property.label, language)),
      language,
    );
    return inLanguage(texts.missing, language, { count, places });
  };
  return { zh: said("zh"), lo: said("lo"), en: said("en") };
}

/** Why a record cannot be published: a picture has no alternative text; undefined if all have one. */
export function missingAltTexts(module: Module, values: Values): Words | undefined {
  const found = foundIn(module, values);
  return found.length === 0 ? undefined : wordsFor(found);
}

/** Throws `invalidInput` for such a text in a record that is published or scheduled. */
export function refuseMissingAltTexts(module: Module, values: Values, before: Values | undefined): void {
  const state = before?.["state"];
  if (state !== "published" && state !== "scheduled") return;
  const found = foundIn(module, values);
  if (found[0]) throw invalidField(found[0].at.wireName, wordsFor(found));
}
