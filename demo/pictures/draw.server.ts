import {
  BANNER_CUTS,
  DEMO_PICTURES,
  demoBanner,
  demoMark,
  demoScan,
  MARKS,
  SCANS,
  STILLS,
  type BannerSubject,
  type PictureSubject,
} from "./subjects.ts";
import { HIGH, WIDE } from "./land.ts";
import * as fields from "./landscapes-fields.ts";
import * as hills from "./landscapes-hills.ts";
import * as places from "./landscapes-places.ts";
import * as rocks from "./landscapes-rocks.ts";
import * as waters from "./landscapes-water.ts";
import * as woods from "./landscapes-woods.ts";
import * as works from "./landscapes-works.ts";
import * as animals from "./still-animals.ts";
import * as crafts from "./still-crafts.ts";
import * as drinks from "./still-drinks.ts";
import * as south from "./still-fruit-south.ts";
import * as fruit from "./still-fruit.ts";
import * as grains from "./still-grains.ts";
import * as greens from "./still-greens.ts";
import * as roots from "./still-roots.ts";
import * as wares from "./still-wares.ts";
import { certificateSheet } from "./certificate-sheet.server.ts";
import { mark } from "./marks.ts";
import { box, takePen, type Pen } from "./pen.ts";

type Drawing = (pen: Pen, variant: number) => string;

const DRAWN: Readonly<Record<PictureSubject, Drawing>> = {
  terraces: fields.terraces,
  mekong: waters.mekong,
  karst: rocks.karst,
  "tea-hills": hills.teaHills,
  "coffee-slope": hills.coffeeSlope,
  "market-street": places.marketStreet,
  "night-market": places.nightMarket,
  warehouse: works.warehouse,
  greenhouse: works.greenhouse,
  "buffalo-field": fields.buffaloField,
  village: waters.village,
  temple: waters.temple,
  railway: waters.railway,
  "border-road": works.borderRoad,
  "drying-beds": works.dryingBeds,
  forest: woods.forest,
  waterfall: woods.waterfall,
  "banana-grove": woods.bananaGrove,
  rain: fields.rain,
  drone: fields.drone,
  orchard: rocks.orchard,
  "fair-tents": places.fairTents,
  "rice-harvest": fields.riceHarvest,
  "fish-pond": fields.fishPond,
  "sticky-rice": grains.stickyRice,
  "paddy-rice": grains.paddyRice,
  "black-rice": grains.blackRice,
  maize: grains.maize,
  soybean: grains.soybean,
  peanut: grains.peanut,
  sesame: grains.sesame,
  "coffee-cherries": grains.coffeeCherries,
  "coffee-beans": grains.coffeeBeans,
  cardamom: grains.cardamom,
  macadamia: grains.macadamias,
  walnut: grains.walnuts,
  watermelon: fruit.watermelon,
  banana: fruit.banana,
  mango: fruit.mango,
  durian: south.durian,
  "dragon-fruit": south.dragonFruit,
  "passion-fruit": south.passionFruit,
  pineapple: south.pineapple,
  mandarin: fruit.mandarin,
  pomelo: fruit.pomelo,
  avocado: south.avocado,
  "coffee-bag": drinks.coffeeBag,
  "coffee-cup": drinks.coffeeCup,
  "coffee-roast": drinks.coffeeRoast,
  "tea-cake": drinks.teaCake,
  "green-tea": drinks.greenTea,
  "tea-box": drinks.teaBox,
  chili: greens.chili,
  ginger: roots.ginger,
  turmeric: roots.turmeric,
  lemongrass: greens.lemongrass,
  garlic: roots.garlic,
  honey: wares.honey,
  "brown-sugar": wares.brownSugar,
  cassava: roots.cassava,
  potato: roots.potato,
  mushrooms: greens.mushrooms,
  "bamboo-shoots": greens.bambooShoots,
  vegetables: greens.vegetables,
  roses: greens.roses,
  fish: animals.fish,
  "river-weed": animals.riverWeed,
  jerky: animals.jerky,
  chicken: animals.chicken,
  pork: animals.pork,
  silk: crafts.silk,
  cotton: crafts.cotton,
  padaek: wares.padaek,
  rubber: crafts.rubber,
};

const seedOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

/** A picture that is drawn when it is wanted. */
export interface Drawn {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  draw(): string;
}

/** Sizes in pixels. Land fills the width of a page; still lifes are shown on half of it at most. */
const LAND = { width: 1440, height: 960 } as const;
const STILL = { width: 1080, height: 720 } as const;
const SCAN = { width: 800, height: 1131 } as const;

/** Number of variants of a drawing; a drawing without a number has one. */
const OWN_VARIANTS: Readonly<Partial<Record<PictureSubject, number>>> = {
  terraces: 3,
  orchard: 6,
  mekong: 2,
  karst: 2,
  "tea-hills": 2,
  "coffee-slope": 2,
  "market-street": 2,
  warehouse: 2,
  greenhouse: 2,
  "buffalo-field": 2,
  village: 2,
  temple: 2,
  railway: 2,
  "drying-beds": 2,
  forest: 3,
  "banana-grove": 2,
  "rice-harvest": 2,
  "paddy-rice": 2,
  "coffee-cherries": 2,
  "coffee-beans": 3,
  "tea-cake": 2,
  "green-tea": 2,
  watermelon: 2,
  mandarin: 2,
  honey: 2,
  mushrooms: 2,
  vegetables: 2,
  silk: 2,
};

/** Lights of further variants: dawn, rain, late sun. */
const LIGHTS = ["#e58f7a", "#4f7c97", "#f0b04a"] as const;

/**
 * A further variant of a drawing: from the other side, in another light, with everything by chance in another place.
 */
const seenAgain = (content: string, again: number): string =>
  `<g transform="translate(${WIDE} 0) scale(-1 1)">${content}</g>` +
  box(0, 0, WIDE, HIGH, LIGHTS[(again - 1) % LIGHTS.length] ?? LIGHTS[0], 'opacity="0.12"');

const sceneOf = (subject: PictureSubject, variant: number, view: string, width: number, height: number): string => {
  const own = OWN_VARIANTS[subject] ?? 1;
  const again = Math.floor((variant - 1) / own);
  const pen = takePen(seedOf(`${subject} ${variant}`), again);
  const content = DRAWN[subject](pen, ((variant - 1) % own) + 1);
  return pen.page(again === 0 ? content : seenAgain(content, again), view, width, height);
};

const sheetOf = (index: number): string => {
  const pen = takePen(index + 1);
  return pen.page(certificateSheet(pen, index), "0 0 1000 1414", SCAN.width, SCAN.height);
};

const signOf = (draw: (pen: Pen, index: number) => string, index: number, width: number, height: number): string => {
  const pen = takePen(index + 1);
  return pen.page(draw(pen, index), `0 0 ${width} ${height}`, width, height);
};

const sizeOf = (path: string) => (path.startsWith(STILLS) ? STILL : LAND);

/** Everything the demonstration shows. */
export const drawnPictures = (): Drawn[] => [
  ...(Object.entries(BANNER_CUTS) as [BannerSubject, number][]).map(([subject, top]) => ({
    path: demoBanner(subject),
    width: 2400,
    height: 1000,
    draw: () => sceneOf(subject, 1, `0 ${top} ${WIDE} 500`, 2400, 1000),
  })),
  ...DEMO_PICTURES.map(({ subject, variant, path }) => ({
    ...sizeOf(path),
    path,
    draw: () => sceneOf(subject, variant, `0 0 ${WIDE} ${HIGH}`, sizeOf(path).width, sizeOf(path).height),
  })),
  ...(Object.keys(MARKS) as (keyof typeof MARKS)[]).flatMap((of) =>
    Array.from({ length: MARKS[of] }, (_, index) => ({
      path: demoMark(of, index),
      width: 400,
      height: 400,
      draw: () => signOf((pen) => mark(pen, of, index), index, 400, 400),
    })),
  ),
  ...Array.from({ length: SCANS }, (_, index) => ({
    path: demoScan(index),
    ...SCAN,
    draw: () => sheetOf(index),
  })),
];
