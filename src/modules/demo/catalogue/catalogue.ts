import type { DemoEnterprise, DemoProduct } from "../words.ts";
import { ENTERPRISES_OF_LAOS } from "./enterprises-laos.ts";
import { ENTERPRISES_OF_YUNNAN } from "./enterprises-yunnan.ts";
import { ANIMALS_AND_CRAFTS } from "./products-animals.ts";
import { DRINKS } from "./products-drinks.ts";
import { FOREST } from "./products-forest.ts";
import { FRUITS } from "./products-fruit.ts";
import { GARDEN } from "./products-garden.ts";
import { GRAINS } from "./products-grain.ts";

export const ENTERPRISES: readonly DemoEnterprise[] = [...ENTERPRISES_OF_LAOS, ...ENTERPRISES_OF_YUNNAN];

const FAMILIES = [DRINKS, GRAINS, FRUITS, FOREST, ANIMALS_AND_CRAFTS, GARDEN];

/** In the order of the public list: of each family the first one, then of each the second, so that a page shows a bit of everything. */
export const PRODUCTS: readonly (DemoProduct & { readonly sort: number })[] = FAMILIES.flatMap((products, family) =>
  products.map((each, place) => ({ ...each, sort: (place * FAMILIES.length + family) * 10 })),
).toSorted((one, other) => one.sort - other.sort);
