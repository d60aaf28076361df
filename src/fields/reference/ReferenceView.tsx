import { Fragment } from "react";
import { inLanguage } from "../../contract/text.ts";
import { PersonName } from "../../web/components/PersonName.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { CellProps, FieldView } from "../field-view.web.ts";
import { ChoicesSkeleton } from "../../web/filter/ChoicesSkeleton.tsx";
import { lazyControl } from "../lazy-control.tsx";
import { FIELD_TEXTS } from "../texts.ts";
import type { ReferenceField } from "./reference.ts";
import style from "./choice.module.css";
import { placeName } from "./place-name.ts";
import { useOption } from "./titles.web.ts";

const WORDS = /(?<= )(?!·)|(?<=ປົກຄອງຕົນເອງ)/; // also after "autonomous", which is longer than any name

/** A Lao name on several lines: browsers break within the words too, which for most names they take for two. */
const WholeWords = ({ children }: { readonly children: string }) =>
  children.split(WORDS).map((word, index) => (
    <Fragment key={index}>
      <span className={style.whole}>{word.trimEnd()}</span>
      {word.endsWith(" ") ? " " : null}
    </Fragment>
  ));

/** The record's title, in a tree shortened by `placeName`; a placeholder while loading. */
function Cell({ field, value }: CellProps<ReferenceField>) {
  const language = useLanguage();
  const t = useText();
  const option = useOption(field.path, value);
  if (value === null) return null;
  if (option === undefined) return <span className={style.awaited} aria-hidden />;
  if (option === null) return t(FIELD_TEXTS.gone);
  if (field.isOfPeople) return <PersonName name={inLanguage(option.title, language)} />;
  const name = placeName([...(option.path ?? []), option].map(({ title }) => inLanguage(title, language)));
  return language === "lo" ? <WholeWords>{name}</WholeWords> : name;
}

// Loaded with the first form or filter that needs it.
const controls = () => import("./ReferenceControls.tsx");
const Input = lazyControl(async () => (await controls()).ReferenceInput);
const Filter = lazyControl(async () => (await controls()).ReferenceFilter, <ChoicesSkeleton />);

export const referenceView: FieldView<ReferenceField> = { Cell, Input, Filter, width: 140, minWidth: 92 };
