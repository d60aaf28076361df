import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { uploadPicture } from "../testing/upload-picture.server.ts";

let app: ModulesApp;
let admin: Colleague;
let picture: string;

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  picture = (await uploadPicture(app.origin, admin, "/file/banner/")).filePath;
});
afterAll(() => app.close());

const titles = async () => {
  const { data } = (await (await fetch(`${app.origin}/api/portal/banner/list`)).json()) as {
    data: { title: { text: string } }[];
  };
  return data.map(({ title }) => title.text);
};
const write = (values: Readonly<Record<string, unknown>> = {}) =>
  admin.post("/cms/banner/add", { title: "梯田的九月", picture, ...values });

describe("banners", () => {
  it("stand on the public site while they are published (AZ-17)", async () => {
    const id = ((await write({ target: "/home/qyncInfo?month=now" })).data as { id: string }).id;
    expect(await titles()).toEqual([]);
    await admin.post(`/cms/banner/${id}/publish`);
    expect(await titles()).toEqual(["梯田的九月"]);
    await admin.post(`/cms/banner/${id}/withdraw`);
    expect(await titles()).toEqual([]);
    const at = new Date(app.clock.now() + 60_000).toISOString().replace(/\.\d+Z/, "Z");
    await admin.post(`/cms/banner/${id}/publish`, { at });
    expect(await titles()).toEqual([]);
    await admin.post(`/cms/banner/${id}/withdraw`);
    await admin.post(`/cms/banner/${id}/publish`);
    await admin.post(`/cms/banner/${id}/delete`);
    expect(await titles()).toEqual([]);
  });

  it("lead to public pages of ours or to https, and nowhere else (W8)", async () => {
    for (const target of ["/home/oneInex", "/home/detail?id=1#top", "https://www.maf.gov.la/"])
      expect((await write({ target })).code, target).toBe(0);
    for (const target of [
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "//evil.example",
      "/\\evil.example",
      "/%2f/evil.example",
      "data:text/html,<script>alert(1)</script>",
      "http://plain.example/",
      "https://user:secret@evil.example/",
      "/api/sso/oauth2/revoke_token",
      "/login?redirect=/x",
      "/sys/user/index",
      "/home/../sys/user",
      "evil.example",
    ])
      expect(await write({ target }), target).toMatchObject({ code: 400001, data: { errors: [{ field: "target" }] } });
  });
});
