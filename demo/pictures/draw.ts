import {
  BANNER_CUTS,
  DEMO_PICTURES,
  demoBanner,
  demoMark,
  demoScan,
  MARKS,
  SCANS,
  type BannerSubject,
  type PictureSubject,
} from "./subjects.ts";
import { HIGH, WIDE } from "./land.ts";
import * as fields from "./landscapes-fields.ts";
import * as hills from "./landscapes-hills.ts";
import * as places from "./landscapes-places.ts";
import * as rocks from "./landscapes-rocks.ts";
import * as waters from "./landscapes-water.ts";
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
import { certificateSheet, mark } from "./marks.ts";
import { takePen, type Pen } from "./pen.ts";

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

const SIZE = { width: 1440, height: 960 } as const;

const sceneOf = (subject: PictureSubject, variant: number, view: string, width: number, height: number): string => {
  const pen = takePen(seedOf(`${subject} ${variant}`));
  return pen.page(DRAWN[subject](pen, variant), view, width, height);
};

const signOf = (draw: (pen: Pen, index: number) => string, index: number, width: number, height: number): string => {
  const pen = takePen(index + 1);
  return pen.page(draw(pen, index), `0 0 ${width} ${height}`, width, height);
};

/** Everything the demonstration shows. */
export const drawnPictures = (): Drawn[] => [
  ...(Object.entries(BANNER_CUTS) as [BannerSubject, number][]).map(([subject, top]) => ({
    path: demoBanner(subject),
    width: 2400,
    height: 1000,
    draw: () => sceneOf(subject, 1, `0 ${top} ${WIDE} 500`, 2400, 1000),
  })),
  ...DEMO_PICTURES.map(({ subject, variant, path }) => ({
    ...SIZE,
    path,
    draw: () => sceneOf(subject, variant, `0 0 ${WIDE} ${HIGH}`, SIZE.width, SIZE.height),
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
    width: 1000,
    height: 1414,
    draw: () => signOf(certificateSheet, index, 1000, 1414),
  })),
];
