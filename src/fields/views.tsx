import { choiceView } from "./choice/ChoiceView.tsx";
import { choicesView } from "./choices/ChoicesView.tsx";
import { dateView } from "./date/DateView.tsx";
import { dictionaryView } from "./dictionary/DictionaryView.tsx";
import { documentsView } from "./documents/DocumentsView.tsx";
import type { Field, FieldKind } from "./field.ts";
import type { FieldView } from "./field-view.web.ts";
import { flagView } from "./flag/FlagView.tsx";
import { imageView } from "./image/ImageView.tsx";
import { imagesView } from "./images/ImagesView.tsx";
import { longTextView } from "./long-text/LongTextView.tsx";
import { momentView } from "./moment/MomentView.tsx";
import { numberView } from "./number/NumberView.tsx";
import { passwordView } from "./password/PasswordView.tsx";
import { referenceView } from "./reference/ReferenceView.tsx";
import { referencesView } from "./references/ReferencesView.tsx";
import { richTextView } from "./rich-text/RichTextView.tsx";
import { textView } from "./text/TextView.tsx";
import { translatedTextView } from "./translated-text/TranslatedTextView.tsx";

// A kind without a view does not compile. The kind determines the field's type, so the cast below is safe.
const VIEWS = {
  text: textView,
  "long-text": longTextView,
  "translated-text": translatedTextView,
  number: numberView,
  flag: flagView,
  dictionary: dictionaryView,
  date: dateView,
  image: imageView,
  images: imagesView,
  documents: documentsView,
  reference: referenceView,
  references: referencesView,
  choice: choiceView,
  choices: choicesView,
  moment: momentView,
  "rich-text": richTextView,
  password: passwordView,
} satisfies Record<FieldKind, unknown>;

/** The view of a field, for values of any kind. */
export const viewOfField = (field: Field): FieldView<Field> => VIEWS[field.kind] as unknown as FieldView<Field>;
