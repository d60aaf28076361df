import sharp from "sharp";
import { connect } from "./support/client.ts";
import { dialog, toast } from "./support/console.ts";
import { expect, test } from "./support/fixtures.ts";

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

test("a picture is found, shows where it is used, is replaced there, and only an unused one is deleted", async ({
  signedIn: page,
  server,
}) => {
  const main = page.getByRole("main");
  await page.goto("/sys/file");
  await main.getByRole("button", { name: "上传图片" }).click();
  const upload = dialog(page, "上传图片");
  await upload.locator("input[type=file]").setInputFiles([
    { name: "青山标志.png", mimeType: "image/png", buffer: await picture("#2a7") },
    { name: "闲置.png", mimeType: "image/png", buffer: await picture("#853") },
  ]);
  await expect(upload.getByText("已上传", { exact: true })).toHaveCount(2);
  await upload.getByRole("button", { name: "完成" }).click();

  await main.getByRole("searchbox", { name: "搜索" }).fill("青山");
  const tiles = main.getByRole("listitem");
  await expect(tiles).toHaveCount(1);
  await expect(page).toHaveURL(/search=/);
  await tiles.getByRole("button").click();
  const drawer = dialog(page, "文件");
  await expect(drawer.getByText("未被使用")).toBeVisible();
  const address = await drawer.getByRole("link").innerText();
  const client = await connect(server.url);
  try {
    expect(await client.post("/sys/setting/update", { "sys.logo": address })).toMatchObject({ code: 0 });
    await drawer.getByRole("button", { name: "关闭", exact: true }).or(drawer.getByLabel("Close")).first().click();
    await expect(drawer).toBeHidden();
    await tiles.getByRole("button").click();
    await expect(drawer.getByRole("button", { name: "系统设置 · sys.logo" })).toBeVisible();

    await expect(drawer.getByRole("button", { name: "删除" })).toBeDisabled();
    await expect(drawer.getByText("文件正在使用，不能删除")).toBeVisible();

    await drawer
      .locator("input[type=file]")
      .setInputFiles({ name: "新标志.png", mimeType: "image/png", buffer: await picture("#d22") });
    await expect(toast(page, "图片已替换")).toBeVisible();
    await expect(drawer.getByRole("link")).not.toHaveText(address);
    const { data } = await client.post("/sys/setting/config");
    expect((data as Record<string, string>)["sys.logo"]).toBe(await drawer.getByRole("link").innerText());
    expect((await page.request.get(server.url + address)).status()).toBe(200);
  } finally {
    await client.post("/sys/setting/update", { "sys.logo": "" });
    await client.close();
  }

  await page.goto("/sys/file?isUnused.eq=true&search=闲置");
  await expect(tiles).toHaveCount(1);
  await main.getByRole("checkbox", { name: "选择 闲置.png" }).check();
  await main.getByRole("button", { name: "删除" }).click();
  await dialog(page, "永久删除 1 个文件？").getByRole("button", { name: "删除" }).click();
  await expect(toast(page, "已删除 1 个文件")).toBeVisible();
  await expect(main.getByText("没有匹配的记录")).toBeVisible();
});

test("files are found by size and use, with numbers, and a view keeps them as rows", async ({ signedIn: page }) => {
  const main = page.getByRole("main");
  await page.goto("/sys/file");
  const all = Number(/\d+/.exec(await main.getByText(/^共 \d+ 个/).innerText())?.[0]);
  await main.getByRole("button", { name: "大小", exact: true }).click();
  const sizes = page.getByRole("group", { name: "大小" });
  await sizes.getByRole("checkbox", { name: "100–500 KB" }).check();
  await page.keyboard.press("Escape");
  const total = main.getByText(/^共 \d+ 个/);
  await expect(total).not.toHaveText(new RegExp(`^共 ${all} 个`));
  await main.getByTitle("列表").click();
  await expect(page).toHaveURL(/sizeClass\.in=medium.*look=rows/);
  await main.getByRole("button", { name: "视图", exact: true }).click();
  await page.getByRole("button", { name: "另存为新视图" }).click();
  await page.getByRole("textbox", { name: "视图名称" }).fill("较大的图片");
  await page.getByRole("button", { name: "保存", exact: true }).click();
  await expect(main.getByRole("button", { name: "视图：较大的图片", exact: true })).toBeVisible();
  await page.goto("/sys/file");
  await expect(main.getByText(new RegExp(`^共 ${all} 个`))).toBeVisible();
  await main.getByRole("button", { name: "视图", exact: true }).click();
  await page.getByRole("button", { name: "较大的图片", exact: true }).click();
  await expect(page).toHaveURL(/look=rows/);
  await expect(main.getByRole("button", { name: /^大小/ }).first()).toContainText("100–500 KB");

  // Past the last page the last one is shown, and not that nothing was ever uploaded.
  await page.goto("/sys/file?page=999");
  await expect(page).toHaveURL(/[?&]page=[1-9]\d?(&|$)/);
  await expect(main.getByRole("listitem").first()).toBeVisible();
});
