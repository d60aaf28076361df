import { readFile } from "node:fs/promises";
import { readSheet } from "../src/crud/sheet/workbook/spreadsheet.server.ts";
import { open, tab, toast } from "./support/console.ts";
import { rows } from "./support/list-page.ts";
import { expect, test } from "./support/fixtures.ts";

test("from the first page straight to what waits, to what is counted, and to a report on paper and as a sheet", async ({
  signedIn: page,
}) => {
  await open(page, "/dashboard");
  const waiting = page.getByRole("region", { name: "待办事项" });
  await waiting
    .getByRole("link", { name: /TN-2026-/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cms\/application/);
  await expect(page.getByRole("main")).toContainText("TN-2026-");

  await open(page, "/dashboard");
  // The page was opened a moment ago, so it is among the recent ones.
  await expect(page.getByRole("region", { name: "我的页面" }).getByRole("link")).not.toHaveCount(0);
  const total = page.getByRole("list", { name: "总数" }).getByRole("link", { name: "企业" });
  const count = await total.locator("strong").textContent();
  await total.click();
  await expect(page).toHaveURL("/cms/enterprise");
  await expect(page.getByText(`共 ${count} 条`)).toBeVisible();

  await open(page, "/dashboard");
  const season = page.getByRole("group", { name: "各月上市的农产品" });
  await season.locator("[tabindex='0']").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  const february = season.getByRole("link", { name: /^2月/ });
  await expect(february).toBeFocused();
  const products = /(\d+)$/.exec((await february.getAttribute("aria-label")) ?? "")?.[1];
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/cms/product?months.in=2");
  await expect(page.getByText(`共 ${products} 条`)).toBeVisible();
  await expect(rows(page)).not.toHaveCount(0);

  // A province leads to its enterprises, a person to what they did in the weeks that are counted.
  for (const [figure, address, of] of [
    ["各地企业", /\/cms\/enterprise\?division\.within=[\w-]+$/, "及下级"],
    ["员工操作", /\/sys\/log\?byId\.in=[\w-]+&at\.ge=/, "≥"],
  ] as const) {
    await open(page, "/dashboard");
    // The administrator's own number grows with what this journey does.
    const bar = page
      .getByRole("figure", { name: figure })
      .getByRole("link")
      .filter({ hasNotText: "系统管理员" })
      .first();
    const counted = await bar.locator("span.tabular").textContent();
    await bar.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText(`共 ${counted} 条`)).toBeVisible();
    await expect(page.getByRole("main").getByText(of).first()).toBeVisible();
  }

  await open(page, "/dashboard");
  await page.getByRole("link", { name: "统计报表" }).click();
  await expect(tab(page, "统计报表")).toHaveAttribute("aria-selected", "true");
  const table = page.getByRole("table", { name: "总数与新增" });
  await expect(table.getByRole("row", { name: /^企业/ }).getByRole("cell").first()).toHaveText(count ?? "");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "导出" }).click();
  const download = await saved;
  await expect(toast(page, download.suggestedFilename())).toBeVisible();
  const [head = [], first = []] = await readSheet(await readFile(await download.path()), 100);
  expect([head.slice(0, 2), first.slice(0, 2)]).toEqual([
    ["列表", "数量"],
    ["企业", Number(count)],
  ]);

  await page.emulateMedia({ media: "print" });
  await expect(table).toBeVisible();
  await expect(page.getByRole("button", { name: "导出" })).toBeHidden();
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await open(page, "/dashboard");
  await page.emulateMedia({ media: "print" });
  // The report's print rules apply only while the report is in front.
  await expect(page.getByRole("list", { name: "总数" })).toBeVisible();
});
