import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite, type Site } from "../testing/start-site.server.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const footOf = async (language: string) => {
  const { text } = await site.open(`/home/noticeDetail?lang=${language}`);
  return text.slice(text.indexOf("<footer"), text.indexOf("</footer>"));
};

it("what the settings leave empty stands at the foot of no page, and there is no privacy page", async () => {
  const foot = await footOf("en");
  expect(foot).toContain("portal-imprint");
  expect(foot).not.toMatch(/<address|portal-legal|tel:|mailto:/);
  expect((await site.open("/home/privacy?lang=en")).status).toBe(404);
});

it("contact, copyright, register number and privacy statement are shown in the page's language, as text", async () => {
  const settings = {
    "site.phone": "+856 21 555 0100",
    "site.email": "desk@example.la",
    "site.address": "万象",
    "site.addressEn": "Vientiane <b>1</b>",
    "site.copyright": "© 示范",
    "site.icp": "滇ICP备2026000001号-1",
    "site.privacy": "我们保存一年。",
    "site.privacyEn": "We keep enquiries for a year.\nThen they go.\n\n<script>alert(1)</script>",
  };
  expect(await site.admin.post("/sys/setting/update", settings)).toMatchObject({ code: 0 });
  const foot = await footOf("en");
  expect(foot).toContain('href="tel:+856215550100"');
  expect(foot).toContain('href="mailto:desk@example.la"');
  expect(foot).toContain("Vientiane &lt;b&gt;1&lt;/b&gt;");
  expect(foot).toContain('href="/home/privacy"');
  expect(foot).toMatch(/beian\.miit\.gov\.cn[^>]*>滇ICP备2026000001号-1/);
  // Lao has no text of its own, so the Chinese one stands.
  expect(await footOf("lo")).toContain("万象");

  const { status, text } = await site.open("/home/privacy?lang=en");
  expect(status).toBe(200);
  expect(text).toContain("<p>We keep enquiries for a year.<br/>Then they go.</p>");
  expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect((await site.open("/home/privacy?lang=zh")).text).toContain("<p>我们保存一年。</p>");
});
