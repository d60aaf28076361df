import { BORDER } from "./border.ts";
import { COFFEE } from "./coffee.ts";
import { DESK } from "./desk.ts";
import { FIELD_WATCH } from "./field-watch.ts";
import { FOREST } from "./forest.ts";
import { FRUIT } from "./fruit.ts";
import { LIVESTOCK } from "./livestock.ts";
import { NOT_YET_PUBLIC } from "./not-yet-public.ts";
import { PEOPLE } from "./people.ts";
import { RICE } from "./rice.ts";
import { TEA } from "./tea.ts";
import type { DemoArticle } from "./written-article.ts";

/** News as a farming magazine of the region would have printed it. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [
  ...DESK,
  ...COFFEE,
  ...TEA,
  ...RICE,
  ...BORDER,
  ...FOREST,
  ...LIVESTOCK,
  ...FRUIT,
  ...FIELD_WATCH,
  ...PEOPLE,
  ...NOT_YET_PUBLIC,
];
