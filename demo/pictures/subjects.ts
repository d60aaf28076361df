import { z } from "zod";

/** Folder of the still lifes. */
export const STILLS = "/file/product/demo/";

/** Folder of each family of pictures, with the number of variants of each subject. */
const FAMILIES = {
  /** Land, places, people's work: for news, enterprises and brands. */
  "/file/news/demo/": {
    terraces: 3,
    mekong: 2,
    karst: 2,
    "tea-hills": 4,
    "coffee-slope": 3,
    "market-street": 2,
    "night-market": 1,
    warehouse: 2,
    greenhouse: 3,
    "buffalo-field": 2,
    village: 3,
    temple: 2,
    railway: 2,
    "border-road": 1,
    rain: 1,
    drone: 1,
    orchard: 6,
    "fair-tents": 1,
    "rice-harvest": 3,
    "fish-pond": 1,
  },
  /** Things that grow and are made, arranged on a table. */
  [STILLS]: {
    "sticky-rice": 1,
    "paddy-rice": 2,
    "black-rice": 1,
    maize: 1,
    soybean: 1,
    peanut: 1,
    sesame: 1,
    "coffee-cherries": 2,
    "coffee-beans": 3,
    "coffee-bag": 2,
    "tea-cake": 2,
    "green-tea": 3,
    "tea-box": 2,
    cardamom: 2,
    chili: 1,
    ginger: 1,
    turmeric: 1,
    lemongrass: 1,
    garlic: 2,
    watermelon: 2,
    banana: 2,
    mango: 2,
    durian: 1,
    "dragon-fruit": 1,
    "passion-fruit": 1,
    pineapple: 1,
    mandarin: 2,
    pomelo: 1,
    avocado: 1,
    macadamia: 1,
    walnut: 1,
    honey: 3,
    "brown-sugar": 1,
    cassava: 2,
    potato: 1,
    mushrooms: 3,
    "bamboo-shoots": 2,
    vegetables: 5,
    roses: 2,
    fish: 2,
    "river-weed": 1,
    jerky: 2,
    chicken: 2,
    pork: 1,
    silk: 2,
    cotton: 1,
    padaek: 1,
    rubber: 1,
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
