import { fingerprintsOf } from "../../../crud/drafts/value-fingerprints.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withPreview } from "../../../server/http/pages/preview-grant.ts";
import { contentModules } from "../../index.ts";
import { addRole, employ, enter, type Colleague } from "../../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../../testing/start-modules.server.ts";
import { uploadPicture } from "../../testing/upload-picture.server.ts";
import { article } from "../../article/article.ts";
import { NEWEST, publicRows } from "../../public-side/public-side.server.ts";
import { previewsWith } from "../publishing.server.ts";

let app: ModulesApp;
let admin: Colleague;

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

const write = async (title: string): Promise<string> => {
  const added = await admin.post("/cms/article/add", { title, kind: "market", content: "<p>草稿</p>" });
  expect(added.code).toBe(0);
  return (added.data as { id: string }).id;
};
const link = async (id: string, by = admin, isShared = "0", withDraft?: "0" | "1") => {
  const { code, data } = await by.post(`/cms/article/${id}/preview`, { isShared, ...(withDraft ? { withDraft } : {}) });
  if (code !== 0) return { code };
  const { address } = data as { address: string };
  const url = new URL(address, "http://x");
  return {
    code,
    page: url.pathname,
    id: url.searchParams.get("id") ?? "",
    token: url.searchParams.get("preview") ?? "",
  };
};
/** The article as seen at the address; undefined if it is not shown. */
const see = async ({ page = "/home/textInfo", id = "", token = "" }, asked = id) => {
  const grant = await previewsWith(app.services, contentModules)(page, id, token);
  if (!grant) return undefined;
  const rows = publicRows(article, app.services, NEWEST);
  return withPreview(grant, async () => (await rows.get(asked))?.["title"]);
};

it("shows the one record as it is, to whoever has the link, and the public still nothing (AZ-17)", async () => {
  const [id, other] = [await write("只给您看"), await write("别的草稿")];
  const made = await link(id);
  expect(made.page).toBe("/home/textInfo");
  expect(await see(made)).toBe("只给您看");
  expect(await see(made, other)).toBeUndefined();
  expect(await publicRows(article, app.services, NEWEST).get(id)).toBeUndefined();
  // The public API ignores preview links.
  const asked = await fetch(`${app.origin}/api/portal/article/get?id=${id}&preview=${made.token}`);
  expect(((await asked.json()) as { code: number }).code).toBe(400004);
});

it("is refused when anything in it is changed, for another record, another page, and after its time", async () => {
  const [id, other] = [await write("甲"), await write("乙")];
  const made = await link(id);
  const [owner = "", until = "", step = "", proof = ""] = (made.token ?? "").split(".");
  const tokens = [
    `${owner}.${(Number.parseInt(until, 36) + 1).toString(36)}.${step}.${proof}`,
    `${owner}.${until}.1.${proof}`,
    `${other}.${until}.${step}.${proof}`,
    `${owner}.${until}.${step}.${proof.slice(0, -1)}${proof.endsWith("A") ? "B" : "A"}`,
    `${owner}.${until}.${step}.`,
    "",
    "x".repeat(5000),
  ];
  for (const token of tokens) expect(await see({ ...made, token }), token.slice(0, 90)).toBeUndefined();
  expect(await see({ ...made, id: other })).toBeUndefined();
  expect(await see({ ...made, page: "/home/noticeDetail" })).toBeUndefined();
  const shared = await link(id, admin, "1");
  app.clock.advance(15 * 60_000);
  expect(await see(made)).toBeUndefined();
  expect(await see(shared)).toBe("甲");
  app.clock.advance(24 * 3_600_000);
  expect(await see(shared)).toBeUndefined();
  admin = await enter(app, ADMIN.username, ADMIN.password); // the session ended meanwhile
});

it("ends when the record is published, taken down or deleted, and when its maker loses the right", async () => {
  const id = await write("丙");
  const draft = await link(id);
  await admin.post(`/cms/article/${id}/publish`);
  expect(await see(draft)).toBeUndefined();
  const published = await link(id);
  await admin.post(`/cms/article/${id}/withdraw`);
  expect([await see(published), await see(draft)]).toEqual([undefined, undefined]);
  const withdrawn = await link(id);
  expect(await see(withdrawn)).toBe("丙");

  await addRole(app.services, "reader-of-news", ["cms:article:list"]);
  const colleague = await employ(app, "noy", ["reader-of-news"]);
  const theirs = await link(id, colleague);
  expect(await see(theirs)).toBe("丙");
  // Without the right to update, a user cannot share unpublished records.
  expect(await link(id, colleague, "1")).toEqual({ code: 100010 });
  await app.services.database.pool.query("update account set is_enabled = false where id = $1", [colleague.id]);
  expect(await see(theirs)).toBeUndefined();

  await admin.post(`/cms/article/${id}/delete`);
  expect(await see(withdrawn)).toBeUndefined();
});

it("that cannot be looked up is not called invalid", async () => {
  const made = await link(await write("戊"));
  const query = (text: string) => app.services.database.pool.query(text);
  await query("alter table article rename to article_away");
  try {
    await expect(see(made)).rejects.toThrow();
  } finally {
    await query("alter table article_away rename to article");
  }
  expect(await see(made)).toBe("戊");
});

it("is made only by those who may read the record", async () => {
  const id = await write("丁");
  await addRole(app.services, "reader-of-notices", ["cms:notice:list"]);
  const stranger = await employ(app, "kham", ["reader-of-notices"]);
  expect((await link(id, stranger)).code).not.toBe(0);
  expect((await link("019a0000-0000-7000-8000-000000000001")).code).not.toBe(0);
});

it("shows what its maker has typed and not saved, cleaned, and nobody else's typing", async () => {
  const id = await write("原题");
  const version = 1;
  const typed = { title: "新题", content: "<p>x</p><script>alert(1)</script>", state: "published", id: "z", kind: 7 };
  const kept = await admin.post("/cms/draft/keep", {
    path: "/cms/article",
    id,
    version,
    values: JSON.stringify(typed),
  });
  expect(kept.code).toBe(0);
  const made = await link(id);
  const grant = await previewsWith(app.services, contentModules)("/home/textInfo", id, made.token ?? "");
  expect(grant?.typed).toEqual({ title: "新题", content: "<p>x</p>" });
  expect(await see(made)).toBe("新题");
  expect(await see(await link(id, admin, "1", "1"))).toBe("新题");
  // A form that only offers the draft shows the record, and so does its preview.
  const stored = await link(id, admin, "0", "0");
  expect(await see(stored)).toBe("原题");
  expect(await see({ ...stored, token: stored.token?.replace(/s\./, ".") ?? "" })).toBeUndefined();
  // One's own change of another property does not outdate the draft.
  const marks = JSON.stringify(fingerprintsOf({ title: "原题", content: "<p>x</p>" }, ["title"]));
  await admin.post("/cms/draft/keep", { path: "/cms/article", id, version, values: JSON.stringify(typed), marks });
  await admin.post(`/cms/article/${id}/update`, { isPinned: "1" });
  expect(await see(await link(id))).toBe("新题");
  await admin.post("/cms/draft/keep", { path: "/cms/article", id, version: 2, values: JSON.stringify(typed) });
  // A draft of an older state of the property is not shown.
  await admin.post(`/cms/article/${id}/update`, { summary: "别人改了" });
  expect(await see(await link(id))).toBe("原题");
});

it("lets its reader see the record's pictures, saved and typed, by the cookie the page left, and no others (AZ-17)", async () => {
  const upload = async () => (await uploadPicture(app.origin, admin, "/file/news/")).filePath;
  const [saved, typed, foreign] = [await upload(), await upload(), await upload()];
  const id = await write("配图");
  await admin.post(`/cms/article/${id}/update`, { cover: saved });
  const values = JSON.stringify({ content: `<figure><img src="${typed}" alt=""></figure>` });
  const kept = await admin.post("/cms/draft/keep", { path: "/cms/article", id, version: 2, values });
  expect(kept.code).toBe(0);
  const { page, token } = await link(id);
  const status = async (path: string, links: readonly string[]) => {
    const cookie = `__Host-preview=${encodeURIComponent(links.join("!"))}`;
    return (await fetch(app.origin + path, { headers: { cookie } })).status;
  };
  const own = `${page}~${id}~${token}`;
  for (const path of [saved, typed]) {
    expect(await status(path, [own]), path).toBe(200);
    expect(await status(path, ["x", "/home/textInfo~1~2", own]), path).toBe(200);
    expect(await status(path, [own.slice(0, -1)]), path).toBe(404);
    expect(await status(path, []), path).toBe(404);
  }
  expect(await status(foreign, [own])).toBe(404);
  await admin.post(`/cms/article/${id}/publish`);
  await admin.post(`/cms/article/${id}/withdraw`);
  expect(await status(saved, [own])).toBe(404);
});
