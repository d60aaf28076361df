import { connect, type PeerCertificate } from "node:tls";
import { isIP } from "node:net";
import { DAY } from "../../../contract/date/durations.ts";
import { defineTexts } from "../../../contract/text.ts";
import type { Check, Finding } from "../check-types.server.ts";

const texts = defineTexts("selfCheckAddress", {
  title: { zh: "公开地址", lo: "ທີ່ຢູ່ສາທາລະນະ", en: "Public address" },
  none: {
    zh: "未设置 PUBLIC_URL：从其他设备访问时没有网站地图，证书没有二维码；邮件无法发送",
    lo: "ບໍ່ໄດ້ຕັ້ງ PUBLIC_URL: ຜູ້ເຂົ້າຊົມຈາກເຄື່ອງອື່ນບໍ່ມີແຜນຜັງເວັບໄຊ ແລະ ບໍ່ມີລະຫັດ QR ໃນໃບຢັ້ງຢືນ; ສົ່ງອີເມວບໍ່ໄດ້",
    en: "PUBLIC_URL is not set: visitors from other machines get no sitemap and no QR codes on certificates, and nothing can be mailed",
  },
  noneAdvice: {
    zh: "请将 PUBLIC_URL 设为访问者输入的地址，例如 https://desk.example.la。",
    lo: "ກະລຸນາຕັ້ງ PUBLIC_URL ເປັນທີ່ຢູ່ທີ່ຜູ້ເຂົ້າຊົມພິມ ເຊັ່ນ https://desk.example.la.",
    en: "Set PUBLIC_URL to the address people type, such as https://desk.example.la.",
  },
  plain: {
    zh: "{address} 未加密：密码和内容可被旁人读取",
    lo: "{address} ບໍ່ໄດ້ເຂົ້າລະຫັດ: ຜູ້ອື່ນສາມາດອ່ານລະຫັດຜ່ານ ແລະ ເນື້ອໃນໄດ້",
    en: "{address} is not encrypted: passwords and content can be read on the way",
  },
  plainAdvice: {
    zh: "请在代理上启用 HTTPS，并将 PUBLIC_URL 改为 https://。",
    lo: "ກະລຸນາເປີດ HTTPS ໃນພຣັອກຊີ ແລະ ປ່ຽນ PUBLIC_URL ເປັນ https://.",
    en: "Let the proxy serve HTTPS and begin PUBLIC_URL with https://.",
  },
  local: {
    zh: "{address} 只供本机使用",
    lo: "{address} ໃຊ້ສະເພາະເຄື່ອງນີ້",
    en: "{address} is for this machine alone",
  },
  well: {
    zh: "{address} 的证书还有 {days} 天到期",
    lo: "ໃບຢັ້ງຢືນຂອງ {address} ຍັງເຫຼືອ {days} ວັນ",
    en: "The certificate of {address} is valid for {days} more days",
  },
  ending: {
    zh: "{address} 的证书 {days} 天后到期",
    lo: "ໃບຢັ້ງຢືນຂອງ {address} ຈະໝົດອາຍຸໃນ {days} ວັນ",
    en: "The certificate of {address} ends in {days} days",
  },
  ended: {
    zh: "{address} 的证书已过期",
    lo: "ໃບຢັ້ງຢືນຂອງ {address} ໝົດອາຍຸແລ້ວ",
    en: "The certificate of {address} has ended",
  },
  renew: {
    zh: "请在代理上续期证书，并检查自动续期是否运行。",
    lo: "ກະລຸນາຕໍ່ອາຍຸໃບຢັ້ງຢືນໃນພຣັອກຊີ ແລະ ກວດການຕໍ່ອາຍຸອັດຕະໂນມັດ.",
    en: "Renew it at the proxy and see whether its renewal runs by itself.",
  },
  untrusted: {
    zh: "浏览器不信任 {address} 的证书（{reason}）",
    lo: "ບຣາວເຊີບໍ່ເຊື່ອຖືໃບຢັ້ງຢືນຂອງ {address} ({reason})",
    en: "Browsers do not trust the certificate of {address} ({reason})",
  },
  untrustedAdvice: {
    zh: "请使用受信任机构签发的证书，并让代理发送完整的证书链。",
    lo: "ກະລຸນາໃຊ້ໃບຢັ້ງຢືນຈາກຜູ້ອອກທີ່ເຊື່ອຖືໄດ້ ແລະ ໃຫ້ພຣັອກຊີສົ່ງທັງສາຍ.",
    en: "Use a certificate of a trusted issuer and let the proxy send the whole chain.",
  },
  unreached: {
    zh: "从本机无法取得 {address} 的证书（{reason}）",
    lo: "ຈາກເຄື່ອງນີ້ເອົາໃບຢັ້ງຢືນຂອງ {address} ບໍ່ໄດ້ ({reason})",
    en: "The certificate of {address} could not be fetched from this machine ({reason})",
  },
  unreachedAdvice: {
    zh: "如果服务器到不了自己的公开地址，这可能是正常的；请在外部检查证书。",
    lo: "ອາດເປັນປົກກະຕິ ຖ້າເຊີບເວີເຂົ້າທີ່ຢູ່ສາທາລະນະຂອງຕົນບໍ່ໄດ້; ກະລຸນາກວດໃບຢັ້ງຢືນຈາກພາຍນອກ.",
    en: "That may be so where a server does not reach its own public address. Check it from outside.",
  },
});

const LIMIT = 4_000; // ms; shorter than a check's limit, so that the reason is reported
// Renewal by itself happens a month before the end of three.
const SOON = 21; // days
const VERY_SOON = 7;

interface FoundCertificate {
  readonly endsAt: number;
  /** Why a browser would not trust it; undefined where it would. */
  readonly fault: string | undefined;
}

/** The certificate served at an address. It is read and nothing is sent, so an untrusted one may be inspected. */
const certificateAt = ({ hostname, port }: URL, signal: AbortSignal): Promise<FoundCertificate> =>
  new Promise((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, "");
    const socket = connect({
      host,
      port: port === "" ? 443 : Number(port),
      ...(isIP(host) ? {} : { servername: host }),
      rejectUnauthorized: false,
      timeout: LIMIT,
    });
    const end = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    const late = setTimeout(() => end(new Error("ETIMEDOUT")), LIMIT);
    socket.once("close", () => clearTimeout(late));
    signal.addEventListener("abort", () => socket.destroy(), { once: true });
    socket.once("error", ({ code, message }: NodeJS.ErrnoException) => end(new Error(code ?? message)));
    socket.once("secureConnect", () => {
      const { valid_to }: PeerCertificate = socket.getPeerCertificate();
      const fault: unknown = socket.authorized ? undefined : socket.authorizationError;
      socket.destroy();
      resolve({ endsAt: Date.parse(valid_to), fault: fault === undefined ? undefined : faultName(fault) });
    });
  });

// The code of OpenSSL, such as DEPTH_ZERO_SELF_SIGNED_CERT. Node's type is an error, but it is only the code.
const faultName = (fault: unknown): string => {
  if (!(fault instanceof Error)) return String(fault);
  return "code" in fault ? String(fault.code) : fault.message;
};

const ofCertificate = (address: string, { endsAt, fault }: FoundCertificate, now: number): Finding => {
  const days = Math.floor((endsAt - now) / DAY);
  const advice = { text: texts.renew };
  if (days < 0) return { level: "serious", found: { text: texts.ended, with: { address } }, advice };
  if (fault !== undefined)
    return {
      level: "warning",
      found: { text: texts.untrusted, with: { address, reason: fault } },
      advice: { text: texts.untrustedAdvice },
    };
  if (days >= SOON) return { level: "ok", found: { text: texts.well, with: { address, days } } };
  return {
    level: days < VERY_SOON ? "serious" : "warning",
    found: { text: texts.ending, with: { address, days } },
    advice,
  };
};

const isThisMachine = (hostname: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

export const publicAddress: Check = {
  name: "address",
  title: texts.title,
  needs: "machine",
  async run({ env: { publicUrl: address }, clock }, signal) {
    if (address === null)
      return [{ level: "warning", found: { text: texts.none }, advice: { text: texts.noneAdvice } }];
    const url = new URL(address);
    if (url.protocol === "http:" && isThisMachine(url.hostname))
      return [{ level: "hint", found: { text: texts.local, with: { address } }, advice: { text: texts.noneAdvice } }];
    if (url.protocol === "http:")
      return [
        { level: "serious", found: { text: texts.plain, with: { address } }, advice: { text: texts.plainAdvice } },
      ];
    try {
      return [ofCertificate(address, await certificateAt(url, signal), clock.now())];
    } catch (error) {
      const reason = error instanceof Error ? error.message : "";
      return [
        {
          level: "hint",
          found: { text: texts.unreached, with: { address, reason } },
          advice: { text: texts.unreachedAdvice },
        },
      ];
    }
  },
};
