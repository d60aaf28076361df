import { z } from "zod";
import { readRecords, readText } from "../seed/texts.server.ts";
import { inLines, lettering, widthOf } from "./letters.server.ts";
import { crest } from "./marks.ts";
import { at, box, darker, lighter, oval, path, stroke, times, type Pen } from "./pen.ts";

/** Headings of the kinds of certificates. */
const HEADINGS = {
  laoOrganic: ["老挝有机农产品认证证书", "ໃບຢັ້ງຢືນກະສິກຳອິນຊີລາວ", "Lao Organic Certificate"],
  geographical: ["农产品地理标志使用证书", "ໃບຢັ້ງຢືນສິ່ງຊີ້ບອກທາງພູມສາດ", "Geographical Indication Certificate"],
  gap: ["良好农业规范认证证书", "ໃບຢັ້ງຢືນການປະຕິບັດກະສິກຳທີ່ດີ", "Good Agricultural Practice Certificate"],
  haccp: ["危害分析与关键控制点认证证书", "ໃບຢັ້ງຢືນລະບົບ HACCP", "HACCP System Certificate"],
  iso22000: ["食品安全管理体系认证证书", "ໃບຢັ້ງຢືນຄວາມປອດໄພອາຫານ", "Food Safety Management Certificate"],
  organic: ["有机产品认证证书", "ໃບຢັ້ງຢືນຜະລິດຕະພັນອິນຊີ", "Organic Product Certificate"],
  greenFood: ["绿色食品证书", "ໃບຢັ້ງຢືນອາຫານສີຂຽວ", "Green Food Certificate"],
  iso9001: ["质量管理体系认证证书", "ໃບຢັ້ງຢືນຄຸນນະພາບ", "Quality Management Certificate"],
} as const;

/** Names of the lines of a certificate. */
const LINES = {
  number: ["证书编号", "ເລກທີ", "Number"],
  holder: ["持证单位", "ຜູ້ຖືໃບຢັ້ງຢືນ", "Holder"],
  scope: ["认证范围", "ຂອບເຂດ", "Scope"],
  issuer: ["发证机构", "ອອກໂດຍ", "Issued by"],
} as const;

const inEnglish = z.looseObject({ en: z.string().optional() });
const certificates = z.array(
  z.looseObject({
    number: z.string(),
    enterprise: z.string(),
    kind: z.literal(Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]),
    scope: inEnglish,
    issuer: inEnglish,
  }),
);

interface Sheet {
  readonly heading: (typeof HEADINGS)[keyof typeof HEADINGS];
  readonly lines: readonly (readonly [names: readonly string[], value: string])[];
}

/** The text of each certificate of the demonstration. */
function sheetsWritten(): readonly Sheet[] {
  const enterprise = z.looseObject({ key: z.string(), name: inEnglish });
  const names = new Map(readRecords("enterprises", enterprise).map(({ key, name }) => [key, name.en ?? ""]));
  return readText("certificates", certificates).map((each) => ({
    heading: HEADINGS[each.kind],
    lines: [
      [LINES.number, each.number],
      [LINES.holder, names.get(each.enterprise) ?? ""],
      [LINES.scope, each.scope.en ?? ""],
      [LINES.issuer, each.issuer.en ?? ""],
    ],
  }));
}

let sheets: readonly Sheet[] | undefined;

const PAPER = "#fbf6e6";
const INKS = ["#2f5f52", "#8a5a2a", "#2f5672"] as const;

const border = (ink: string): string =>
  times(2, (index) =>
    box(
      46 + index * 26,
      46 + index * 26,
      908 - index * 52,
      1322 - index * 52,
      "none",
      `stroke="${index ? lighter(ink, 0.4) : ink}" stroke-width="${index ? 3 : 12}"`,
    ),
  ) +
  [
    [72, 72],
    [928, 72],
    [72, 1342],
    [928, 1342],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        times(4, (index) => oval(0, -22, 10, 22, ink, `transform="rotate(${index * 90 + 45})"`)),
      ),
    )
    .join("");

/** The issuer's seal, which says that it is not a real one. */
function seal(): string {
  const red = "#b5372f";
  const around = "DEMO – NOT VALID – DEMO – NOT VALID – ";
  const letters = [...around].map((letter, index) =>
    at(0, 0, lettering(letter, 0, -78, { size: 22, color: red, anchor: "middle" }), 1, (index * 360) / around.length),
  );
  return at(
    720,
    1120,
    oval(0, 0, 112, 112, "none", `stroke="${red}" stroke-width="7"`) +
      oval(0, 0, 66, 66, "none", `stroke="${red}" stroke-width="2.5"`) +
      path("M0-44L11-14L44-14L17 5L27 36L0 17L-27 36L-17 5L-44-14L-11-14z", red) +
      letters.join(""),
    1,
    -12,
  );
}

/** Size at which a heading fits between the borders. */
const fitting = (text: string, size: number): number => Math.min(size, (size * 780) / widthOf(text, size));

/** A certificate as a scanner sees it: paper, border, seal, and what its record says, in letters that can be read. */
export function certificateSheet(pen: Pen, number: number): string {
  sheets ??= sheetsWritten();
  const sheet = sheets[number];
  if (!sheet) throw new Error(`There is no certificate ${number}`);
  const ink = INKS[number % INKS.length] ?? INKS[0];
  const dark = darker(PAPER, 0.82);
  const [chinese, lao, english] = sheet.heading;
  const middle = (text: string, y: number, size: number, color: string) =>
    lettering(text, 500, y, { size: fitting(text, size), color, anchor: "middle" });
  const rosette = times(36, (index) =>
    at(0, 0, oval(0, -96, 15, 40, "none", `stroke="${ink}" stroke-width="2" opacity="0.5"`), 1, index * 10),
  );
  const weave = stroke(
    times(46, (index) => `M0 ${index * 32}q125-22 250 0t250 0 250 0 250 0`),
    ink,
    1,
    'opacity="0.14"',
  );
  const written = sheet.lines
    .filter(([, value]) => value !== "")
    .map(([[inChinese = "", inLao = "", name = ""], value], index) => {
      const y = 640 + index * 96;
      // Long values are written smaller, on two lines at most.
      const size = inLines(value, 27, 440).length > 2 ? 23 : 27;
      return (
        lettering(inChinese, 150, y, { size: 25, color: ink }) +
        lettering(inLao, 150, y + 34, { size: 22, color: ink }) +
        lettering(name, 290, y, { size: 20, color: darker(PAPER, 0.55) }) +
        inLines(value, size, 440)
          .map((text, row) => lettering(text, 410, y + row * 34, { size, color: dark }))
          .join("") +
        stroke(`M150 ${y + 54}H850`, ink, 1, 'opacity="0.35"')
      );
    });
  return (
    box(
      0,
      0,
      1000,
      1414,
      pen.linear([
        [0, PAPER],
        [1, darker(PAPER, 0.06)],
      ]),
    ) +
    weave +
    border(ink) +
    at(500, 220, rosette + at(0, 0, crest(pen, number, ink), 0.5)) +
    middle(chinese, 425, 62, ink) +
    middle(lao, 500, 44, ink) +
    middle(english, 562, 38, dark) +
    written.join("") +
    middle("有效期以网上查验为准", 1262, 23, ink) +
    middle("ກວດອາຍຸໃບຢັ້ງຢືນທາງເວັບໄຊ", 1298, 22, ink) +
    stroke("M190 1130q30-60 54-10t40-30 30 20 44-34 60 26", "#27404a", 5) +
    stroke("M170 1160H450", ink, 2) +
    seal() +
    lettering("示例", 150, 1212, { size: 24, color: "#b5372f" }) +
    lettering("ຕົວຢ່າງ", 214, 1212, { size: 24, color: "#b5372f" }) +
    lettering("Specimen", 306, 1212, { size: 24, color: "#b5372f" }) +
    box(
      0,
      0,
      1000,
      1414,
      pen.linear(
        [
          [0, "#ffffff", 0.25],
          [0.5, "#ffffff", 0],
          [1, "#4b3a20", 0.12],
        ],
        [0, 0, 1, 0.4],
      ),
    )
  );
}
