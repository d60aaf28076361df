import { z } from "zod";
import { brandTexts, certificateTexts, enterpriseTexts } from "../seed/catalogue.server.ts";
import { readText, writtenInAll, type Written } from "../seed/texts.server.ts";
import {
  BANNER_CUTS,
  DEMO_PICTURES,
  demoBanner,
  demoMark,
  demoScan,
  type BannerSubject,
  type PictureSubject,
} from "./subjects.ts";

type Words = z.infer<typeof writtenInAll>;

const signOf = ({ zh, lo = zh, en = zh }: Written): Words => ({
  zh: `${zh}的标志`,
  lo: `ໂລໂກ້ ${lo}`,
  en: `Logo of ${en}`,
});

/** What each picture shows, by its address: people choose among pictures by it, and screen readers say it. */
export function pictureNames(): ReadonlyMap<string, Words> {
  const scenes = readText("pictures", z.record(z.string(), writtenInAll));
  const sceneOf = (subject: PictureSubject): Words => {
    const words = scenes[subject];
    if (!words) throw new Error(`pictures.json does not say what ${subject} shows.`);
    return words;
  };
  return new Map([
    ...DEMO_PICTURES.map(({ path, subject }) => [path, sceneOf(subject)] as const),
    ...(Object.keys(BANNER_CUTS) as BannerSubject[]).map((subject) => [demoBanner(subject), sceneOf(subject)] as const),
    ...enterpriseTexts().map(({ name }, index) => [demoMark("enterprise", index), signOf(name)] as const),
    ...brandTexts().map(({ name }, index) => [demoMark("brand", index), signOf(name)] as const),
    ...certificateTexts().map(
      ({ number }, index) =>
        [demoScan(index), { zh: `证书 ${number}`, lo: `ໃບຢັ້ງຢືນ ${number}`, en: `Certificate ${number}` }] as const,
    ),
  ]);
}
