import { z } from "zod";
import { imageAddress } from "../../fields/image/image.ts";
import { withAsciiDigits } from "../../contract/characters/ascii-digits.ts";
import { EMAIL, PHONE } from "../../contract/contact-rules.ts";
import { displayName } from "../../contract/characters/written-text.ts";
import { line, lines, says, secretText } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { PRIVACY_MAX } from "./setting-descriptions.ts";
import type { SettingKey } from "./setting.ts";

const texts = defineTexts("setting-value", {
  phone: {
    zh: "请填写电话号码，例如 +856 21 555 000",
    lo: "ກະລຸນາໃສ່ເບີໂທ, ເຊັ່ນ +856 21 555 000",
    en: "Enter a phone number, such as +856 21 555 000",
  },
  email: { zh: "请填写有效的邮箱", lo: "ກະລຸນາໃສ່ອີເມວທີ່ຖືກຕ້ອງ", en: "Enter a valid email address" },
  icp: {
    zh: "请填写备案号或许可证号，例如 滇ICP备2026000001号-1",
    lo: "ກະລຸນາໃສ່ເລກ ICP, ເຊັ່ນ 滇ICP备2026000001号-1",
    en: "Enter the number as registered, such as 滇ICP备2026000001号-1",
  },
  picture: {
    zh: "请使用本系统上传的 JPG/PNG 图片",
    lo: "ກະລຸນາໃຊ້ຮູບ JPG/PNG ທີ່ອັບໂຫຼດໃນລະບົບນີ້",
    en: "Use a JPG/PNG image that was uploaded here",
  },
});

/** A site's number at China's ministry: of a filing (备), of a licence (证), or of a licence alone (粤B2-20090191). */
const ICP = /^\p{Script=Han}(ICP[备证] ?\d{5,12} ?号?|[AB][12]-\d{8})(-\d{1,4}[A-Z]?)?$/iu;
/** True also for letters, digits and dashes of full width. */
export const isIcpNumber = (text: string): boolean => ICP.test(text.normalize("NFKC"));

const isOn = z.enum(["0", "1"]);

// Only uploaded pictures (IN-12): the content security policy allows no others (HD-02).
const picture = z
  .string()
  .max(200)
  .refine((path) => path === "" || imageAddress.safeParse(path).success, says(texts.picture));

/** The schema of each setting's value (ST-05). The server also checks patterns and secrets. */
export const SETTING_SCHEMAS: Readonly<Record<SettingKey, z.ZodType<string, string>>> = {
  "sys.name": displayName(60), // the server demands it in one language
  "sys.nameEn": displayName(60),
  "sys.nameLo": displayName(60),
  "sys.subname": displayName(60),
  "sys.subnameEn": displayName(60),
  "sys.subnameLo": displayName(60),
  "sys.logo": picture,
  "sys.lock.enable": isOn,
  "sys.lock.password.default": secretText(128),
  "sys.lock.background-image": picture,
  "sys.watermark.enable": isOn,
  "sys.sidedrawer.enable": isOn,
  "sys.download.type": z.enum(["1", "2", "3"]),
  "sys.lang.enable": isOn,
  "site.phone": line(40)
    .overwrite(withAsciiDigits)
    .refine((phone) => phone === "" || PHONE.test(phone), says(texts.phone)),
  "site.email": line(120).refine((email) => email === "" || EMAIL.test(email), says(texts.email)),
  "site.address": line(200),
  "site.addressEn": line(200),
  "site.addressLo": line(200),
  "site.copyright": line(200),
  "site.copyrightEn": line(200),
  "site.copyrightLo": line(200),
  "site.icp": line(60).refine((number) => number === "" || isIcpNumber(number), says(texts.icp)),
  "site.privacy": lines(PRIVACY_MAX),
  "site.privacyEn": lines(PRIVACY_MAX),
  "site.privacyLo": lines(PRIVACY_MAX),
  // The server checks its length (200) and run time (W10).
  passwordRegex: secretText(1000),
  passwordErrorMessage: line(200),
  passwordErrorMessageEn: line(200),
  passwordErrorMessageLo: line(200),
};

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTING_SCHEMAS, key);
