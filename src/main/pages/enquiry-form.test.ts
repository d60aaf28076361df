import { afterAll, beforeAll, expect, it } from "vitest";
import { sweepKeptForms } from "../../server/http/pages/kept-forms.ts";
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
}, 240_000);
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

/** As a browser goes on after the form was sent. */
const sendAndFollow = async (...asked: Parameters<typeof send>) => {
  const { status, headers } = await send(...asked);
  expect(status).toBe(303);
  const address = headers.get("location") ?? "";
  return { address, retryAfter: headers.get("retry-after"), ...(await site.open(address)) };
};

/** The control of a name, with what describes it. */
const control = (html: string, name: string): string =>
  new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>(?:[^<]*</textarea>)?`).exec(html)?.[0] ?? "";
const errorAt = (html: string, name: string): string | undefined =>
  new RegExp(`id="enquiry-${name}-error"[^>]*>([^<]*)<`).exec(html)?.[1];

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
  ["lo", "consent", null, "ກະລຸນາໝາຍຍິນຍອມກ່ອນ"],
])("in %s says beside the field what is wrong (%s)", async (language, name, value, words) => {
  const { status, text, address } = await sendAndFollow({ language, [name]: value });
  expect(status).toBe(200);
  expect(address).toContain(`${about}&kept=`);
  expect(text).toContain(`<html lang="${language === "zh" ? "zh-CN" : language}"`);
  expect(errorAt(text, name)).toBe(words);
  expect(control(text, name)).toMatch(
    new RegExp(`(?=.*aria-invalid="true")(?=.*aria-describedby="[^"]*enquiry-${name}-error)`, "s"),
  );
  expect(text).toContain(`href="#enquiry-${name}"`);
  expect(text.match(/aria-invalid="true"/g)).toHaveLength(1);
});

it("comes back with everything that was written, as text", async () => {
  const { text, headers, address } = await sendAndFollow({ phone: `"><img src=x>` });
  expect(decodeURIComponent(address)).not.toMatch(/Chan|tonnes/);
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
  expect(headers.get("content-security-policy")).toContain("form-action 'self'");
});

it("stands at one address however often it is refused, and there is nothing of it there once it was sent", async () => {
  const first = await sendAndFollow({ phone: "-", message: "Private words" });
  const kept = new URL(first.address, site.origin).searchParams.get("kept");
  expect(control(first.text, "kept")).toContain(`value="${kept}"`);
  const second = await sendAndFollow({ phone: "", message: "Private words, again", kept });
  expect(second.address).toBe(first.address);
  expect(second.text).toContain("Private words, again");
  expect((await send({ message: "Private words, again", kept })).headers.get("location")).toBe(`${about}&sent=1`);
  const back = await site.open(first.address);
  expect(back.status).toBe(200);
  expect(back.text).not.toMatch(/Private words|Not sent/);
  // A token that nobody was given is nobody's.
  expect((await sendAndFollow({ phone: "-", kept: "x".repeat(43) })).address).not.toContain("xxx");
});

it("comes back with what was written when enough was sent", async () => {
  for (let at = 0; at < 19; at += 1) await send({ message: `no ${at}` });
  const { text, retryAfter } = await sendAndFollow({ message: "one too many" });
  expect(retryAfter).toBeNull();
  expect(text).toMatch(/role="alert"[^>]*><strong>Not sent: Too many requests/);
  expect(text).toContain(">one too many</textarea>");
});

it("is shown in another language with what was typed, sent or not, and with what was wrong", async () => {
  const refused = await sendAndFollow({ phone: "-" });
  expect(refused.text).toContain(`name="wasRefused"`);
  const link = `${refused.address.replace(/&lang=\w+/, "")}&lang=zh`;
  const inChinese = (await site.open(link)).text;
  expect([control(inChinese, "name"), errorAt(inChinese, "phone")]).toEqual([
    expect.stringContaining("Chan"),
    "请填写电话号码，例如 +856 20 5555 0000",
  ]);
  const typedOn = await sendAndFollow({ phone: "-", message: "typed on", wasRefused: "1", showIn: "lo" });
  expect(typedOn.text).toContain(">typed on</textarea>");
  expect(errorAt(typedOn.text, "phone")).toBe("ກະລຸນາໃສ່ເບີໂທ, ເຊັ່ນ +856 20 5555 0000");
  const unsent = await sendAndFollow({ phone: "", showIn: "lo" });
  expect(unsent.text).toContain(`<html lang="lo"`);
  expect(control(unsent.text, "name")).toContain("Chan");
  expect(unsent.text).not.toMatch(/role="alert"|aria-invalid/);
  const { rows } = await site.app.services.database.pool.query(
    "select count(*)::int as n from enquiry where message = 'typed on'",
  );
  expect(rows).toEqual([{ n: 0 }]);
});

it("is kept for half an hour, sealed", async () => {
  const { address } = await sendAndFollow({ phone: "-" });
  const { rows } = await site.app.services.database.pool.query("select answer::text from kept_answer");
  expect(JSON.stringify(rows)).not.toContain(Buffer.from("Chan").toString("hex"));
  site.app.clock.advance(1_799_000);
  expect((await site.open(address)).text).toContain("chan@example.org");
  site.app.clock.advance(2_000);
  const later = await site.open(address);
  expect([later.status, later.text.includes("chan@example.org")]).toEqual([200, false]);
  await sweepKeptForms(site.app.services);
  const left = await site.app.services.database.pool.query("select id from kept_answer");
  expect(left.rows).toEqual([]);
});

it("has its page where somebody opens the address that it posts to", async () => {
  const accept = { accept: "text/html", cookie: "language=lo" };
  const opened = async (query: string) => {
    const { status, headers } = await site.open(`/api/portal/enquiry/send${query}`, accept);
    expect(status).toBe(303);
    return headers.get("location") ?? "";
  };
  expect(await opened(`?enterprise=${enterprise}&name=x`)).toBe(about);
  const page = await site.open(await opened(""), accept);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining("ເບິ່ງວິສາຫະກິດ")]);
  expect((await site.open("/api/portal/enquiry/send")).status).toBe(405);
});

it("shows nothing of what another site's page sent", async () => {
  const { status, text } = await send({ phone: "-" }, { origin: "https://elsewhere.example" });
  expect(status).toBe(403);
  expect(text).toContain("Requests from other sites are not accepted");
  expect(text).not.toContain("Chan");
});
