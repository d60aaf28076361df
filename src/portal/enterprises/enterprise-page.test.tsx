import { describe, expect, it } from "vitest";
import type { Language } from "../../contract/text.ts";
import type { CertificateTeaser } from "../../modules/certificate/certificate.ts";
import type { EnterpriseTeaser, PublicEnterprise } from "../../modules/enterprise/enterprise.ts";
import type { PortalPage } from "../page/portal-page.ts";
import { HOSTILE } from "../testing/given-words.ts";
import { openPage } from "../testing/open-page.tsx";
import { enterprisePage } from "./enterprise-page.tsx";
import { showcasePage } from "./showcase-page.tsx";

const text = (of: string, language: Language = "zh") => ({ text: of, language });

const teaser: EnterpriseTeaser = {
  id: "019a0000-0000-7000-8000-000000000002",
  name: text("波罗芬咖啡"),
  summary: text("树荫下的咖啡"),
  type: "cooperative",
  typeName: "农民专业合作社",
  picture: "",
  logo: "",
  place: "老挝 · 占巴塞省",
  regionPage: "LA16",
  region: { code: "LA16", name: "占巴塞省" },
  country: { code: "LA", name: "老挝" },
  certified: [{ number: "A-1", kindName: "有机产品", levelName: "特级" }],
};
const whole: PublicEnterprise = {
  ...teaser,
  introduction: text("<p>一九九九年成立。</p>"),
  pictures: [],
  scale: "medium",
  scaleName: "中型",
  creditCode: "LA-1",
  foundedOn: "1999-05-01",
  employees: 1260,
  area: 86.5,
  address: text("巴松县"),
  website: "coffee.example.la",
  hotline: "+856 20 5550 0201",
  position: "15.1796, 106.2317",
  updatedAt: "2026-06-01T00:00:00Z",
  languages: ["zh", "lo", "en"],
};
const certificate: CertificateTeaser = {
  id: "019a0000-0000-7000-8000-000000000001",
  number: "A-1",
  kind: "organic",
  kindName: "有机产品",
  levelName: "特级",
  scope: text("咖啡"),
  issuer: text("农业部"),
  issuedOn: "2026-01-01",
  validUntil: "2026-12-31",
  validity: "valid",
  daysLeft: 213,
  enterprise: teaser.id,
  holder: text("波罗芬咖啡"),
};
const page = (rows: readonly unknown[], number = 1, total = rows.length) => ({
  rows,
  total,
  page: number,
  pageSize: 12,
});
const LIST = {
  "/portal/enterprise/list": page([teaser]),
  "/portal/enterprise/places": [{ code: "LA16", name: "占巴塞省", country: "老挝", count: 1 }],
  "/portal/certificate/choices": {
    kinds: [{ value: "organic", name: "有机产品", count: 1 }],
    levels: [{ value: "special", name: "特级", count: 1 }],
  },
};
const ONE = { ...LIST, "/portal/enterprise/get": whole, "/portal/certificate/list": [certificate] };

const shown = async (
  shownPage: PortalPage,
  answers: Readonly<Record<string, unknown>>,
  query = "",
  language: Language = "zh",
) =>
  (await openPage(shownPage, `${shownPage.path}?${query}`, answers, language)) ?? {
    html: undefined,
    head: undefined,
    asked: [],
  };

describe("an enterprise's page", () => {
  it("says that it is certified in words, and leads to each proof by a link and a code", async () => {
    const { html, head } = await shown(enterprisePage, ONE, `id=${teaser.id}`);
    expect(html).toContain('<strong data-tone="good">已认证</strong><span>有机产品</span>');
    expect(html).toContain('href="/home/certificate?number=A-1"');
    expect(html).toContain('aria-label="证书 A-1 查验页面的二维码"');
    expect(html).toContain("1,260 人");
    expect(html).toContain("86.5 公顷");
    expect(head).toMatchObject({ title: "波罗芬咖啡", canonical: ["id"] });
    expect(head?.structured?.map((each) => each["@type"])).toEqual(["Organization", "BreadcrumbList"]);
    const none = { ...ONE, "/portal/enterprise/get": { ...whole, certified: [] }, "/portal/certificate/list": [] };
    expect((await shown(enterprisePage, none, `id=${teaser.id}`)).html).toContain("目前没有有效证书");
  });

  it("leads to the page of its region, which shows enterprises without a certificate too", async () => {
    for (const certified of [whole.certified, []]) {
      const given = { ...ONE, "/portal/enterprise/get": { ...whole, certified } };
      const { html } = await shown(enterprisePage, given, `id=${teaser.id}`);
      expect(html).toContain('<a class="region-link" href="/home/region?division=LA16">占巴塞省</a>');
      expect(html).toContain('<a class="region-link" href="/home/region?division=LA16">老挝 · 占巴塞省</a>');
    }
  });

  it("says where a text is not in the language of the page (§2)", async () => {
    const { html } = await shown(enterprisePage, ONE, `id=${teaser.id}`, "en");
    expect(html).toContain('<h1><span lang="zh-CN"><span class="headline">波罗芬咖啡</span></span></h1>');
    expect(html).toContain("This is shown in Chinese; there is no English version yet");
  });

  it("links a valid website, and no other input", async () => {
    const given = async (website: string) =>
      (await shown(enterprisePage, { ...ONE, "/portal/enterprise/get": { ...whole, website } }, `id=${teaser.id}`))
        .html;
    expect(await given("coffee.example.la")).toContain('href="https://coffee.example.la"');
    expect(await given("http://coffee.example.la/a")).toContain('href="http://coffee.example.la/a"');
    for (const odd of ["javascript:alert(1)", "data:text/html,x", "//evil.example", "https://a:b@evil.example", " "])
      expect(await given(odd), odd).not.toMatch(/href="(?!\/home)[^"]*(?:alert|data:|evil)/);
  });

  it("draws whatever stands in a field as text", async () => {
    const words = text(HOSTILE);
    const enterprise = {
      ...whole,
      name: words,
      summary: words,
      address: words,
      typeName: HOSTILE,
      scaleName: HOSTILE,
      creditCode: HOSTILE,
      foundedOn: HOSTILE,
      website: HOSTILE,
      place: HOSTILE,
      region: { code: HOSTILE, name: HOSTILE },
      country: { code: "LA", name: "老挝" },
      logo: HOSTILE,
      pictures: [HOSTILE],
      certified: [{ number: HOSTILE, kindName: HOSTILE, levelName: HOSTILE }],
    };
    const certificates = [
      { ...certificate, number: HOSTILE, kindName: HOSTILE, levelName: HOSTILE, scope: words, issuer: words },
    ];
    const answers = { ...ONE, "/portal/enterprise/get": enterprise, "/portal/certificate/list": certificates };
    const hostile = page([{ ...teaser, ...enterprise, picture: HOSTILE }]);
    for (const { html } of [
      await shown(enterprisePage, { ...answers, "/portal/enterprise/list": hostile }, `id=${teaser.id}`),
      await shown(
        enterprisePage,
        { ...LIST, "/portal/enterprise/list": hostile },
        `search=${encodeURIComponent(HOSTILE)}&kind=x`,
      ),
      await shown(showcasePage, { ...LIST, "/portal/enterprise/list": hostile }),
    ]) {
      expect(html).not.toMatch(/<script|<img src="?x\b|onerror=alert\(1\)"?>(?!&)/);
      expect(html).toContain("&lt;script&gt;");
    }
  });
});

describe("the list of certified enterprises", () => {
  it("loads the list of its address, certified enterprises by default", async () => {
    const { asked, head, html } = await shown(
      enterprisePage,
      LIST,
      "kind=organic&level=special&division=LA16&search=ka&page=1",
    );
    expect(asked[0]).toBe(
      '/portal/enterprise/list {"kind":"organic","level":"special","division":"LA16","search":"ka","page":"1","certified":"1"}',
    );
    expect(head).toMatchObject({ title: "占巴塞省认证企业，有机产品，特级，搜索“ka”", isPrivate: true });
    expect(html).toContain('<option value="LA16" selected="">占巴塞省</option>');
    expect(html).toContain('aria-current="true">有机产品<small>1</small></a>');
    expect((await shown(enterprisePage, LIST, "valid=any")).asked[0]).toContain('"certified":""');
  });

  it("does not exist for an unknown id, page or filter", async () => {
    expect((await shown(enterprisePage, { ...ONE, "/portal/enterprise/get": undefined }, "id=x")).html).toBeUndefined();
    expect(
      (await shown(enterprisePage, { ...LIST, "/portal/enterprise/list": page([], 9, 1) }, "page=9")).html,
    ).toBeUndefined();
    expect(
      (await shown(enterprisePage, { ...LIST, "/portal/enterprise/list": undefined }, "page=x")).html,
    ).toBeUndefined();
  });

  it("says what to do when nothing matches, and while nothing is published", async () => {
    const none = { ...LIST, "/portal/enterprise/list": page([]) };
    expect((await shown(enterprisePage, none, "search=zzz")).html).toContain(
      '<a href="/home/rzMoreDetail">清除全部条件</a>',
    );
    expect((await shown(enterprisePage, none)).html).toContain('<a href="/home/entpNewsSigle">申请入驻</a>');
    const empty = {
      ...none,
      "/portal/enterprise/places": [],
      "/portal/certificate/choices": { kinds: [], levels: [] },
    };
    expect((await shown(showcasePage, empty)).html).toContain("还没有认证企业");
  });
});
