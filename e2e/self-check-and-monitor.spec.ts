import { testInstances } from "../src/server/testing/instances.ts";
import { open } from "./support/console.ts";
import { expect, test } from "./support/fixtures.ts";

test("an administrator sees what is not in order, goes to where it is settled, and watches how the installation runs", async ({
  signedIn: page,
}) => {
  await open(page, "/sys/check");
  const findings = page.getByRole("main").getByRole("row");
  // The most serious finding comes first, with what to do about it; journeys sign in without a verification code.
  await expect(findings.nth(1)).toContainText("严重");
  await expect(findings.nth(1)).toContainText("此开关只用于测试");
  await expect(findings.filter({ has: page.getByText("文件存储", { exact: true }) })).toContainText("正常");
  await page.getByRole("button", { name: "打开：未使用的权限" }).click();
  await expect(page).toHaveURL("/sys/role");

  await open(page, "/sys/monitor");
  const instances = page.getByRole("table").filter({ hasText: "机器和进程" });
  await expect(instances.getByRole("row")).toHaveCount(1 + testInstances()); // its head besides
  await expect(page.getByRole("main")).toContainText(testInstances() > 1 ? "PostgreSQL" : "PGlite");
  await page.waitForResponse(/\/sys\/monitor\/state/); // it is read again by itself
  await expect(instances).not.toContainText("正在测量");
  await expect(page.getByRole("table").filter({ hasText: "请求编号" })).toContainText(/(GET|POST) \/(api|file)\//);
});
