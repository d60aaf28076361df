-- The public list of one category, in the order in which it stands there.
create index product_category on product (category, (not is_pinned), sort, id) where state = 'published' and deleted_at is null;
