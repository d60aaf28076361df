import type { Page } from "@playwright/test";
import { connect } from "./support/client.ts";
import { dialog } from "./support/console.ts";
import { openList } from "./support/list-page.ts";
import { expect, signIn, test } from "./support/fixtures.ts";

const mark = (page: Page) => page.locator("[data-watermark]");

/** Size of one tile in px, and whether any of its pixels is drawn. */
const tileOf = (page: Page) =>
  mark(page).evaluate(async (element) => {
    const picture = new Image();
    picture.src = /url\("(.*)"\)/.exec(getComputedStyle(element).backgroundImage)?.[1] ?? "";
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    pen.drawImage(picture, 0, 0);
    const points = pen.getImageData(0, 0, picture.width, picture.height).data;
    const ink = points.filter((value, index) => index % 4 === 3 && value > 0).length;
    return { width: picture.width, height: picture.height, hasInk: ink > 500 };
  });

const isWhole = (page: Page) =>
  mark(page).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return (
      element.parentNode === document.body &&
      width >= innerWidth &&
      height >= innerHeight &&
      style.display === "block" &&
      style.opacity === "1" &&
      style.backgroundImage !== "none" &&
      style.pointerEvents === "none"
    );
  });

test("with sys.watermark.enable 1 every page carries a mark that comes back within 2 s (§4, §9)", async ({
  page,
  server,
}) => {
  const client = await connect(server.url);
  const turn = (value: "0" | "1") => client.post("/sys/setting/update", { "sys.watermark.enable": value });
  await page.clock.install();
  await signIn(page);
  await openList(page); // a page whose socket was not connected yet gets the change when it connects
  await expect(mark(page)).toHaveCount(0);
  expect(await turn("1")).toMatchObject({ code: 0 });
  try {
    await expect(mark(page)).toHaveCount(1); // on the open page, too (ST-05)
    await openList(page, "/sys/dict?open=new");
    expect(await tileOf(page)).toEqual({ width: 350, height: 120, hasInk: true });
    expect(await isWhole(page)).toBe(true);
    // Above dialogs, and not in the way of the pointer.
    const form = dialog(page, "新建字典项");
    await form.getByRole("textbox", { name: "中文" }).fill("水印下");
    await expect(mark(page)).toHaveCSS("z-index", /^\d{7,}$/);

    const tampering: readonly ((element: HTMLElement) => void)[] = [
      (element) => element.remove(),
      (element) => element.style.setProperty("display", "none", "important"),
      (element) => element.style.setProperty("height", "1px", "important"),
      (element) => element.setAttribute("style", ""),
      (element) => element.setAttribute("hidden", ""),
      (element) => document.querySelector("main")?.append(element),
      (element) =>
        document.head.append(
          Object.assign(document.createElement("style"), {
            textContent: `#${(element.id = "mark")} { background-position: -9999px !important; scale: 0 }`,
          }),
        ),
    ];
    for (const tamper of tampering) {
      await mark(page).evaluate(tamper);
      await page.clock.runFor(2000);
      await expect(mark(page)).toHaveCount(1);
      expect(await isWhole(page)).toBe(true);
    }
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await isWhole(page)).toBe(true);
  } finally {
    await turn("0");
    await client.close();
  }
  await page.emulateMedia({ media: "screen" });
  await page.reload();
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await expect(mark(page)).toHaveCount(0);
});
