import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import { startSite, type Site } from "../testing/start-site.server.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** A picture of three horizontal bands of these colours, with this opacity. */
const banded = (alpha: number, colours: readonly string[] = ["#3366cc", "#88aa44", "#224411"]) =>
  sharp({ create: { width: 320, height: 240, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(
      colours.map((background, index) => ({
        input: { create: { width: 320, height: 80, channels: 4, background: { ...rgb(background), alpha } } },
        left: 0,
        top: index * 80,
      })),
    )
    .png()
    .toBuffer();
const rgb = (hex: string) => {
  const [r = 0, g = 0, b = 0] = (hex.match(/[0-9a-f]{2}/g) ?? []).map((each) => parseInt(each, 16));
  return { r, g, b };
};

async function upload(bytes: Buffer): Promise<string> {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "稻田.png");
  const answer = await fetch(`${site.app.origin}/api/oss/upload`, {
    method: "POST",
    body,
    headers: { [ACCESS_TOKEN]: site.admin.token },
  });
  const given = (await answer.json()) as { attachment_list: readonly { filePath: string }[] };
  return given.attachment_list[0]?.filePath ?? "";
}

async function publish(cover: string): Promise<string> {
  const content = `<p>x</p><p><img src="${cover}" alt="稻田"></p>`;
  const added = await site.admin.post("/cms/article/add", { kind: "market", title: "稻田", content, cover });
  const { id } = added.data as { id: string };
  expect(await site.admin.post(`/cms/article/${id}/publish`)).toMatchObject({ code: 0 });
  return id;
}

it("a picture's place shows its colours from top to bottom until it has loaded, in lists, heads and texts", async () => {
  const path = await upload(await banded(1));
  const id = await publish(path);
  for (const address of ["/home/nyNewsList", `/home/textInfo?id=${id}`]) {
    const { text } = await site.open(address);
    const [, tones = "", ...three] =
      /\.tones-([0-9a-f]{18})\{background:linear-gradient\(#(\w{6}),#(\w{6}),#(\w{6})\)\}/.exec(text) ?? [];
    expect(three.join("")).toBe(tones);
    const [top = "", middle = "", bottom = ""] = three;
    for (const [seen, drawn] of [
      [top, "#3366cc"],
      [middle, "#88aa44"],
      [bottom, "#224411"],
    ] as const) {
      const [is, was] = [rgb(seen), rgb(drawn)];
      for (const part of ["r", "g", "b"] as const) expect(Math.abs(is[part] - was[part]), seen).toBeLessThan(40);
    }
    expect(text).toMatch(new RegExp(`<img class="page-picture tones-${tones}" src="${path}"`));
  }
  const { text } = await site.open(`/home/textInfo?id=${id}`);
  expect(text).toMatch(new RegExp(`<img[^>]* class="tones-[0-9a-f]{18}" src="${path}" alt="稻田"`));
  // No style attribute: the page's policy forbids it (HD-02).
  expect(text).not.toMatch(/<img[^>]* style=/);
});

it("a picture's description is read out in the page's language where it stands for itself, and not where a title says it", async () => {
  const path = await upload(await banded(1));
  const id = await publish(path);
  const found = await site.admin.post("/oss/stored/list", { base_path: "/file/news/" });
  const stored = (found.data as { rows: { id: string; version: number; filePath: string }[] }).rows;
  const picture = stored.find(({ filePath }) => filePath === path);
  const words = { alt: "稻田", altEn: "Rice fields", altLo: "", tags: "" };
  const described = await site.admin.post(`/oss/stored/${picture?.id}/describe`, {
    version: picture?.version,
    ...words,
  });
  expect(described.code).toBe(0);
  const altIn = async (address: string) => {
    const { text } = await site.open(address);
    return new RegExp(`<img class="page-picture[^>]*src="${path}" alt="([^"]*)"`).exec(text)?.[1];
  };
  expect(await altIn(`/home/textInfo?id=${id}&lang=en`)).toBe("Rice fields");
  // No Lao description: Chinese would be read out with a Lao voice.
  expect(await altIn(`/home/textInfo?id=${id}&lang=lo`)).toBe("");
  expect(await altIn("/home/nyNewsList?lang=en")).toBe("");
});

/** A mark much wider than high, of which only the ends are transparent. */
const pill = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300" rx="150" fill="#1d6d3d"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

it.each([
  ["half", () => banded(0.5)],
  ["at its ends", pill],
])("nothing stands behind a picture that can be seen through: %s", async (_, draw) => {
  const path = await upload(await draw());
  const { text } = await site.open(`/home/textInfo?id=${await publish(path)}`);
  const shown = [...text.matchAll(/<img[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(`src="${path}"`));
  expect(shown).toHaveLength(2); // one in the head, one in the text
  for (const tag of shown) expect(tag).not.toContain("tones-");
});
