-- The notice before and after one, and the notices of one kind, among any number of them.
create index notice_published on notice (published_at, id) where state = 'published' and deleted_at is null;
create index notice_kind on notice (kind, is_pinned, published_at, id) where state = 'published' and deleted_at is null;
