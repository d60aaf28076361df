import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite, type Site } from "../testing/start-site.server.ts";

const WRITTEN = {
  language: "en",
  name: `Ms <b>Chan</b> "&"`,
  phone: "+66 81 555 1234",
  email: "chan@example.org",
  message: "\r\nHow many tonnes?\r\n</textarea><script>alert(1)</script>",
  consent: "1",
} as const;

let site: Site;
let enterprise = "";
let about = "";
beforeAll(async () => {
  site = await startSite();
  const { rows } = await site.app.services.database.pool.query("select id from division where value = 'LA1604'");
  const [division] = (rows as { id: string }[]).map(({ id }) => id);
  const values = { name: "巴松咖啡", type: "cooperative", division };
  const { data } = await site.admin.post("/cms/enterprise/add", values);
  enterprise = (data as { id: string }).id;
  await site.admin.post(`/cms/enterprise/${enterprise}/publish`);
  about = `/home/enquiry?enterprise=${enterprise}`;
}, 60_000);
afterAll(() => site.close());

/** As a browser without scripts sends the form. */
const send = async (
  change: Readonly<Record<string, string | null>>,
  headers: Readonly<Record<string, string>> = {},
) => {
  const fields = Object.entries({ ...WRITTEN, enterprise, ...change }).filter(([, value]) => value !== null);
  const answer = await fetch(`${site.origin}/api/portal/enquiry/send`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      accept: "text/html,application/xhtml+xml",
      ...headers,
    },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** The control of a name, with what describes it. */
const control = (html: string, name: string): string =>
  new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>(?:[^<]*</textarea>)?`).exec(html)?.[0] ?? "";
const trouble = (html: string, name: string): string | undefined =>
  new RegExp(`id="enquiry-${name}-trouble"[^>]*>([^<]*)<`).exec(html)?.[1];

it("of a question that was sent is answered by the way to a page that says so", async () => {
  const { status, headers } = await send({});
  expect([status, headers.get("location")]).toEqual([303, `${about}&sent=1`]);
  expect((await site.open(`${about}&sent=1&lang=en`)).text).toContain("Enquiry sent");
});

it.each([
  ["en", "phone", "-", "Enter a phone number, such as +856 20 5555 0000"],
  ["lo", "phone", "-", "ກະລຸນາໃສ່ເບີໂທ, ເຊັ່ນ +856 20 5555 0000"],
  ["zh", "email", "nobody", "请填写有效的邮箱"],
  ["en", "name", "", "This is required"],
  ["zh", "message", "", "请填写此项"],
  ["en", "message", "x".repeat(2001), "At most 2000 characters"],
  ["lo", "consent", null, "ກະລຸນາປ້ອນຂໍ້ມູນນີ້"],
])("in %s says beside the field what is wrong (%s)", async (language, name, value, words) => {
  const { status, text } = await send({ language, [name]: value });
  expect(status).toBe(400);
  expect(text).toContain(`<html lang="${language === "zh" ? "zh-CN" : language}"`);
  expect(trouble(text, name)).toBe(words);
  expect(control(text, name)).toMatch(
    new RegExp(`(?=.*aria-invalid="true")(?=.*aria-describedby="[^"]*enquiry-${name}-trouble)`, "s"),
  );
  expect(text).toContain(`href="#enquiry-${name}"`);
  expect(text.match(/aria-invalid="true"/g)).toHaveLength(1);
});

it("comes back with everything that was written, as text", async () => {
  const { text, headers } = await send({ phone: `"><img src=x>` });
  expect(control(text, "name")).toContain(`value="Ms &lt;b&gt;Chan&lt;/b&gt; &quot;&amp;&quot;"`);
  expect(control(text, "phone")).toContain(`value="&quot;&gt;&lt;img src=x&gt;"`);
  expect(control(text, "email")).toContain(`value="chan@example.org"`);
  // A browser drops the first line break of a text area, so there are two.
  expect(/<textarea[^>]*>([^<]*)</.exec(text)?.[1]).toBe(
    "\n\nHow many tonnes?\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;",
  );
  expect(control(text, "consent")).toContain("checked");
  expect(control(text, "enterprise")).toContain(`value="${enterprise}"`);
  expect(text).not.toContain("<script>alert");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("location")).toBeNull();
  expect(headers.get("content-security-policy")).toContain("form-action 'self'");
});

it("comes back with what was written when enough was sent", async () => {
  for (let at = 0; at < 19; at += 1) await send({ message: `no ${at}` });
  const { status, text, headers } = await send({ message: "one too many" });
  expect(status).toBe(429);
  expect(headers.get("retry-after")).toBe("3600");
  expect(text).toMatch(/role="alert"[^>]*><strong>Not sent: Too many requests/);
  expect(text).toContain(">one too many</textarea>");
});

it("shows nothing of what another site's page sent", async () => {
  const { status, text } = await send({ phone: "-" }, { origin: "https://elsewhere.example" });
  expect(status).toBe(403);
  expect(text).toContain("Requests from other sites are not accepted");
  expect(text).not.toContain("Chan");
});
