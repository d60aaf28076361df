import type { SessionEnd } from "./session/session-end.ts";
import type { TextParameters, Words } from "./text.ts";

interface Entry {
  readonly code: number;
  /** HTTP status; 200 where family clients read the outcome from `code`. */
  readonly status: 200 | 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503;
  readonly words: Words;
}

/** The error catalogue. An entry without all three languages does not compile. */
export const ERRORS = {
  wrongPassword: {
    code: 100001,
    status: 200,
    words: { zh: "用户名或密码错误", lo: "ຊື່ຜູ້ໃຊ້ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ", en: "Wrong user name or password" },
  },
  tooManyTries: {
    code: 100002,
    status: 200,
    words: {
      zh: "尝试次数过多，请在 {minutes} 分钟后再试",
      lo: "ລອງຫຼາຍຄັ້ງເກີນໄປ, ກະລຸນາລອງໃໝ່ຫຼັງຈາກ {minutes} ນາທີ",
      en: "Too many attempts. Minutes until you can try again: {minutes}",
    },
  },
  unknownClient: {
    code: 100003,
    status: 200,
    words: { zh: "未知的客户端", lo: "ບໍ່ຮູ້ຈັກໂປຣແກຣມທີ່ເຊື່ອມຕໍ່", en: "Unknown client" },
  },
  clientRefused: {
    code: 100004,
    status: 200,
    words: { zh: "客户端无权登录", lo: "ໂປຣແກຣມນີ້ບໍ່ມີສິດເຂົ້າສູ່ລະບົບ", en: "This client may not sign in" },
  },
  wrongCaptcha: {
    code: 100006,
    status: 200,
    words: {
      zh: "验证码不正确，请按新图片输入",
      lo: "ລະຫັດຢືນຢັນບໍ່ຖືກຕ້ອງ, ກະລຸນາປ້ອນຕາມຮູບໃໝ່",
      en: "The verification code is wrong. Enter the new one",
    },
  },
  signInFailed: {
    code: 100007,
    status: 200,
    words: {
      zh: "登录失败,请联系系统管理成员!",
      lo: "ເຂົ້າສູ່ລະບົບບໍ່ສຳເລັດ, ກະລຸນາຕິດຕໍ່ຜູ້ດູແລລະບົບ!",
      en: "Login failed, please contact the system administrators",
    },
  },
  sessionEnded: {
    code: 100008,
    status: 200,
    words: {
      zh: "登录已失效，请重新登录",
      lo: "ການເຂົ້າສູ່ລະບົບໝົດອາຍຸແລ້ວ, ກະລຸນາເຂົ້າໃໝ່",
      en: "You have been signed out. Please sign in again",
    },
  },
  refreshRefused: {
    code: 100009,
    status: 200,
    words: {
      zh: "登录已在其他设备上结束，请重新登录",
      lo: "ທ່ານໄດ້ອອກຈາກລະບົບຢູ່ບ່ອນອື່ນແລ້ວ, ກະລຸນາເຂົ້າໃໝ່",
      en: "You were signed out elsewhere. Please sign in again",
    },
  },
  notPermitted: {
    code: 100010,
    status: 403,
    words: {
      zh: "没有可操作权限，请联系管理员",
      lo: "ທ່ານບໍ່ມີສິດດຳເນີນການນີ້, ກະລຸນາຕິດຕໍ່ຜູ້ດູແລລະບົບ",
      en: "You do not have permission to use anything here. Contact your administrator",
    },
  },
  noToken: { code: 200001, status: 401, words: { zh: "请先登录", lo: "ກະລຸນາເຂົ້າສູ່ລະບົບກ່ອນ", en: "Please sign in first" } },
  notAuthenticated: {
    code: 200002,
    status: 401,
    words: { zh: "身份验证失败", lo: "ການຢືນຢັນຕົວຕົນບໍ່ສຳເລັດ", en: "Not signed in" },
  },
  accessExpired: {
    code: 200004,
    status: 200,
    words: {
      zh: "登录超时，请重新登录",
      lo: "ການເຂົ້າສູ່ລະບົບໝົດເວລາແລ້ວ, ກະລຸນາເຂົ້າໃໝ່",
      en: "Your sign-in has expired. Sign in again",
    },
  },
  sessionLocked: {
    code: 200005,
    status: 200,
    words: { zh: "屏幕已锁定，请先解锁", lo: "ໜ້າຈໍຖືກລັອກ, ກະລຸນາປົດລັອກກ່ອນ", en: "The screen is locked. Unlock it first" },
  },
  mustChangePassword: {
    code: 200006,
    status: 200,
    words: { zh: "请先修改密码", lo: "ກະລຸນາປ່ຽນລະຫັດຜ່ານກ່ອນ", en: "Change your password first" },
  },
  passwordTooOld: {
    code: 200007,
    status: 200,
    words: {
      zh: "此操作需要再次确认您的登录密码",
      lo: "ການດຳເນີນການນີ້ຕ້ອງຢືນຢັນລະຫັດຜ່ານຂອງທ່ານອີກຄັ້ງ",
      en: "Enter your password again to do this",
    },
  },
  invalidInput: {
    code: 400001,
    status: 400,
    words: { zh: "填写的内容有误", lo: "ຂໍ້ມູນທີ່ປ້ອນບໍ່ຖືກຕ້ອງ", en: "Check the information you entered" },
  },
  notFound: {
    code: 400004,
    status: 200,
    words: { zh: "记录不存在或已被删除", lo: "ບໍ່ພົບຂໍ້ມູນ ຫຼື ຖືກລຶບແລ້ວ", en: "The record does not exist or was deleted" },
  },
  unknownAddress: { code: 400004, status: 404, words: { zh: "地址不存在", lo: "ບໍ່ພົບທີ່ຢູ່ນີ້", en: "No such address" } },
  wrongMethod: {
    code: 400005,
    status: 405,
    words: { zh: "不支持此请求方式", lo: "ບໍ່ຮອງຮັບວິທີການຮ້ອງຂໍນີ້", en: "This method is not supported here" },
  },
  changedMeanwhile: {
    code: 400009,
    status: 200,
    words: {
      zh: "此记录刚被他人修改，请核对后再保存",
      lo: "ຂໍ້ມູນນີ້ຫາກໍ່ຖືກຜູ້ອື່ນແກ້ໄຂ, ກະລຸນາກວດຄືນກ່ອນບັນທຶກ",
      en: "Someone else has just changed this record. Check their changes before you save",
    },
  },
  inUse: {
    code: 400010,
    status: 200,
    words: { zh: "正在使用中，不能删除", lo: "ກຳລັງຖືກນຳໃຊ້, ບໍ່ສາມາດລຶບໄດ້", en: "It is in use and cannot be deleted" },
  },
  tooLarge: {
    code: 400013,
    status: 413,
    words: { zh: "提交的内容过大", lo: "ຂໍ້ມູນມີຂະໜາດໃຫຍ່ເກີນໄປ", en: "Too much content" },
  },
  wrongContentType: {
    code: 400015,
    status: 415,
    words: { zh: "不支持的内容类型", lo: "ບໍ່ຮອງຮັບປະເພດເນື້ອໃນນີ້", en: "This content type is not accepted" },
  },
  tooManyRequests: {
    code: 429001,
    status: 429,
    words: {
      zh: "请求过于频繁，请稍后再试",
      lo: "ມີການຮ້ອງຂໍຫຼາຍເກີນໄປ, ກະລຸນາລໍຖ້າຈັກໜ້ອຍ",
      en: "Too many requests. Please wait a moment",
    },
  },
  internal: {
    code: 500001,
    status: 500,
    words: { zh: "服务器内部错误", lo: "ເກີດຂໍ້ຜິດພາດພາຍໃນເຊີບເວີ", en: "Internal error" },
  },
  unavailable: {
    code: 503001,
    status: 503,
    words: {
      zh: "服务暂时不可用，请稍后再试",
      lo: "ລະບົບບໍ່ພ້ອມໃຫ້ບໍລິການຊົ່ວຄາວ, ກະລຸນາລອງໃໝ່",
      en: "The service is temporarily unavailable. Try again later",
    },
  },
} as const satisfies Record<string, Entry>;

export type ErrorName = keyof typeof ERRORS;

/** What is wrong with one field of an input, by its wire name; `parameters` fill `{name}` placeholders of the words. */
export interface FieldError {
  readonly field: string;
  readonly words: Words;
  readonly parameters?: TextParameters;
  /** Id of the record of the same save whose value this one repeats; an import names its row. */
  readonly repeats?: string | undefined;
}

/** A field error in the caller's language, as the wire says it. */
export interface TranslatedFieldError {
  readonly field: string;
  readonly message: string;
}

/** The user who made a change, with their display name. */
export interface Author {
  readonly id: string;
  readonly name: string;
}

export interface FailureDetails {
  /** Fill the `{name}` placeholders of the catalogue's words. */
  readonly parameters?: TextParameters;
  /** Sent as `data.errors: [{ field, message }]` in the caller's language. */
  readonly errors?: readonly FieldError[];
  /** Sent as `data.current`: the stored record, after a stale save. */
  readonly current?: unknown;
  /** Sent as `data.by`: the user who saved that version, where known. */
  readonly by?: Author | undefined;
  /** Sent as `data.why`: the reason why the caller's session ended; also chooses the words. */
  readonly why?: SessionEnd | undefined;
  /** Replace the catalogue's words with more specific ones. */
  readonly words?: Words;
  /** Another try of the same job would be refused as well. */
  readonly isLasting?: true;
  /** Seconds, for the Retry-After header. */
  readonly retryAfter?: number;
}

/** An expected error of a call. Thrown by handlers and converted into the envelope by `server/http/answer`. */
export class Failure extends Error {
  readonly reason: ErrorName;
  readonly details: FailureDetails;
  constructor(reason: ErrorName, details: FailureDetails = {}) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}

/** An `invalidInput` failure for one field that breaks a rule which only the server can check. */
export const invalidField = (field: string, words: Words, parameters?: TextParameters): Failure =>
  new Failure("invalidInput", { errors: [{ field, words, ...(parameters ? { parameters } : {}) }] });
