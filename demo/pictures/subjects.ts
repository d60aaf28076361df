import { z } from "zod";

/** Folder of the still lifes. */
export const STILLS = "/file/product/demo/";

/** Folder of each family of pictures, with the number of variants of each subject. */
const FAMILIES = {
  /** Land, places, people's work: for news, enterprises and brands. */
  "/file/news/demo/": {
    terraces: 4,
    mekong: 4,
    karst: 3,
    "tea-hills": 6,
    "coffee-slope": 4,
    "market-street": 4,
    "night-market": 2,
    warehouse: 4,
    greenhouse: 6,
    "buffalo-field": 3,
    village: 5,
    temple: 3,
    railway: 2,
    "border-road": 3,
    rain: 3,
    drone: 2,
    orchard: 12,
    "fair-tents": 3,
    "rice-harvest": 5,
    "fish-pond": 2,
    "drying-beds": 2,
    forest: 8,
    waterfall: 1,
    "banana-grove": 2,
  },
  /** Things that grow and are made, arranged on a table. */
  [STILLS]: {
    "sticky-rice": 2,
    "paddy-rice": 3,
    "black-rice": 1,
    maize: 2,
    soybean: 1,
    peanut: 1,
    sesame: 1,
    "coffee-cherries": 2,
    "coffee-beans": 3,
    "coffee-bag": 3,
    "coffee-cup": 1,
    "coffee-roast": 1,
    "tea-cake": 4,
    "green-tea": 5,
    "tea-box": 4,
    cardamom: 3,
    chili: 2,
    ginger: 1,
    turmeric: 1,
    lemongrass: 1,
    garlic: 2,
    watermelon: 2,
    banana: 2,
    mango: 2,
    durian: 1,
    "dragon-fruit": 1,
    "passion-fruit": 2,
    pineapple: 1,
    mandarin: 2,
    pomelo: 1,
    avocado: 2,
    macadamia: 2,
    walnut: 1,
    honey: 4,
    "brown-sugar": 2,
    cassava: 3,
    potato: 1,
    mushrooms: 4,
    "bamboo-shoots": 2,
    vegetables: 6,
    roses: 3,
    fish: 2,
    "river-weed": 2,
    jerky: 2,
    chicken: 2,
    pork: 1,
    silk: 4,
    cotton: 2,
    padaek: 1,
    rubber: 2,
  },
} as const;

type Families = typeof FAMILIES;
/** Subjects that are drawn for the demonstration. */
export type PictureSubject = { [Place in keyof Families]: keyof Families[Place] }[keyof Families];

/** One picture: what it shows, and which of its variants (from 1). */
export interface DemoPicture {
  readonly subject: PictureSubject;
  readonly variant: number;
  /** Its address, known before it is drawn. */
  readonly path: string;
}

/** All of them. */
export const DEMO_PICTURES: readonly DemoPicture[] = Object.entries(FAMILIES).flatMap(([place, subjects]) =>
  Object.entries(subjects).flatMap(([subject, variants]) =>
    Array.from({ length: variants }, (_, index) => ({
      subject: subject as PictureSubject,
      variant: index + 1,
      path: `${place}${subject}-${index + 1}.jpg`,
    })),
  ),
);

const PATHS: ReadonlyMap<string, string> = new Map(
  DEMO_PICTURES.map(({ subject, variant, path }) => [`${subject}-${variant}`, path]),
);

/** In a text the name of a drawn picture, such as `mango-1`; read, its address. */
export const picture = z.string().transform((name, context): string => {
  const path = PATHS.get(name);
  if (path) return path;
  context.addIssue(`No picture is called ${name}.`);
  return z.NEVER;
});

/** Subjects that also hang across the top of the home page, cut from the given height of their scene. */
export const BANNER_CUTS = {
  terraces: 200,
  "coffee-slope": 185,
  "tea-hills": 170,
  mekong: 190,
  "market-street": 190,
  railway: 150,
} as const satisfies Partial<Record<PictureSubject, number>>;
export type BannerSubject = keyof typeof BANNER_CUTS;
/** In a text the name of a banner's picture. */
export const bannerSubject = z.literal(Object.keys(BANNER_CUTS) as BannerSubject[]);

export const MARKS = { brand: 20, enterprise: 30 } as const;
/** Scanned certificates, one for each in `texts/certificates.json`. */
export const SCANS = 20;

/** The address of a broad picture for the home page. */
export const demoBanner = (subject: BannerSubject): string => `/file/banner/demo/${subject}.jpg`;
/** The address of a sign, from 0. */
export const demoMark = (of: keyof typeof MARKS, index: number): string => `/file/${of}/demo/mark-${index + 1}.png`;
/** The address of a scanned certificate, from 0. */
export const demoScan = (index: number): string => `/file/enterprise/demo/certificate-${index + 1}.jpg`;
