-- The lists of the public site are counted, and begun far back, by what their indexes hold alone: the moment at which a record is
-- taken down stands in them, and what is published of one kind is in the order of its list.
drop index article_public;
create index article_public on article (is_pinned, published_at, id) include (visible_until) where state = 'published' and deleted_at is null;
drop index article_kind;
create index article_kind on article (kind, is_pinned, published_at, id) include (visible_until) where state = 'published' and deleted_at is null;
drop index notice_public;
create index notice_public on notice (is_pinned, published_at, id) include (visible_until) where state = 'published' and deleted_at is null;
drop index notice_kind;
create index notice_kind on notice (kind, is_pinned, published_at, id) include (visible_until) where state = 'published' and deleted_at is null;
drop index enterprise_public;
create index enterprise_public on enterprise ((not is_pinned), sort, id) include (is_pinned, visible_until) where state = 'published' and deleted_at is null;
drop index product_public;
create index product_public on product ((not is_pinned), sort, id) include (is_pinned, visible_until) where state = 'published' and deleted_at is null;
drop index product_category;
create index product_category on product (category, (not is_pinned), sort, id) include (is_pinned, visible_until) where state = 'published' and deleted_at is null;
drop index brand_public;
create index brand_public on brand ((not is_pinned), sort, id) include (is_pinned, visible_until) where state = 'published' and deleted_at is null;
