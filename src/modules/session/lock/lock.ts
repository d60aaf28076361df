import { z } from "zod";
import { endpoint } from "../../../contract/endpoint.ts";
import { secretText } from "../../../contract/scalars.ts";
import { defineTexts } from "../../../contract/text.ts";

const texts = defineTexts("screen-lock", {
  lock: { zh: "锁定屏幕", lo: "ລັອກໜ້າຈໍ", en: "Lock the screen" },
  unlock: { zh: "解锁屏幕", lo: "ປົດລັອກໜ້າຈໍ", en: "Unlock the screen" },
  changeUnlockPassword: {
    zh: "修改自己的锁屏密码",
    lo: "ປ່ຽນລະຫັດປົດລັອກຂອງຕົນເອງ",
    en: "Change one’s own unlock password",
  },
});

/** The screen lock (TK-17): while locked, only these calls and signing out are answered. */
export const lock = {
  /** Locks this session; idempotent. */
  lock: endpoint({
    method: "POST",
    path: "/sys/user/my/lock",
    permission: "signed-in",
    title: texts.lock,
    input: z.object({}),
    reply: z.null(),
    allowedWhile: ["locked", "mustChangePassword"],
  }),
  /** A wrong password is answered with `wrongPassword` in the words of §5; the fifth one ends the session (W2). */
  unlock: endpoint({
    method: "POST",
    path: "/sys/user/my/unlock",
    permission: "signed-in",
    title: texts.unlock,
    input: z.object({ password: secretText(1024).min(1) }),
    reply: z.null(),
    allowedWhile: ["locked", "mustChangePassword"],
    carriesPassword: true,
    // Limited per user, not per address: a whole office may unlock after lunch, and five wrong passwords end the
    // session anyway.
    budget: "write",
  }),
  /** `oldPassword` is the login password; an empty `password` removes the unlock password. */
  changeUnlockPassword: endpoint({
    method: "POST",
    path: "/sys/user/my/changeUnlockPassword",
    permission: "signed-in",
    title: texts.changeUnlockPassword,
    input: z.object({
      oldPassword: secretText(1024).min(1),
      password: secretText(1024),
      passwordConfirm: secretText(1024).optional(),
    }),
    reply: z.null(),
    carriesPassword: true,
    budget: "sign-in",
  }),
};
