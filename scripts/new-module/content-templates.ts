import { literal, type Words } from "./templates.ts";

/** The name as a type's: FarmEvent. */
export const typeOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A first declaration of content for visitors: title, summary, cover and text, and what they see of it. */
export const contentDeclarationOf = (name: string, file: string, table: string, title: Words) => `\
import type { Page } from "../../contract/list-query.ts";
import { defineTexts } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { image } from "../../fields/image/image.ts";
import { richText } from "../../fields/rich-text/rich-text.ts";
import { sourceLanguage } from "../../fields/translated-text/source-language.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import type { FoundKind } from "../public-search/public-search.ts";
import { publicSide, type TeaserOf, type WholeOf } from "../public-side/public-side.ts";
import { inTimeFields, publishingOrder, publishRight } from "../publishing/publishing.ts";

/** Titles of the module and of its public calls. */
export const ${name}Texts = defineTexts("public${typeOf(name)}", {
  title: ${literal(title)},
  list: ${literal({ zh: `已发布：${title.zh}`, lo: `ເຜີຍແຜ່ແລ້ວ: ${title.lo}`, en: `Published: ${title.en}` })},
  one: ${literal({ zh: `已发布的一条：${title.zh}`, lo: `ເຜີຍແຜ່ໜຶ່ງອັນ: ${title.lo}`, en: `One published record: ${title.en}` })},
});

export const ${name} = defineModule({
  path: "/cms/${name}",
  table: "${table}",
  title: ${literal(title)},
  record: ${literal(title)},
  purpose: ${literal(title)},
  menu: { group: "content", icon: "list", order: 100, rights: publishRight("cms:${name}") },
  fields: {
    sourceLanguage: sourceLanguage(),
    title: translatedText({ label: ${literal({ zh: "标题", lo: "ຫົວຂໍ້", en: "Title" })}, max: 200, requiredIn: "source", hasSortKey: true }),
    summary: translatedText({ label: ${literal({ zh: "摘要", lo: "ບົດຄັດຫຍໍ້", en: "Summary" })}, max: 400, isLong: true, requiredIn: [] }),
    cover: image({ label: ${literal({ zh: "封面图片", lo: "ຮູບໜ້າປົກ", en: "Cover image" })}, basePath: "/file/${file}/", ratio: "16/9" }),
    content: richText({ label: ${literal({ zh: "正文", lo: "ເນື້ອໃນ", en: "Text" })}, max: 100_000, translated: true, required: "source", basePath: "/file/${file}/" }),
    ...inTimeFields,
  },
  list: {
    columns: ["title", "state", "publishedAt", "laoState", "englishState"],
    filters: ["state", "laoState", "englishState"],
    search: ["title", "summary"],
    sort: ["isPinned desc", "publishedAt desc"],
    notInRows: ["content"],
    body: ["content"],
  },
  recordTitle: "title",
  publicPath: "/home/${name}",
  inOrder: publishingOrder,
  without: ["options"],
  form: { as: "page", columns: 2 },
});

export const public${typeOf(name)} = publicSide(${name}, {
  titles: ${name}Texts,
  order: "newest",
  teaser: ["title", "summary", "cover", "publishedAt", "isPinned"],
  whole: ["content"],
});
export type ${typeOf(name)}Page = Page<TeaserOf<typeof public${typeOf(name)}>>;
export type Whole${typeOf(name)} = WholeOf<typeof public${typeOf(name)}>;

export const found${typeOf(name)}: FoundKind = { module: ${name}, order: "newest", title: ${name}Texts.title, text: "summary", picture: "cover" };
`;

/** The list and form in the console, with the buttons of publishing. */
export const contentScreensOf = (name: string, file: string) => `\
import { publishingScreens } from "../publishing/publishing.web.ts";
import { ${name} } from "./${file}.ts";

export default publishingScreens(${name});
`;

/** The migration that creates the declaration's table; its indexes are those of its lists, filters and searches. */
export const contentMigrationOf = (table: string) => {
  const filters = ["state", "lao_state", "english_state"];
  const byFilter = filters.map(
    (column) =>
      `create index ${table}_by_${column} on ${table} (${column}, is_pinned desc, published_at desc, id desc) include (deleted_at);\n`,
  );
  return `\
create table ${table} (
  id text primary key,
  source_language text not null default 'zh' check (source_language in ('zh', 'lo', 'en')),
  title text,
  title_en text,
  title_lo text,
  title_key text collate "C" generated always as (sort_key(title)) stored,
  title_en_key text collate "C" generated always as (sort_key(title_en)) stored,
  title_lo_key text collate "C" generated always as (sort_key(title_lo)) stored,
  summary text,
  summary_en text,
  summary_lo text,
  cover text,
  content text,
  content_en text,
  content_lo text,
  is_pinned boolean not null default false,
  visible_until timestamptz,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
  publish_at timestamptz,
  published_at timestamptz,
  chinese_state text not null default 'source',
  lao_state text not null default 'missing',
  english_state text not null default 'missing',
  search tsvector not null default '',
  body tsvector,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  deleted_at timestamptz
);
create index ${table}_search on ${table} using gin (search) with (fastupdate = off);
create index ${table}_body on ${table} using gin (body) with (fastupdate = off);
create index ${table}_due on ${table} (publish_at) where state = 'scheduled' and deleted_at is null;
create index ${table}_over on ${table} (visible_until) where state = 'published' and visible_until is not null and deleted_at is null;
create index ${table}_public on ${table} (is_pinned, published_at, id) include (visible_until) where state = 'published' and deleted_at is null;
create index ${table}_in_order on ${table} (is_pinned desc, published_at desc, id desc) include (deleted_at);
create index ${table}_by_title on ${table} (title_key, id) include (deleted_at);
${byFilter.join("")}create index ${table}_chinese_outdated on ${table} (id) where chinese_state = 'outdated';
create index ${table}_by_creation on ${table} (created_at) include (deleted_at);
create index ${table}_by_publication on ${table} (published_at) where state = 'published' and deleted_at is null;
create index ${table}_made_by on ${table} (created_by) include (deleted_at);
create index ${table}_in_bin on ${table} (id) where deleted_at is not null;
create trigger shown_pictures after insert or update or delete on ${table}
  for each row execute function pictures_may_differ('', '{cover,content,content_en,content_lo}');
`;
};

/** Constant of the page's own words. */
const textsOf = (table: string) => `${table.toUpperCase()}_TEXTS`;

/** The public page's own words, apart from it: a screen holds none (scripts/architecture/content-rules.ts). */
export const contentTextsOf = (name: string, table: string) => `\
import { defineTexts } from "../../contract/text.ts";

export const ${textsOf(table)} = defineTexts("${name}Page", {
  none: ${literal({ zh: "暂无内容", lo: "ຍັງບໍ່ມີເນື້ອໃນ", en: "Nothing here yet" })},
  noneText: ${literal({ zh: "请稍后再来查看。", lo: "ກະລຸນາກັບມາເບິ່ງໃໝ່.", en: "Please come back later." })},
});
`;

/** The public page: all records, or with `id` one of them. */
export const contentPageOf = (name: string, file: string, table: string) => `\
${contentViewsOf(name, file, table)}
${contentLoadingOf(name)}`;

/** The fields that the page shows of the list, and of one record. */
const contentViewsOf = (name: string, file: string, table: string) => {
  const type = typeOf(name);
  return `\
import { oneAt } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { ${name}Texts, public${type}, type ${type}Page, type Whole${type} } from "../../modules/${file}/${file}.ts";
import { formatPublishedDay } from "../../contract/date/published-day.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { Card } from "../page/Card.tsx";
import { Empty } from "../page/Empty.tsx";
import { titleOnPage } from "../page/list-title.ts";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { Pagination } from "../page/Pagination.tsx";
import { Picture } from "../picture/Picture.tsx";
import { isBehindLast, oneOrList, type PageAddress, portalPage } from "../page/portal-page.ts";
import { excerpt } from "../seo/plain-excerpt.ts";
import { breadcrumbs, itemList } from "../seo/structured-data.ts";
import { Prose } from "../typography/Prose.tsx";
import { PublicWords } from "../typography/PublicWords.tsx";
import { ${textsOf(table)} as TEXTS } from "./${file}-texts.ts";

const PATH = "/home/${name}";
const addressOf = (id: string): string => oneAt(PATH, id);

function List({ of, address }: { readonly of: ${type}Page; readonly address: PageAddress }) {
  const t = useText();
  const language = useLanguage();
  return (
    <div className="page column">
      <PublicPageHead title={t(${name}Texts.title)} />
      {of.rows.length === 0 ? <Empty title={t(TEXTS.none)} text={t(TEXTS.noneText)} /> : null}
      <div className="card-list">
        {of.rows.map(({ id, title, summary, cover, publishedAt }) => (
          <Card
            key={id}
            href={addressOf(id)}
            title={title}
            picture={cover}
            text={summary}
            foot={<time dateTime={publishedAt}>{formatPublishedDay(publishedAt, language)}</time>}
          />
        ))}
      </div>
      <Pagination of={of} address={address} />
    </div>
  );
}

function One({ of: { title, summary, cover, content, publishedAt } }: { readonly of: Whole${type} }) {
  const t = useText();
  const language = useLanguage();
  return (
    <article className="page column">
      <PublicPageHead
        title={<PublicWords of={title} />}
        lead={summary.text ? <PublicWords of={summary} /> : undefined}
        kicker={<a href={PATH}>{t(${name}Texts.title)}</a>}
      >
        <time dateTime={publishedAt}>{formatPublishedDay(publishedAt, language)}</time>
      </PublicPageHead>
      {cover === "" ? null : <Picture src={cover} alt="" ratio="16/9" sizes="(width < 1100px) 100vw, 1100px" isFirst />}
      <Prose of={content} title={title} />
    </article>
  );
}
`;
};

/** The data that the page loads, and its head. */
const contentLoadingOf = (name: string) => {
  const type = typeOf(name);
  return `\
/** All records, or with \`id\` one of them. */
export const ${name}Page = portalPage<${type}Page | Whole${type}>({
  path: PATH,
  reads: oneOrList(["page"]),
  async load(ask, { query }) {
    const id = query.get("id");
    if (id !== null) return ask(public${type}.calls.one, { id });
    const page = await ask(public${type}.calls.list, { page: query.get("page"), size: "12" });
    return page && !isBehindLast(page) ? page : undefined;
  },
  head(data, { language }) {
    const name = inLanguage(${name}Texts.title, language);
    if ("rows" in data)
      return {
        title: titleOnPage(name, data.page, language),
        canonical: ["page"],
        structured: [itemList(data.rows.map(({ id, title }) => ({ name: title, path: addressOf(id) })))],
      };
    return {
      title: data.title.text,
      description: data.summary.text || excerpt(data.content.text),
      ...(data.cover ? { picture: data.cover } : {}),
      canonical: ["id"],
      languages: data.languages,
      structured: [breadcrumbs([{ name, path: PATH }, { name: data.title, path: addressOf(data.id) }])],
    };
  },
  View: ({ data, address }) => ("rows" in data ? <List of={data} address={address} /> : <One of={data} />),
});
`;
};
