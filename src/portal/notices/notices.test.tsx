import { expect, it } from "vitest";
import { LANGUAGES } from "../../contract/text.ts";
import type { NoticeTeaser, PublicNotice } from "../../modules/notice/notice.ts";
import { HOSTILE, zh } from "../testing/given-words.ts";
import { openPage } from "../testing/open-page.tsx";
import { noticePage } from "./notice-page.tsx";

const many = <T,>(rows: readonly T[], page = 1) => ({ rows, total: rows.length, page, pageSize: 15 });

const teaser: NoticeTeaser = {
  id: "n1",
  title: zh(HOSTILE),
  kind: "tender",
  kindName: HOSTILE,
  issuer: zh(HOSTILE),
  place: HOSTILE,
  regionPage: "LA16",
  publishedAt: "2026-10-31T18:00:00Z",
  visibleUntil: "2026-12-31T16:59:00Z",
  isPinned: true,
};
const whole: PublicNotice = {
  ...teaser,
  content: zh("<p>正文</p>"),
  documents: [{ path: "/file/news/202611/a.docx", name: HOSTILE, kind: "docx", size: 2_621_440 }],
  updatedAt: "2026-11-01T00:00:00Z",
  languages: ["zh", "lo", "en"],
  older: { id: "n0", title: zh("前一则") },
  newer: null,
};

it("lists notices by their days in Vientiane, with kind, issuer and until when; hostile words as words", async () => {
  const found = await openPage(noticePage, "/home/noticeDetail", {
    "/portal/notice/list": many([teaser]),
    "/portal/notice/kinds": [
      { value: "tender", name: "招标公告", count: 1 },
      { value: "notice", name: "通知", count: 2 },
    ],
  });
  const line = found?.shown.querySelector(".notice-line");
  expect(line?.querySelector("time .visually-hidden")?.textContent).toBe("2026-11-01");
  expect(line?.textContent).toContain("有效至 2026-12-31");
  expect(line?.querySelector("h2 a")?.getAttribute("href")).toBe("/home/noticeDetail?id=n1");
  expect(found?.shown.querySelectorAll("script, [onerror]")).toHaveLength(0);
  expect(found?.shown.querySelector('.page-chips a[href="/home/noticeDetail?kind=notice"]')).not.toBeNull();
  expect(found?.head).toMatchObject({ title: "通知公告", canonical: ["kind", "page"] });
});

it.each(LANGUAGES)("sets one notice in %s as an office issues it, with those before and after it", async (language) => {
  const found = await openPage(noticePage, "/home/noticeDetail?id=n1", { "/portal/notice/get": whole }, language);
  expect(found?.shown.querySelector("h1")?.textContent).toBe(HOSTILE);
  expect(found?.shown.querySelectorAll(".notice-head dd")).toHaveLength(4);
  const download = found?.shown.querySelector<HTMLAnchorElement>(".page-documents a");
  expect([download?.getAttribute("href"), download?.download]).toEqual(["/file/news/202611/a.docx", HOSTILE]);
  expect(found?.shown.querySelector(".page-documents small")?.textContent).toBe(
    `DOCX · ${language === "lo" ? "2,5" : "2.5"} MB`,
  );
  expect(found?.shown.querySelector('a[rel="prev"]')?.getAttribute("href")).toBe("/home/noticeDetail?id=n0");
  expect(found?.shown.querySelector('a[rel="next"]')).toBeNull();
  expect(found?.shown.querySelectorAll("script, [onerror]")).toHaveLength(0);
  // A text in another language than the page says so (§2).
  expect(found?.shown.querySelectorAll('[role="note"]')).toHaveLength(language === "zh" ? 0 : 1);
  expect(found?.head).toMatchObject({ canonical: ["id"] });
});

it("says what is missing, and of a kind without notices leads back to all", async () => {
  const none = { "/portal/notice/list": many([]), "/portal/notice/kinds": [] };
  expect(
    (await openPage(noticePage, "/home/noticeDetail", none))?.shown.querySelector(".page-empty h2")?.textContent,
  ).toBe("这里还没有公告");
  const kind = await openPage(noticePage, "/home/noticeDetail?kind=training", none);
  expect(kind?.shown.querySelector('.page-empty a[href="/home/noticeDetail"]')).not.toBeNull();
  expect(kind?.head.isPrivate).toBe(true);
});

it("is no page for a notice that is not published, or behind the last page", async () => {
  expect(await openPage(noticePage, "/home/noticeDetail?id=x", {})).toBeUndefined();
  const behind = { "/portal/notice/list": many([], 9), "/portal/notice/kinds": [] };
  expect(await openPage(noticePage, "/home/noticeDetail?page=9", behind)).toBeUndefined();
});
