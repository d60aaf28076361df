import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite, type Site } from "../testing/start-site.server.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const languageOf = async (path: string, cookie: string) =>
  /<html lang="([^"]+)"/.exec((await site.open(path, { cookie })).text)?.[1];

it("a link in a language holds for the visit of whoever is signed in, and leaves their console's language alone", async () => {
  const staff = "access_token=x";
  const followed = await site.open("/home/nyNewsList?lang=lo", { cookie: staff });
  expect(followed.headers.getSetCookie()).toEqual(["visitLanguage=lo.zh; Path=/home; SameSite=Lax"]);
  const visiting = `${staff}; visitLanguage=lo.zh`;
  const next = await site.open("/home/noticeDetail", { cookie: visiting });
  expect(next.text).toContain('<html lang="lo"');
  expect(next.headers.getSetCookie()).toEqual([]);
  expect(await languageOf("/login", "visitLanguage=lo.zh")).toBe("zh-CN");
  // A choice of their own ends it, here and in the console; what nobody could have set says nothing.
  expect(await languageOf("/home/noticeDetail", `${visiting}; language=en`)).toBe("en");
  expect(await languageOf("/home/noticeDetail", `${staff}; visitLanguage=xx.zh`)).toBe("zh-CN");
  const back = await site.open("/home/noticeDetail?lang=zh", {
    cookie: `${visiting}; language=zh`,
    "sec-fetch-site": "same-origin",
  });
  expect(back.headers.getSetCookie()).toEqual(["visitLanguage=zh.zh; Path=/home; SameSite=Lax"]);
  expect(await languageOf("/home/noticeDetail", `${staff}; language=zh; visitLanguage=zh.zh`)).toBe("zh-CN");
});
