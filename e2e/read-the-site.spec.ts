import { articleAddress, enterpriseAddress } from "../src/contract/public/public-addresses.ts";
import { toast } from "./support/console.ts";
import { expect, signInByCall, test } from "./support/fixtures.ts";

/* Scripted extras of public pages; without scripts they are missing, and all else works. */

test("the header comes back when one scrolls up, and goes when one scrolls down", async ({ page }) => {
  await page.goto("/home/qyncInfo?lang=zh");
  const header = page.getByRole("banner");
  await page.mouse.wheel(0, 1500);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 200);
  await expect(header).not.toBeInViewport();
});

for (const who of ["a visitor", "staff"] as const)
  test(`the header is one line for ${who} wherever its words fit, and cuts none`, async ({ page, server }) => {
    if (who === "staff") await signInByCall(page, server.url);
    for (const [language, width] of [
      ["zh", 1100],
      ["en", 1280],
      ["lo", 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`/home/qyncInfo?lang=${language}`);
      const header = page.getByRole("banner");
      await expect(
        header
          .locator(`.portal-sign-in[href${who === "staff" ? "" : "^"}="${who === "staff" ? "/" : "/login"}"]`)
          .first(),
      ).toBeVisible();
      expect((await header.boundingBox())?.height, `${language} at ${width}`).toBeLessThan(80);
      const cut = await header
        .getByRole("link")
        .evaluateAll((links) =>
          links.flatMap((link) => (link.scrollWidth > link.clientWidth + 1 ? link.textContent : [])),
        );
      expect(cut).toEqual([]);
    }
  });

test("the cover says which of its pictures is in front, and tells a change", async ({ page }) => {
  await page.goto("/home/oneInex?lang=zh");
  const cover = page.getByRole("region", { name: "封面" });
  const inFront = cover.locator("nav [aria-current]");
  await expect(inFront).toHaveText("1");
  await expect(cover.getByRole("status"), "nothing has changed yet").toHaveText("");
  await cover.getByRole("link", { name: /^3:/ }).click();
  await expect(inFront).toHaveText("3");
  await expect(cover.getByRole("status")).toHaveText("第 3 张，共 6 张");

  // One by one, by keyboard too, and round from the first to the last.
  const before = cover.getByRole("button", { name: "上一张" });
  await cover.getByRole("button", { name: "下一张" }).press("Enter");
  await expect(inFront).toHaveText("4");
  for (const at of ["3", "2", "1", "6"]) {
    await before.press("Enter");
    await expect(inFront).toHaveText(at);
  }
  await expect(before).toBeFocused();
});

test("home, a search, a region and an enterprise show no scene twice", async ({ page }) => {
  const enterprise = await page.request.get("/api/portal/enterprise/list?division=LA16");
  const { data } = (await enterprise.json()) as { data: { results: { id: string }[] } };
  for (const address of [
    "/home/oneInex",
    "/home/searchInputInfo?search=coffee",
    "/home/region?division=LA16",
    enterpriseAddress(data.results[0]?.id ?? ""),
  ]) {
    await page.goto(address);
    const pictures = await page
      .locator('main img[src*="/demo/"]:not([src*="/mark-"])')
      // A banner is cut from the first variant of its scene.
      .evaluateAll((all) =>
        all.map((each) => each.getAttribute("src")?.replace(/^.*banner\/demo\/(.+)\.jpg$/, "/file/news/demo/$1-1.jpg")),
      );
    expect(pictures.length, address).toBeGreaterThan(5);
    expect(
      pictures.filter((path, index) => pictures.indexOf(path) !== index),
      address,
    ).toEqual([]);
  }
});

test("an article leads to the products it speaks of, and its address can be copied", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const found = await page.request.get(`/api/portal/article/list?search=${encodeURIComponent("波罗芬高原咖啡开采")}`);
  const { data } = (await found.json()) as { data: { results: { id: string }[] } };
  await page.goto(`${articleAddress(data.results[0]?.id ?? "")}&lang=zh`);
  const related = page.getByRole("region", { name: "相关农产品" });
  await expect(related.getByRole("link", { name: /咖啡/ }).first()).toHaveAttribute("href", /^\/home\/detail\?id=/);
  await page.getByRole("button", { name: "复制链接" }).click();
  await expect(page.getByText("链接已复制")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    articleAddress(data.results[0]?.id ?? ""),
  );
});

test("the search marks what it found, whatever the case and however it was typed", async ({ page }) => {
  for (const [typed, marked] of [
    ["COFFEE", /^coffee$/i],
    ["gaoyuan", /^高原$/],
    ["咖啡", /^咖啡$/],
  ] as const) {
    await page.goto(
      `/home/searchInputInfo?search=${encodeURIComponent(typed)}&lang=${typed.startsWith("C") ? "en" : "zh"}`,
    );
    await expect(page.locator("mark").first(), typed).toHaveText(marked);
  }
});

test("without a script a visitor reads of a region, looks at its months, and goes on to what comes next", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  const main = page.getByRole("main");
  await page.goto("/home/oneInex?lang=zh");
  await main
    .getByRole("link", { name: /^占巴塞省/ })
    .first()
    .click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("占巴塞省");
  await expect(main.getByRole("heading", { name: "高原种咖啡，河谷种稻" })).toBeVisible();
  await expect(main.getByRole("region", { name: "认证企业" })).toContainText("波罗芬高原咖啡合作社");
  const calendar = main.getByRole("table", { name: "时令表" });
  const coffee = calendar.getByRole("row", { name: /咖啡/ }).first();
  await expect(coffee.getByRole("cell", { name: "当季", exact: true }).first()).toBeVisible();

  await main.getByRole("navigation", { name: "按月份" }).getByRole("link", { name: /^1月/ }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("1月当季农产品，占巴塞省");
  await main.getByRole("navigation", { name: "按月份" }).getByRole("link", { name: /^12月/ }).click();
  await main.getByRole("navigation", { name: "按产地" }).getByRole("link", { name: "全部产地" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("12月当季农产品");
  const coming = main.getByRole("region", { name: "下个月上市：1月" });
  await coming.getByRole("heading", { level: 3 }).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/home\/detail\?id=/);
  await context.close();
});

test("without a script there is no button that does nothing", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto("/home/oneInex?lang=zh");
  await expect(page.getByRole("region", { name: "封面" }).getByRole("link", { name: /^2:/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "下一张" })).toBeHidden();
  await page.goto("/home/nyNewsList?lang=zh");
  await page.getByRole("main").getByRole("link").last().click();
  await expect(page.getByRole("button", { name: "复制链接" })).toBeHidden();
  await context.close();
});

test("on paper a product has the mark of its enterprise, however far down, and where to find it in digits", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 240 });
  await page.goto("/home/rzcpEntp?lang=zh");
  const main = page.getByRole("main");
  const coffee = main.getByRole("link", { name: /波罗芬高原咖啡合作社/ }).first();
  await coffee.click();
  const contact = page.getByRole("region", { name: "联系方式" });
  const place = contact.getByText(/^15\.\d+, 106\.\d+/);
  await page.emulateMedia({ media: "print" });
  await expect(place).toBeVisible();
  await expect(contact.getByRole("link", { name: "用地图应用打开" })).toBeHidden();

  await page.emulateMedia({ media: "screen" });
  await main.locator('a[href^="/home/detail?"]').first().click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator(".product-maker img")).toHaveJSProperty("complete", true);
  await page.emulateMedia({ media: "print" });
  await expect(place).toBeVisible();
});

test("without a script a visitor asks an enterprise, and staff find the question in their list", async ({
  browser,
  server,
  signedIn: staff,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto("/home/rzcpEntp?lang=zh");
  await page
    .getByRole("main")
    .getByRole("link", { name: /波罗芬高原咖啡合作社/ })
    .first()
    .click();
  const contact = page.getByRole("region", { name: "联系方式" });
  await expect(contact.getByRole("link", { name: /^\+856/ })).toHaveAttribute("href", /^tel:\+85620/);
  await expect(contact.getByRole("link", { name: "用地图应用打开" })).toHaveAttribute("href", /^geo:15\.\d+,106\.\d+/);
  await contact.getByRole("link", { name: "在线咨询" }).click();
  await page.getByLabel("姓名").fill("王小姐");
  await page.getByLabel("电话").fill("打给我");
  await page.getByLabel("咨询内容").fill("每月能供多少吨生豆？");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "提交" }).click();

  // Refused in the page's language, with the error at the field and all submitted values; reading goes on there.
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByRole("alert").getByRole("link", { name: "电话" }).click();
  await expect(page.getByLabel("电话")).toBeFocused();
  await expect(page.getByLabel("电话")).toHaveAccessibleDescription(/^请填写电话号码/);
  await expect(page.getByLabel("姓名")).toHaveValue("王小姐");
  await expect(page.getByLabel("电话")).toHaveValue("打给我");
  await expect(page.getByLabel("咨询内容")).toHaveValue("每月能供多少吨生豆？");
  await expect(page.getByRole("checkbox")).toBeChecked();

  // It stands at an address of its own: another language and the way back keep what was typed, also since.
  expect(new URL(page.url()).pathname).toBe("/home/enquiry");
  const question = `每月能供多少吨生豆？有现货吗？${"我们在昆明有六家店，想先看样品。".repeat(9)}`;
  await page.getByLabel("咨询内容").fill(question);
  await page.getByRole("button", { name: "ລາວ" }).click();
  await expect(page.getByLabel("ຄຳຖາມ")).toHaveValue(question);
  await expect(page.getByLabel("ໂທລະສັບ")).toHaveAccessibleDescription(/^ກະລຸນາໃສ່ເບີໂທ/);
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.getByLabel("电话")).toHaveValue("打给我");
  await page.goBack();
  await expect(page.getByLabel("ຊື່")).toHaveValue("王小姐");
  await page.goForward();
  await page.getByLabel("电话").fill("＋86 138 ００００ ００００");
  await page.getByLabel("电话").press("Enter");
  await expect(page.getByRole("status")).toContainText("咨询已提交");
  await context.close();

  await staff.goto("/cms/enquiry");
  const row = staff.getByRole("row", { name: /王小姐/ });
  await expect(row).toContainText("待回复");
  // Its beginning is two lines high, however long it is.
  const lines = await row.getByText("每月能供多少吨生豆？").evaluate((words) => {
    const { height } = words.getBoundingClientRect();
    return height / Number.parseFloat(getComputedStyle(words).lineHeight);
  });
  expect(lines).toBeCloseTo(2, 0);

  await row.getByText("王小姐").click();
  const form = staff.getByRole("dialog");
  await expect(form.getByRole("definition").filter({ hasText: "每月能供多少吨生豆？" })).toBeVisible();
  await expect(form.getByRole("definition").filter({ hasText: "+86 138 0000 0000" })).toBeVisible();
  // One press says that it was answered, another that it was not.
  await form.getByRole("button", { name: "标记为已回复" }).click();
  await expect(row).toContainText("已回复");
  await toast(staff, "已标记为已回复").getByRole("button", { name: "撤销" }).click();
  await expect(row).toContainText("待回复");
  await row.getByText("王小姐").click();
  await form.getByRole("button", { name: "标记为已回复" }).click();
  await expect(row).toContainText("已回复");
  await row.getByText("王小姐").click();
  await expect(form.getByRole("button", { name: "保存" })).toBeVisible();
  await expect(form.locator("[data-color=success]", { hasText: "已回复" })).toBeVisible(); // its state, as lists show it
  await expect(form.getByRole("button", { name: "标记为已回复" })).toBeHidden();
});
