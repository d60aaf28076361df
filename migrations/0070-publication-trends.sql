-- What was published in each of the last weeks is counted along when it was.
create index article_by_publication on article (published_at) where state = 'published' and deleted_at is null;
create index notice_by_publication on notice (published_at) where state = 'published' and deleted_at is null;
create index enterprise_by_publication on enterprise (published_at) where state = 'published' and deleted_at is null;
create index product_by_publication on product (published_at) where state = 'published' and deleted_at is null;
create index brand_by_publication on brand (published_at) where state = 'published' and deleted_at is null;
create index recommendation_by_publication on recommendation (published_at) where state = 'published' and deleted_at is null;
create index banner_by_publication on banner (published_at) where state = 'published' and deleted_at is null;
-- How many enterprises each division has is counted by the index alone.
drop index enterprise_division;
create index enterprise_division on enterprise (division) include (deleted_at);
