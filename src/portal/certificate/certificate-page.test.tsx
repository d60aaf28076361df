import { decodeQR } from "qr/decode.js";
import { describe, expect, it } from "vitest";
import { Failure } from "../../contract/errors.ts";
import { LANGUAGES, type Language } from "../../contract/text.ts";
import type { CertificateProof } from "../../modules/certificate/certificate.ts";
import { HOSTILE } from "../testing/given-words.ts";
import { openPage } from "../testing/open-page.tsx";
import { certificatePage } from "./certificate-page.tsx";

const text = (of: string, language: Language = "zh") => ({ text: of, language });

const proof: CertificateProof = {
  id: "019a0000-0000-7000-8000-000000000001",
  number: "LA-ORG/2024 #7&é",
  kind: "organic",
  kindName: "有机产品",
  levelName: "特级",
  scope: text("咖啡"),
  issuer: text("农业部"),
  issuedOn: "2026-01-01",
  validUntil: "2026-12-31",
  validity: "valid",
  daysLeft: 213,
  enterprise: "019a0000-0000-7000-8000-000000000002",
  holder: text("合作社"),
  scan: "",
  place: "老挝 · 占巴塞省",
  checkedOn: "2026-06-01",
};

const shown = async (answers: Readonly<Record<string, unknown>>, query = "number=X", language: Language = "zh") => {
  const opened = await openPage(certificatePage, `${certificatePage.path}?${query}`, answers, language);
  if (!opened) throw new Error("there is no such page");
  return opened;
};
const nameless = (language: Language) =>
  openPage(certificatePage, `${certificatePage.path}?number=X`, of({}), language, "");
const of = (change: Partial<CertificateProof>) => ({ "/portal/certificate/get": { ...proof, ...change } });

/** Decodes the first QR code of a page, drawn with four pixels for each module. */
function scanned(html: string): string {
  const [, side = "0"] = /class="certificate-qr" viewBox="0 0 (\d+)/.exec(html) ?? [];
  const size = Number(side) * 4;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const [, path = ""] = /<path d="((?:M\d+ \d+h\d+v1h-\d+z)+)"/.exec(html) ?? [];
  for (const [, x, y, long] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let line = 0; line < 4; line += 1) {
      const at = ((Number(y) * 4 + line) * size + Number(x) * 4) * 4;
      for (let dot = 0; dot < Number(long) * 4; dot += 1) data.fill(0, at + dot * 4, at + dot * 4 + 3);
    }
  return decodeQR({ width: size, height: size, data });
}

describe("the proof page", () => {
  it("tells the certificate's validity and the day of the check as text in each language", async () => {
    const verdicts = {
      valid: ["这张证书有效", "ໃບຢັ້ງຢືນນີ້ໃຊ້ໄດ້", "This certificate is valid"],
      expiring: ["有效，将于 2026-12-31 到期", "ໃຊ້ໄດ້, ຈະໝົດອາຍຸວັນທີ 31/12/2026", "Valid, expires on 31 Dec 2026"],
      expired: ["已于 2026-12-31 过期", "ໝົດອາຍຸແລ້ວ ແຕ່ວັນທີ 31/12/2026", "Expired on 31 Dec 2026"],
      revoked: ["这张证书已被撤销", "ໃບຢັ້ງຢືນນີ້ຖືກຖອນແລ້ວ", "This certificate has been revoked"],
      notYet: ["自 2026-01-01 起有效", "ໃຊ້ໄດ້ແຕ່ວັນທີ 01/01/2026", "Not valid yet, valid from 01 Jan 2026"],
    } as const;
    for (const [validity, words] of Object.entries(verdicts) as [CertificateProof["validity"], readonly string[]][])
      for (const [index, language] of LANGUAGES.entries()) {
        const { html } = await shown(of({ validity }), "number=X", language);
        expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1], `${validity} ${language}`).toContain(words[index]);
        expect(html).toContain({ zh: "2026-06-01", lo: "01/06/2026", en: "01 Jun 2026" }[language]);
      }
  });

  it("has a QR code of its full address, whatever the number contains", async () => {
    const { html } = await shown(of({}));
    const address = scanned(html);
    expect(address).toBe("https://farm.example.la/home/certificate?number=LA-ORG%2F2024%20%237%26%C3%A9");
    expect(new URL(address).searchParams.get("number")).toBe(proof.number);
    // Links to print the same page in each language.
    for (const language of LANGUAGES)
      expect(html).toContain(`${new URL(address).search.replaceAll("&", "&amp;")}&amp;lang=${language}"`);
  });

  it("mentions and shows no code while the site's address is not configured", async () => {
    for (const [language, code] of [
      ["zh", "扫码或访问"],
      ["lo", "ເມື່ອສະແກນ QR"],
      ["en", "Scan the QR code"],
    ] as const) {
      expect((await shown(of({}), "number=X", language)).html).toContain(code);
      const opened = await nameless(language);
      expect(opened?.html).toContain(proof.number.replace("&", "&amp;"));
      expect(opened?.html).not.toContain(code);
      expect(opened?.html).not.toContain("certificate-qr");
    }
  });

  it.each([
    ["valid", true],
    ["expiring", true],
    ["expired", false],
    ["revoked", false],
    ["notYet", false],
  ] as const)("names products of a certificate that is %s: %s", async (validity, isNamed) => {
    const { asked } = await shown(of({ validity }));
    expect(asked.some((call) => call.startsWith("/portal/product/list"))).toBe(isNamed);
  });

  it("draws whatever stands in a field as text", async () => {
    const words = text(HOSTILE);
    const { html } = await shown(
      of({
        number: HOSTILE,
        kindName: HOSTILE,
        levelName: HOSTILE,
        scope: words,
        issuer: words,
        holder: words,
        place: HOSTILE,
        scan: HOSTILE,
      }),
    );
    expect(html).not.toMatch(/<script|<img src="?x|onmouseover='/);
    expect(html).toContain("&lt;script&gt;alert(2)&lt;/script&gt;");
    const wrong = await shown({}, `number=${encodeURIComponent(HOSTILE)}`);
    expect(wrong.html).not.toMatch(/<script|<img/);
  });

  it("answers an unknown number with 404, and offers to check another", async () => {
    const { html, head } = await shown({}, "number=NOPE");
    expect(head).toMatchObject({ status: 404, isPrivate: true });
    expect(html).toContain("没有编号为“NOPE”的证书");
    expect(html).toContain('value="NOPE"');
    // Longer than any number, so it is not looked up.
    const long = await shown({}, `number=${"9".repeat(61)}`);
    expect(long.html).toContain(`没有编号为“${"9".repeat(60)}”的证书`);
    expect(long.html).toContain('maxLength="60"');
  });

  it("tells when too many numbers were wrong, and asks for a number when none is given", async () => {
    const refused = await shown({ "/portal/certificate/get": new Failure("tooManyRequests") });
    expect(refused.head).toMatchObject({ status: 429, isPrivate: true });
    expect(refused.html).toContain("错误次数过多");
    const empty = await shown({}, "number=%20");
    expect(empty.head.status).toBeUndefined();
    expect(empty.html).toContain('action="/home/certificate"');
    await expect(shown({ "/portal/certificate/get": new Failure("internal") })).rejects.toThrow("internal");
  });
});
