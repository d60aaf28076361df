import { describe, expect, it, test } from "vitest";
import { sanitizeHtml, HTML_LIMITS, htmlWords, UnfitHtml } from "./sanitize-html.ts";

/*
 * The output is checked by a grammar of its own, so that errors of the library are not repeated here: plain text and
 * listed tags with listed attributes in double quotes, and nothing else.
 */

const TAGS =
  "p br hr div span h1 h2 h3 h4 h5 h6 blockquote pre code strong b em i u s del ins mark small sub sup ul ol li dl dt dd a img figure figcaption table caption colgroup col thead tbody tfoot tr th td";
const ATTRIBUTES =
  "lang dir style href title rel target src alt width height start span colspan rowspan scope data-align data-width";
const TOKEN = new RegExp(
  `[^<>]+|</(?:${TAGS.replaceAll(" ", "|")})>|<(?:${TAGS.replaceAll(" ", "|")})((?: (?:${ATTRIBUTES.replaceAll(" ", "|")})(?:="[^"<>]*")?)*)(?: /)?>`,
  "y",
);
const ADDRESS = /^(?:\/(?!\/)[^\\\s]*|(?:https?:\/\/|mailto:|tel:)[^\\\s]*)$/;

/** The first fault of sanitised HTML; undefined if there is none. */
function fault(html: string): string | undefined {
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(html);
    if (!found) return `unknown at ${html.slice(at, at + 60)}`;
    for (const [, name = "", quoted = ""] of (found[1] ?? "").matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)) {
      const value = quoted.replaceAll("&amp;", "&");
      if (name === "href" && !ADDRESS.test(value)) return `leads to ${value}`;
      if (name === "src" && !/^(\/(?!\/)|https:\/\/)/.test(value)) return `loads ${value}`;
      if (name.endsWith("span") && !(Number(value) >= 1 && Number(value) <= 100)) return `spans ${value}`;
      if (name === "data-align" && !/^(left|center|right)$/.test(value)) return `stands ${value}`;
      if (name === "data-width" && !/^(25|50|75|100)$/.test(value)) return `takes ${value}`;
      if (
        name === "style" &&
        !/^((text-align|vertical-align|color|background-color|width|font-weight|font-style|text-decoration):[#\w().,% -]+;?)+$/.test(
          value,
        )
      )
        return `looks ${value}`;
    }
    if (/<a [^>]*href="http/.test(found[0]) && !found[0].includes("noopener")) return "keeps its opener";
  }
  return undefined;
}

const safe = (html: string) => {
  const clean = sanitizeHtml(html);
  expect([html, fault(clean), clean]).toEqual([html, undefined, clean]);
  expect(sanitizeHtml(clean)).toBe(clean);
  return clean;
};

const SCHEMES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript&colon;alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A;&#x61;vascript:alert(1)",
  "java&Tab;script:alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml;base64,PHN2Zz4=",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "filesystem:http://x/1",
  "view-source:https://x/",
  "ws://evil.example",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "///evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https://user:pw@evil.example",
  "https://\u200bevil.example",
  "x",
  "../x",
  "#x",
  "?x",
  "",
];
const NAMES = [
  "a href",
  "img src",
  "img srcset",
  "iframe src",
  "object data",
  "embed src",
  "form action",
  "base href",
  "link href",
  "area href",
  "video src",
  "audio src",
  "source srcset",
  "track src",
  "input src",
  "use xlink:href",
  "svg href",
  "math href",
  "body background",
  "table background",
];
const addresses = NAMES.flatMap((name) => {
  const [tag, attribute] = name.split(" ");
  return SCHEMES.map((address) => `<${tag} ${attribute}="${address.replaceAll('"', "&quot;")}">x</${tag}>`);
});

const HANDLERS = [
  "onclick",
  "onerror",
  "onload",
  "onmouseover",
  "onfocus autofocus",
  "ONCLICK",
  "on\u0000click",
  "onpointerdown",
  "onanimationstart",
  "ontoggle",
  "onbeforetoggle",
  "formaction",
];
const handlers = [
  "p",
  "img src=/file/a.png",
  "a href=/x",
  "td",
  "details open",
  "svg",
  "input",
  "body",
  "x-own",
  "div/",
].flatMap((tag) =>
  HANDLERS.flatMap((handler) => [
    `<${tag} ${handler}=alert(1)>x`,
    `<${tag} ${handler}="alert(1)">x`,
    `<${tag}/${handler}='alert(1)'>x`,
    `<${tag}\n${handler}\n=\nalert(1)>x`,
  ]),
);

const CONTAINERS = [
  "script",
  "style",
  "svg",
  "math",
  "noscript",
  "template",
  "iframe",
  "textarea",
  "title",
  "xmp",
  "noembed",
  "noframes",
  "plaintext",
  "option",
  "select",
  "object",
  "frameset",
  "marquee",
  "form",
  "button",
  "svg><style",
  "math><mtext><table><mglyph><style",
  "svg><foreignObject",
  'noscript><p title="</noscript>',
];
const contents = [
  "<img src=x onerror=alert(1)>",
  '<a title="</{}><img src=x onerror=alert(1)>">',
  "<!--</{}><img src=x onerror=alert(1)>-->",
  "&lt;img src=x onerror=alert(1)&gt;",
];
const containers = CONTAINERS.flatMap((tag) =>
  contents.flatMap((inner) => [
    `<${tag}>${inner.replace("{}", tag)}</${tag.split(">")[0]}>`,
    `<p><${tag}>${inner.replace("{}", tag)}`,
  ]),
);

const ODD = [
  "<p id=x name=y class=z>t</p>",
  "<a id=location href=/x>t</a>",
  "<img name=getElementById src=/file/a.png>",
  "<<script>alert(1)//<</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<script\u0000>alert(1)</script>",
  '<p style="background:url(javascript:alert(1))">x',
  '<p style="color:red;position:fixed;top:0">x',
  '<p style="width:expression(alert(1))">x',
  '<p style="-moz-binding:url(//evil.example)">x',
  '<p style="color:\\72 ed">x',
  '<p style="color:red}body{display:none">x',
  '<p style="color:var(--x)">x',
  "<p style='color:\"/*'>x",
  "<!doctype html><html><head><meta http-equiv=refresh content=0;url=//evil.example></head><body>x",
  "<!--><img src=x onerror=alert(1)>-->",
  "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  '<?xml version="1.0"?><p>x',
  "<?php alert(1) ?>",
  "<p title='\"><img src=x onerror=alert(1)>'>x",
  "<a href='/x\"onmouseover=alert(1)'>x",
  '<a href="/x" rel=opener target=_self>x',
  "<a href=https://evil.example target=_top>x",
  "<img src=/file/a.png width=99999 height=-1>",
  "<img src=/file/a.png alt='`><script>alert(1)</script>'>",
  "<td colspan=1e9 rowspan=javascript:alert(1)>x",
  "<table><td colspan=1000 rowspan=65534>x<td colspan=0 rowspan=-1>y<td colspan=100>z</table>",
  "<table background=//evil.example/a.png><tr background='javascript:alert(1)'><td background=/file/a.png style='background-image:url(//evil.example)'>x",
  "<table><colgroup span=99999><col span=9999></colgroup><tr><th scope=javascript:alert(1) onclick=alert(1)>x",
  "<img src=/file/a.png srcset='//evil.example/a.png 2x' sizes=100vw>",
  "<picture><source srcset=//evil.example/a.png><img src=/file/a.png></picture>",
  "<img src=/api/sys/user/info><img src=/health><img src='/file/../api/x'><img src=/file%2f..%2fapi>",
  "<img src=data:image/png;base64,AAAA><img src=blob:https://x/1><img src=cid:1><img src=//x/file/a.png>",
  "<img src=/file/a.png usemap=#m ismap longdesc=javascript:alert(1) lowsrc=//evil.example dynsrc=//evil.example crossorigin>",
  "<figure data-align='left\" onmouseover=alert(1)' data-width=1000><img src=/file/a.png></figure>",
  "<figure data-align=fixed data-width=-1 data-pending=x data-x=y class=x id=y style='position:fixed'><img src=/file/a.png><figcaption onclick=alert(1)><script>alert(1)</script>x",
  "<v:imagedata src='file:///C:/x.png' o:href='//evil.example'/><o:p>x</o:p><w:sdt>y</w:sdt><st1:place w:st=on>z</st1:place>",
  "<p lang='en\"><script>' dir=x>x",
  "<table><tr><td><form><input name=password></form></td></tr></table>",
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  "<svg><animate attributeName=href values=javascript:alert(1) /></svg>",
  "<svg><set attributeName=onload to=alert(1) /></svg>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&amp;lt;script&amp;gt;",
  "&#60;img src=x onerror=alert(1)&#62;",
  "<p>\u2028\u2029\ufeff\u202e</p>",
  "<p/><br/></br></p></div>",
  "</p><script>alert(1)",
  "<p",
  '<p title="',
  '<a href="https://x',
  "<",
  "a < b > c & d",
  "<p>x</p>".repeat(20),
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  "<table><caption><svg><title><style></title><img src=x onerror=alert(1)></style></svg></caption></table>",
  '<select><template><style><!--</style><a rel="--></style></template></select><img src onerror=alert(1)>">',
];

describe("hostile HTML", () => {
  const vectors = [...addresses, ...handlers, ...containers, ...ODD];

  it(`leaves nothing that runs, loads, posts or leads astray, and stays as it is when cleaned again: ${vectors.length} vectors (RT-01, RT-02, RT-04)`, () => {
    expect(vectors.length).toBeGreaterThan(1_000);
    for (const vector of vectors) safe(vector);
  });

  it("nor when vectors are put into one another: 4,000 drawn with a printed seed (RT-01, RT-02)", () => {
    const seed = 20_261_121;
    let state = seed;
    const draw = (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % below;
    };
    const pick = () => vectors[draw(vectors.length)] ?? "";
    for (let count = 0; count < 4_000; count += 1) {
      const [outer, inner] = [pick(), pick()];
      const at = draw(outer.length + 1);
      try {
        safe(`${outer.slice(0, at)}${inner}${outer.slice(at)}`);
      } catch (error) {
        throw error instanceof UnfitHtml ? error : new Error(`seed ${seed}, round ${count}: ${String(error)}`);
      }
    }
  });
});

it.each([
  "<script>",
  '<p onclick="x">',
  "<p title=x>",
  '<a href="javascript:x">',
  '<a href="//x">',
  '<a href="https://x">',
  '<img src="http://x" />',
  '<p style="position:fixed">',
  "a < b",
  "<!-- x -->",
])("the judge of these tests sees what is wrong with %s", (html) => {
  expect(fault(html)).toBeDefined();
});

describe("good HTML", () => {
  it.each([
    '<h2>关于春耕备耕的通知</h2><p style="text-align:center">各县<strong>农业局</strong>：</p><ol start="2"><li>检查水渠</li><li>登记种子</li></ol>',
    "<p>ສະບາຍດີ <em>ທຸກຄົນ</em></p><blockquote>ຂ້າວໜຽວ</blockquote><hr /><p>ກະລຸນາ<br />ອ່ານ</p>",
    '<table><thead><tr><th scope="col">Crop</th><th>t/ha</th></tr></thead><tbody><tr><td colspan="2">Rice &amp; maize</td></tr></tbody></table>',
    '<p><img src="/file/news/a.png" alt="稻田" width="640" /></p>',
    '<p><a href="/sys/dict" rel="noopener">字典</a> <a href="https://example.la/a?b=1&amp;c=2" rel="noopener noreferrer" target="_blank">la</a></p>',
  ])("comes through unchanged: %s", (html) => {
    expect(safe(html)).toBe(html);
  });

  it("is all that stays of what Word and WPS write: words, lists, tables, spans (RT-05)", () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-unhide:no}</style><xml><w:View>Normal</w:View></xml></head>
<body><p class=MsoNormal style='text-align:center;mso-pagination:widow-orphan'><b style='mso-bidi-font-weight:normal'><span lang=EN-US style='font-family:"Times New Roman"'>2026</span>年通知<o:p></o:p></b></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=284 colspan=2 valign=top style='width:213.05pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt'><p class=MsoNormal>品种</p></td></tr><tr><td rowspan="2"><p>稻</p></td></tr></table></body></html>`;
    expect(safe(word).replace(/\s*\n\s*/g, "")).toBe(
      '<p style="text-align:center"><b><span lang="EN-US">2026</span>年通知</b></p><table><tr><td colspan="2"><p>品种</p></td></tr><tr><td rowspan="2"><p>稻</p></td></tr></table>',
    );
    const wps = `<body style="tab-interval:21pt;"><div class="Section0" style="layout-grid:15.6pt;"><p class="MsoNormal"><b><span style="mso-spacerun:'yes';font-family:宋体;font-size:14pt;">种植计划</span></b></p><p class="MsoNormal" align="justify"><img width="400" height="300" src="file:///C:/Users/x/AppData/Local/Temp/ksohtml/wps1.png"></p></div></body>`;
    expect(safe(wps)).toBe("<div><p><b><span>种植计划</span></b></p><p></p></div>");
  });

  it("keeps people's words where only the tag may not stay", () => {
    expect(safe("<font color=red>红</font><center>中</center>a < b")).toBe("红中a &lt; b");
  });
});

describe("limits (RT-03)", () => {
  const LEVELS = HTML_LIMITS.depth;
  test.each([
    ["512 KiB", "x".repeat(HTML_LIMITS.bytes), `${"x".repeat(HTML_LIMITS.bytes)}x`],
    [
      "64 levels",
      "<div>".repeat(LEVELS) + "</div>".repeat(LEVELS),
      "<div>".repeat(LEVELS + 1) + "</div>".repeat(LEVELS + 1),
    ],
    ["three tables in one another", `${"<table><tr><td>".repeat(3)}x`, `${"<table><tr><td>".repeat(4)}x`],
    ["5,000 nodes", "<hr>".repeat(HTML_LIMITS.nodes), "<hr>".repeat(HTML_LIMITS.nodes + 1)],
  ])("%s and no more", (_name, fits, exceeds) => {
    expect(() => sanitizeHtml(fits)).not.toThrow();
    expect(() => sanitizeHtml(exceeds)).toThrow(UnfitHtml);
  });

  test("levels that are never shown count too, and closing what is not open gives none back", () => {
    expect(() => sanitizeHtml("<x-y>".repeat(LEVELS + 1))).toThrow(UnfitHtml);
    expect(() => sanitizeHtml(`${"</div>".repeat(500)}${"<div>".repeat(LEVELS + 1)}`)).toThrow(UnfitHtml);
  });
});

test("the words alone are text: no tag, no entity, cut at a length", () => {
  expect(htmlWords(sanitizeHtml("<p>水稻 &amp; 玉米</p><p>a &lt; b</p><ul><li>一</li><li>二</li></ul>"), 100)).toBe(
    "水稻 & 玉米 a < b 一 二",
  );
  expect(htmlWords("<p>今晚有霜。</p><p>请盖好 （秧苗）\n  a  b</p>", 100)).toBe("今晚有霜。请盖好（秧苗）a b");
  expect(htmlWords("<p>&amp;lt;b&amp;gt;</p>", 100)).toBe("&lt;b&gt;");
  expect(htmlWords("<p>🌾🌾🌾🌾</p>", 3)).toBe("🌾🌾…");
});
