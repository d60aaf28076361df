import { z } from "zod";
import { imageAddress } from "../../fields/image/image.ts";
import { displayName, line, says, secretText } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import type { SettingKey } from "./setting.ts";

const texts = defineTexts("setting-value", {
  picture: {
    zh: "请使用本系统上传的 JPG/PNG 图片",
    lo: "ກະລຸນາໃຊ້ຮູບ JPG/PNG ທີ່ອັບໂຫຼດໃນລະບົບນີ້",
    en: "Use a JPG/PNG image that was uploaded here",
  },
});

const isOn = z.enum(["0", "1"]);

// Only uploaded pictures (IN-12): the content security policy allows no others (HD-02).
const picture = z
  .string()
  .max(200)
  .refine((path) => path === "" || imageAddress.safeParse(path).success, says(texts.picture));

/** The schema of each setting's value (ST-05). The server also checks patterns and secrets. */
export const SETTING_VALUES: Readonly<Record<SettingKey, z.ZodType<string, string>>> = {
  "sys.name": displayName(60).min(1),
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
  // The server checks its length (200) and run time (W10).
  passwordRegex: secretText(1000),
  passwordErrorMessage: line(200),
  passwordErrorMessageEn: line(200),
  passwordErrorMessageLo: line(200),
};

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTING_VALUES, key);
