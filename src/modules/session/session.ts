import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { identifier } from "../../contract/characters/written-text.ts";
import { line, recordId, secretText } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { withWireNames } from "../../contract/wire/wire.ts";

const texts = defineTexts("session", {
  captcha: { zh: "获取验证码图片", lo: "ຮູບລະຫັດຢືນຢັນ", en: "Verification code image" },
  signIn: { zh: "登录", lo: "ເຂົ້າສູ່ລະບົບ", en: "Sign in" },
  refresh: { zh: "刷新令牌", lo: "ຕໍ່ອາຍຸການເຂົ້າສູ່ລະບົບ", en: "Renew the tokens" },
  signOut: { zh: "退出登录", lo: "ອອກຈາກລະບົບ", en: "Sign out" },
  me: { zh: "当前用户信息", lo: "ຂໍ້ມູນຜູ້ໃຊ້ປັດຈຸບັນ", en: "The signed-in user" },
  changePassword: { zh: "修改自己的密码", lo: "ປ່ຽນລະຫັດຜ່ານຂອງຕົນເອງ", en: "Change one’s own password" },
  confirmPassword: { zh: "再次确认登录密码", lo: "ຢືນຢັນລະຫັດເຂົ້າສູ່ລະບົບອີກຄັ້ງ", en: "Confirm one’s own password" },
  mySessions: { zh: "我的登录会话", lo: "ການເຂົ້າສູ່ລະບົບຂອງຂ້ອຍ", en: "One’s own sessions" },
  mySignIns: { zh: "我的登录记录", lo: "ປະຫວັດການເຂົ້າສູ່ລະບົບຂອງຂ້ອຍ", en: "One’s own latest sign-ins" },
  endSession: { zh: "结束会话", lo: "ສິ້ນສຸດການເຂົ້າສູ່ລະບົບ", en: "End a session" },
});

/** A random id made by the browser, to which captchas are bound (AU-02). */
const clientId = z.string().regex(/^[\w-]{8,64}$/);

const tokens = withWireNames(
  { accessToken: z.string(), refreshToken: z.string(), expiresIn: z.int(), tokenType: z.literal("Bearer") },
  { accessToken: "access_token", refreshToken: "refresh_token", expiresIn: "expires_in", tokenType: "token_type" },
);
/** `expiresIn` in seconds. A browser gets halves of both tokens (W1). */
export type Tokens = z.output<typeof tokens>;

const user = withWireNames(
  {
    id: z.string(),
    username: z.string(),
    realName: z.string(),
    avatar: z.string(),
    phone: z.string(),
    email: z.string(),
    roles: z.array(z.string()),
    mustChangePassword: z.boolean(),
    /** Always empty: the unlock password never leaves the server (W2). */
    unlockPassword: z.literal(""),
    /** Repeated under the names of the role-change call (§3). */
    name: z.string(),
    avatarUrl: z.string(),
    introduction: z.string(),
    /** Version of menu, rights, settings and text overrides (push.ts); absent on servers of the family. */
    menuVersion: z.string().optional(),
  },
  { realName: "realname", avatar: "portrait", mustChangePassword: "passwordMustbeChanged", avatarUrl: "avatar" },
);
export type SignedInUser = z.output<typeof user>;

export const session = {
  captcha: endpoint({
    method: "GET",
    path: "/sso/oauth2/captcha",
    permission: "public",
    title: texts.captcha,
    input: withWireNames({ clientId }, { clientId: "client_id" }),
    reply: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    produces: "image/png",
    budget: "sign-in",
  }),
  /** grant_type=password (§7). Also accepts grant_type=refresh_token, which OAuth clients send to the same address. */
  signIn: endpoint({
    method: "POST",
    path: "/sso/oauth2/access_token",
    permission: "public",
    title: texts.signIn,
    input: withWireNames(
      {
        grantType: z.string().max(32),
        clientSecret: secretText().optional(),
        // Validated by the handler: a malformed id is an unknown client, not an invalid field.
        clientId: secretText().optional(),
        username: identifier(256).optional(),
        password: secretText(1024).optional(),
        captcha: z.string().max(32).optional(),
        refreshToken: secretText().optional(),
      },
      { grantType: "grant_type", clientSecret: "client_secret", clientId: "client_id", refreshToken: "refresh_token" },
    ),
    reply: tokens,
    flat: "members",
    carriesPassword: true,
    budget: "sign-in",
  }),
  refresh: endpoint({
    method: "POST",
    path: "/sso/oauth2/refresh_token",
    permission: "public",
    title: texts.refresh,
    input: withWireNames(
      {
        grantType: z.string().max(32).optional(),
        clientSecret: secretText().optional(),
        clientId: secretText().optional(),
        refreshToken: secretText(),
      },
      { grantType: "grant_type", clientSecret: "client_secret", clientId: "client_id", refreshToken: "refresh_token" },
    ),
    reply: tokens,
    flat: "members",
  }),
  /**
   * Ends the session of the token in the body or header, by our parameter or RFC 7009's; unknown tokens get the same
   * answer (TK-08). The type hint is ignored.
   */
  signOut: endpoint({
    method: "POST",
    path: "/sso/oauth2/revoke_token",
    permission: "public",
    title: texts.signOut,
    input: withWireNames(
      {
        accessToken: secretText().optional(),
        token: secretText().optional(),
        tokenTypeHint: z.string().max(64).optional(),
      },
      { accessToken: "access_token", tokenTypeHint: "token_type_hint" },
    ),
    reply: z.null(),
  }),
  me: endpoint({
    method: "GET",
    path: "/sys/user/info",
    permission: "signed-in",
    title: texts.me,
    input: z.object({}),
    reply: user,
    flat: "members",
    allowedWhile: ["mustChangePassword"],
    tokenInQuery: true,
  }),
  current: endpoint({
    method: "GET",
    path: "/sys/user/getCurrentUser",
    permission: "signed-in",
    title: texts.me,
    input: z.object({}),
    reply: user,
    flat: "members",
    allowedWhile: ["mustChangePassword"],
  }),
  changePassword: endpoint({
    method: "POST",
    path: "/sys/user/my/changePassword",
    permission: "signed-in",
    title: texts.changePassword,
    input: z.object({
      oldPassword: secretText(1024).min(1),
      password: secretText(1024).min(1),
      passwordConfirm: secretText(1024).optional(),
    }),
    reply: z.null(),
    allowedWhile: ["mustChangePassword"],
    carriesPassword: true,
    budget: "sign-in",
  }),
  /**
   * Checks the login password for calls that need a recent one (AU-17). A wrong one is answered with `wrongPassword`;
   * the fifth ends the session.
   */
  confirmPassword: endpoint({
    method: "POST",
    path: "/sys/user/my/confirmPassword",
    permission: "signed-in",
    title: texts.confirmPassword,
    input: z.object({ password: secretText(1024).min(1) }),
    reply: z.null(),
    // Limited per user: five wrong passwords end the session anyway.
    carriesPassword: true,
    budget: "write",
  }),
  mySessions: endpoint({
    method: "POST",
    path: "/sys/session/my/list",
    permission: "signed-in",
    title: texts.mySessions,
    input: z.object({}),
    reply: z.array(
      z.object({
        id: recordId,
        createdAt: z.string(),
        lastUsedAt: z.string(),
        address: z.string(),
        userAgent: line(300),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  /** The latest sign-in attempts for the account, successful or not, so that users can notice strangers. */
  mySignIns: endpoint({
    method: "POST",
    path: "/sys/loginlog/my/list",
    permission: "signed-in",
    title: texts.mySignIns,
    input: z.object({}),
    reply: z.array(
      z.object({ id: recordId, at: z.string(), isRight: z.boolean(), address: z.string(), userAgent: line(300) }),
    ),
  }),
  endSession: endpoint({
    method: "POST",
    path: "/sys/session/{id}/delete",
    permission: "signed-in",
    title: texts.endSession,
    // A malformed id is answered like an unknown one (AZ-05).
    input: z.object({ id: z.string().max(1000) }),
    reply: z.null(),
  }),
};
