import { z } from "zod";
import { withAsciiDigits } from "../../contract/characters/ascii-digits.ts";
import { EMAIL, PHONE } from "../../contract/contact-rules.ts";
import { expectedVersion } from "../../contract/optimistic-locking.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { displayName } from "../../contract/characters/written-text.ts";
import { line, lines, says } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { withWireNames } from "../../contract/wire/wire.ts";

export const OWN_ACCOUNT_TEXTS = defineTexts("ownAccount", {
  info: { zh: "我的个人信息", lo: "ຂໍ້ມູນສ່ວນຕົວຂອງຂ້ອຍ", en: "One’s own account" },
  update: { zh: "修改我的个人信息", lo: "ແກ້ໄຂຂໍ້ມູນສ່ວນຕົວຂອງຂ້ອຍ", en: "Change one’s own account" },
  phone: {
    zh: "请输入有效的电话号码，例如 +856 20 5555 1234",
    lo: "ກະລຸນາປ້ອນເບີໂທທີ່ຖືກຕ້ອງ, ເຊັ່ນ +856 20 5555 1234",
    en: "Enter a phone number, such as +856 20 5555 1234",
  },
  email: {
    zh: "请输入有效的邮箱地址，如 name@example.com",
    lo: "ກະລຸນາປ້ອນອີເມວທີ່ຖືກຕ້ອງ, ເຊັ່ນ name@example.la",
    en: "Enter an email address, such as name@example.la",
  },
  portrait: {
    zh: "请选择您自己上传的头像",
    lo: "ກະລຸນາເລືອກຮູບທີ່ທ່ານອັບໂຫຼດເອງ",
    en: "Choose an image that you uploaded yourself",
  },
});

/** §7 base_path. */
export const PORTRAIT_PLACE = "/file/avatar/";

/** Maximum lengths in characters. */
export const OWN_LIMITS = { realName: 50, phone: 24, email: 100, introduction: 500 } as const;

export const isPhone = (text: string): boolean => PHONE.test(withAsciiDigits(text));
export const isEmail = (text: string): boolean => EMAIL.test(text);

const orEmpty = (is: (text: string) => boolean) => (text: string) => text === "" || is(text);

/** Omitted members stay unchanged. Other members of an account cannot be set here (AZ-08). */
const own = {
  realName: displayName(OWN_LIMITS.realName).min(1).optional(),
  phone: line(OWN_LIMITS.phone)
    .overwrite(withAsciiDigits)
    .refine(orEmpty(isPhone), says(OWN_ACCOUNT_TEXTS.phone))
    .optional(),
  email: line(OWN_LIMITS.email).refine(orEmpty(isEmail), says(OWN_ACCOUNT_TEXTS.email)).optional(),
  avatar: line(200).optional(),
  introduction: lines(OWN_LIMITS.introduction).optional(),
};
const NAMES = { realName: "realname", avatar: "portrait" };

const account = withWireNames(
  {
    username: z.string(),
    realName: z.string(),
    phone: z.string(),
    email: z.string(),
    avatar: z.string(),
    introduction: z.string(),
    roles: z.array(z.object({ code: z.string(), name: z.string(), nameEn: z.string(), nameLo: z.string() })),
    version: z.int(),
  },
  NAMES,
);
export type OwnAccount = z.output<typeof account>;

export const ownAccount = {
  info: endpoint({
    method: "GET",
    path: "/sys/user/my/info",
    permission: "signed-in",
    title: OWN_ACCOUNT_TEXTS.info,
    input: z.object({}),
    reply: account,
  }),
  /** With `version`, saving over another change is refused. */
  update: endpoint({
    method: "POST",
    path: "/sys/user/my/update",
    permission: "signed-in",
    title: OWN_ACCOUNT_TEXTS.update,
    input: withWireNames({ ...own, version: expectedVersion }, NAMES),
    reply: account,
    budget: "write",
  }),
};
